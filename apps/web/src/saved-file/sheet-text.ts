/** What a spreadsheet takes for a formula, also in its full-width form; behind apostrophes it is marked already. */
const FORMULA = /^'*[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20]/;
const MARKED = /^'+[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20]/;

/** A text as a spreadsheet takes it for text: one that it would run as a formula begins with an apostrophe. */
export const asSheetText = (text: string): string => (FORMULA.test(text) ? `'${text}` : text);

/** The text without the mark. */
export const fromSheetText = (text: string): string => (MARKED.test(text) ? text.slice(1) : text);
