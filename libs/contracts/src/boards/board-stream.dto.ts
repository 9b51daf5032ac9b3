import { OneOfField } from '../fields/fields.js';

export class BoardStreamQueryDto {
  @OneOfField(['full'], {
    optional: true,
    description:
      '`full` adds `card`, the whole card, to events that add a card to the board: created, restored or from another board',
    example: undefined,
  })
  cards?: 'full';
}
