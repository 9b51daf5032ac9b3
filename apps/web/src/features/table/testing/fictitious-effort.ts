import { cardProperties, type CardProperty } from '@kiban/vocabulary';
import { shownProperties, type ShownProperty } from '../../../card-properties/card-properties.js';

/** A property that only a test declares, in modules of its own: `own=screen-effort`. */
const effort: CardProperty = {
  type: 'number',
  column: 'effort',
  nullable: true,
  min: 0,
  max: 1_000,
  carriedBy: ['create', 'update', 'copy', 'export', 'event'],
  changed: 'The effort',
  example: 3,
};
const shown: Omit<ShownProperty, 'picker'> & { picker: string } = {
  picker: 'effort',
  column: 'effort',
  sort: null,
  sentence: ({ to }, texts, { property }) =>
    to === null ? texts.valueNone(property) : texts.value(property, JSON.stringify(to)),
  undo: 'card',
};
Object.assign(cardProperties, { effort });
Object.assign(shownProperties, { effort: shown });

// Not exported from here: an import would run before the property is declared.
export const loadScreen = async (): Promise<
  typeof import('../../../card-properties/card-properties.js') &
    typeof import('../../../card-history/change-sentence.js') &
    typeof import('../../../card-history/undo-change.js') &
    typeof import('../../../board-model/card-patches.js') &
    typeof import('../table-columns.js') &
    typeof import('../cell-values.js')
> => ({
  ...(await import('../../../card-properties/card-properties.js')),
  ...(await import('../../../card-history/change-sentence.js')),
  ...(await import('../../../card-history/undo-change.js')),
  ...(await import('../../../board-model/card-patches.js')),
  ...(await import('../table-columns.js')),
  ...(await import('../cell-values.js')),
});
