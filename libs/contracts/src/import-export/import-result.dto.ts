import { IdField, IntegerField, TextListField } from '../fields/fields.js';

/** What became of an import. */
export class ImportResultDto {
  @IdField({ description: 'The new board', example: 4 })
  boardId!: number;

  @IntegerField({ min: 0, example: 3 })
  lists!: number;

  @IntegerField({ min: 0, example: 12 })
  cards!: number;

  @TextListField({
    max: 100_000,
    maxLength: 2_000,
    description: 'What had no counterpart here, in sentences',
    example: ['2 attachments were left out: cards have none here.'],
  })
  unmapped!: string[];
}
