import { BooleanQueryField, IdField, IntegerField, TextListField } from '../fields/fields.js';

/** What an import makes, or would make. */
export class ImportPlanDto {
  @IntegerField({ min: 0, example: 3 })
  lists!: number;

  @IntegerField({ min: 0, example: 12 })
  cards!: number;

  @TextListField({
    max: 100_000,
    maxLength: 2_000,
    description: 'Sentences that describe skipped or changed items',
    example: ['2 attachments were left out: cards have none here.'],
  })
  unmapped!: string[];
}

/** Result of an import. */
export class ImportResultDto extends ImportPlanDto {
  @IdField({ description: 'The new board', example: 4 })
  boardId!: number;
}

export class ImportQueryDto {
  @BooleanQueryField({ description: 'Only return what the import would make', example: undefined })
  dryRun?: 'true' | 'false';
}
