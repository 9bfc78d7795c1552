/** `url-lint`: all modules of the library. A bundler takes what is used. */

export * from './check';
export * from './encode';
export * from './parser';
export * from './scan';
export * from './schemes';
