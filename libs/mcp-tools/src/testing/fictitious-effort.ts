import { cardProperties, type CardProperty } from '@kiban/vocabulary';

/** A property that only a test declares, in modules of its own: `own=effort`. */
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
Object.assign(cardProperties, { effort });

// Not exported from here: an import would run before the property is declared.
export const loadTools = async (): Promise<{
  createCards: (typeof import('../tools/create-cards.js'))['createCards'];
  updateCard: (typeof import('../tools/update-card.js'))['updateCard'];
  updateCards: (typeof import('../tools/update-cards.js'))['updateCards'];
}> => ({
  ...(await import('../tools/create-cards.js')),
  ...(await import('../tools/update-card.js')),
  ...(await import('../tools/update-cards.js')),
});
