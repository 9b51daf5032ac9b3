import { BooleanField, IntegerField, ObjectField, ObjectListField } from '../fields/fields.js';
import { ErrorDto } from '../errors.js';
import { limits } from '../limits.js';
import { CardDto, CreateCardDto } from './card.dto.js';

export class CreateCardsDto {
  @ObjectListField(() => CreateCardDto, {
    min: 1,
    max: limits.batchCardsMax,
    example: [{ listId: 11, title: 'Prepare the launch' }],
  })
  cards!: CreateCardDto[];

  @BooleanField({
    optional: true,
    description: 'true makes all of them or none; false each for itself',
    example: true,
  })
  atomic?: boolean;
}

/** What became of one card of a batch, at its place in the request. */
export class CardBatchItemDto {
  @IntegerField({ min: 200, max: 599, example: 201 })
  status!: number;

  @ObjectField(() => CardDto, { optional: true, description: 'Where it was made' })
  card?: CardDto;

  @IntegerField({
    min: 1,
    optional: true,
    description:
      'Where it was made: the version of its list as of then, of which the greater one has the newer order',
    example: 8,
  })
  listVersion?: number;

  @ObjectField(() => ErrorDto, { optional: true, description: 'Where it was not', example: undefined })
  error?: ErrorDto;
}
