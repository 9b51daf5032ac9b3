export { draftBoard, datesOf, type BoardDraft, type SourceBoard, type SourceCard } from './board-draft.js';
export { boardFaultOf, type BoardFault } from './board-faults.js';
export {
  COLUMN_PROPERTIES,
  fieldOf,
  fieldTarget,
  isColumnTarget,
  UNNAMEABLE,
  type ColumnMapping,
  type ColumnProperty,
  type ColumnTarget,
} from './column-targets.js';
export { cutText } from './cut-text.js';
export { dateOfSerial, dayOrderOf, isOrderAssumed, readDate, type DayOrder } from './dates.js';
export { decodeText } from './decode-text.js';
export { FileError, type FileFault } from './file-error.js';
export { fittedItems, fittedText, ImportReport, type Losses, type Noun } from './import-report.js';
export { People, type ChosenMember, type KnownMember } from './people.js';
export { plankaBoard } from './planka-board.js';
export { PRESETS, presetOf, unusedColumns, usualMapping, type Preset } from './presets.js';
export { tableCards } from './table-cards.js';
export { tableOf } from './table-file.js';
export { readRows } from './table-rows.js';
export type { Table } from './table.js';
export { readTruth } from './truth.js';
export { isVikunjaFile, vikunjaProjects } from './vikunja-projects.js';
