import { cardProperties, type CardProperty } from '@kiban/vocabulary';

/** A property that only a test declares, in modules of its own: `own=story-points`. */
const storyPoints: CardProperty = {
  type: 'number',
  column: 'story_points',
  nullable: true,
  min: 0,
  max: 1_000,
  carriedBy: ['create', 'update', 'copy', 'export', 'event'],
  changed: 'The story points',
  example: 3,
};
Object.assign(cardProperties, { storyPoints });

// Not exported from here: an import would run before the property is declared.
export const loadContents = (): Promise<typeof import('../commands/card-contents.js')> =>
  import('../commands/card-contents.js');
