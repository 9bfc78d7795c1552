/** A description of a server's interface, with a sample of what it answers. */
export const api = (text: string): string => `{"openapi": "3.0.0", "x": {"example": {"uri": "${text}"}}}`;
