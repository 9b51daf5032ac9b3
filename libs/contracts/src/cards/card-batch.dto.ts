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
    description: '`true`: all cards are created or none; `false`: each card succeeds or fails alone',
    example: true,
  })
  atomic?: boolean;
}

/** Result for one card of a batch, at its index in the request. */
export class CardBatchItemDto {
  @IntegerField({ min: 200, max: 599, example: 201 })
  status!: number;

  @ObjectField(() => CardDto, { optional: true, description: 'Present when the card was created' })
  card?: CardDto;

  @IntegerField({
    min: 1,
    optional: true,
    description:
      'Present when the card was created: the resulting version of its list. The highest version has the newest order',
    example: 8,
  })
  listVersion?: number;

  @ObjectField(() => ErrorDto, {
    optional: true,
    description: 'Present when the card was not created',
    example: undefined,
  })
  error?: ErrorDto;
}
