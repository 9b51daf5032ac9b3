import { cardProperties, cardPropertyList, type CardProperty } from '@kiban/vocabulary';

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

/** Every property, this one as well. */
export const allProperties = cardPropertyList();

// Not exported from here: an import would run before the property is declared.
export const loadService = async (): Promise<{
  RunningApi: (typeof import('./running-api.js'))['RunningApi'];
  cardFunctions: (typeof import('../store/cards/card-functions.js'))['cardFunctions'];
}> => ({
  ...(await import('./running-api.js')),
  ...(await import('../store/cards/card-functions.js')),
});
