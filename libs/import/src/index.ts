export { cutText } from './cut-text.js';
export { dateOfSerial, dayOrderOf, isOrderAssumed, readDate, type DayOrder } from './dates.js';
export { decodeText } from './decode-text.js';
export { FileError } from './file-error.js';
export { fittedItems, fittedText, ImportReport, linesNamed, type Losses } from './import-report.js';
export { readRows, type TableRow } from './table-rows.js';
export { readTable, unevenRows, type Table } from './table.js';
export { readTruth } from './truth.js';
