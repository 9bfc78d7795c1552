;;; Drives Emacs' eglot: `emacs --batch -l emacs.el`. What is seen goes to URL_LINT_RESULTS, as JSON.  -*- lexical-binding: t -*-

(package-initialize)
(require 'eglot)
(require 'flymake)
(require 'json)

;; What eglot asks for, and so what is seen, does not depend on whether markdown-mode is installed.
(fmakunbound 'gfm-view-mode)

(defvar results nil)

(defun note (name value)
  (push (cons name value) results))

(defun wait (what condition)
  "Wait until CONDITION is true, and return what it returns."
  (let ((deadline (+ (float-time) 30)) value)
    (while (not (setq value (funcall condition)))
      (when (> (float-time) deadline) (error "waited in vain: %s" what))
      (accept-process-output nil 0.02))
    value))

(defun third-line ()
  (save-excursion
    (goto-char (point-min))
    (forward-line 2)
    (buffer-substring-no-properties (point) (line-end-position))))

(defun choose (beginning end kind wanted)
  "The titles of the code actions there; WANTED is applied."
  (let ((actions (append (eglot-code-actions beginning end kind) nil)) titles)
    (dolist (action actions)
      (push (plist-get action :title) titles)
      (when (equal (plist-get action :title) wanted)
        (let ((title (plist-get action :title))
              ;; Asked for by a key, not by the mouse.
              (last-nonmenu-event ?a))
          (cl-letf (((symbol-function 'completing-read) (lambda (&rest _) title)))
            (eglot-code-actions beginning end kind t)))))
    (vconcat (nreverse titles))))

(defun drive ()
  (let ((node (getenv "URL_LINT_NODE"))
        (server (getenv "URL_LINT_SERVER"))
        (folder (getenv "URL_LINT_FOLDER"))
        (eglot-sync-connect t)
        (eglot-autoshutdown t)
        (eglot-confirm-server-initiated-edits nil))
    (find-file (expand-file-name "notes.md" folder))
    (text-mode)
    (setq eglot-server-programs `((text-mode . (,node ,server "--stdio"))))
    (apply #'eglot (eglot--guess-contact))
    (setq-local flymake-no-changes-timeout 0.1)
    (flymake-mode 1)
    (flymake-start)
    (wait "diagnostics" (lambda () (= 3 (length (flymake-diagnostics)))))
    (note 'editor (format "Emacs %s, eglot %s" emacs-version
                          (eglot-version-of)))
    (note 'diagnostics
          (vconcat
           (mapcar (lambda (each)
                     `((text . ,(buffer-substring-no-properties (flymake-diagnostic-beg each) (flymake-diagnostic-end each)))
                       (message . ,(flymake-diagnostic-text each))))
                   (sort (flymake-diagnostics)
                         (lambda (one other) (< (flymake-diagnostic-beg one) (flymake-diagnostic-beg other)))))))
    (goto-char (point-min))
    (search-forward "//shop")
    (let (shown)
      (eglot-hover-eldoc-function (lambda (text &rest _) (setq shown (or text ""))))
      (wait "a hover" (lambda () shown))
      (note 'hover (vconcat (split-string (substring-no-properties shown) "\n"))))
    (goto-char (point-min))
    (search-forward "fish")
    (note 'actions (choose (point) (1+ (point)) nil "Write \"|\" as %7C"))
    (note 'fixed (third-line))
    (eglot--signal-textDocument/didChange)
    (choose (point-min) (point-max) "source.fixAll.urlLint" "Apply all safe URL Lint fixes")
    (note 'all (third-line))
    (eglot--signal-textDocument/didChange)
    (eglot-execute-command
     (eglot-current-server) 'urlLint.useHttps
     (vector (list :textDocument (eglot--TextDocumentIdentifier)
                   :range (list :start '(:line 2 :character 0) :end '(:line 2 :character 99)))))
    (wait "https" (lambda () (string-match-p "https://shop" (third-line))))
    (note 'command (third-line))
    (set-buffer-modified-p nil)))

(defun eglot-version-of ()
  (let ((description (cadr (assq 'eglot package-alist))))
    (if description (package-version-join (package-desc-version description)) "built in")))

(condition-case problem
    (drive)
  (error (note 'problem (error-message-string problem))))

(let ((coding-system-for-write 'utf-8))
  (with-temp-file (getenv "URL_LINT_RESULTS") (insert (json-encode results))))
(kill-emacs 0)
