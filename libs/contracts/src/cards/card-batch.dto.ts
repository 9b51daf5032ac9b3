import { limits } from '@kiban/vocabulary';
import {
  BatchField,
  BooleanField,
  IdField,
  IdListField,
  IntegerField,
  ObjectField,
  type BatchItem,
} from '../fields/fields.js';
import { SetFieldValueDto } from '../custom-fields/custom-field.dto.js';
import { ErrorDto } from '../errors.js';
import { CardDto, CreateCardDto, MoveCardDto, UpdateCardDto } from './card.dto.js';

export class CreateCardsDto {
  @BatchField(() => CreateCardDto, {
    min: 1,
    max: limits.batchCardsMax,
    example: [{ listId: 11, title: 'Prepare the launch' }],
  })
  cards!: BatchItem<CreateCardDto>[];

  @BooleanField({
    optional: true,
    description: '`true`: all cards are created or none; `false`: each card succeeds or fails alone',
    example: true,
  })
  atomic?: boolean;
}

export class LabelChangesDto {
  @IdListField({ max: limits.labelsPerBoardMax, optional: true, description: 'Labels to add', example: [5] })
  add?: number[];

  @IdListField({
    max: limits.labelsPerBoardMax,
    optional: true,
    description: 'Labels to remove',
    example: [6],
  })
  remove?: number[];
}

export class AssigneeChangesDto {
  @IdListField({
    max: limits.assigneesPerCardMax,
    optional: true,
    description: 'Members to add',
    example: [7],
  })
  add?: number[];

  @IdListField({
    max: limits.assigneesPerCardMax,
    optional: true,
    description: 'Members to remove',
    example: [8],
  })
  remove?: number[];
}

export class FieldChangeDto extends SetFieldValueDto {
  @IdField({ description: 'The custom field', example: 9 })
  fieldId!: number;
}

/** One change of one card: exactly one property beside `id` and `version`. */
export class CardChangeDto {
  @IdField({ description: 'The card', example: 101 })
  id!: number;

  @IntegerField({
    min: 1,
    optional: true,
    description: 'Version that the change is based on; with another version, its status is 412',
    example: 3,
  })
  version?: number;

  @ObjectField(() => UpdateCardDto, { optional: true, description: 'As `PATCH /cards/{id}`' })
  set?: UpdateCardDto;

  @ObjectField(() => MoveCardDto, { optional: true, description: 'As `POST /cards/{id}/move`' })
  move?: MoveCardDto;

  @ObjectField(() => LabelChangesDto, {
    optional: true,
    description: 'Adds and removes labels, and keeps the others; a label in both lists is added',
  })
  labels?: LabelChangesDto;

  @ObjectField(() => AssigneeChangesDto, {
    optional: true,
    description: 'Adds and removes assignees, and keeps the others; a member in both lists is added',
  })
  assignees?: AssigneeChangesDto;

  @ObjectField(() => FieldChangeDto, {
    optional: true,
    description: 'Sets or clears a custom field, as `PUT /cards/{id}/fields/{fieldId}`',
  })
  field?: FieldChangeDto;

  @BooleanField({
    optional: true,
    description: '`true` completes the card, `false` reopens it',
    example: true,
  })
  completed?: boolean;

  @BooleanField({
    optional: true,
    description: '`true` archives the card, `false` restores it',
    example: true,
  })
  archived?: boolean;
}

export class UpdateCardsDto {
  @BatchField(() => CardChangeDto, {
    min: 1,
    max: limits.batchChangesMax,
    description: 'A card may occur several times; its changes are made in request order',
    example: [
      { id: 101, set: { dueDate: '2026-11-28' } },
      { id: 101, labels: { add: [5] } },
      { id: 102, move: { listId: 12 } },
    ],
  })
  cards!: BatchItem<CardChangeDto>[];
}

/** Result for one card of a batch, at its index in the request. */
export class CardBatchItemDto {
  @IntegerField({ min: 200, max: 599, example: 201 })
  status!: number;

  @ObjectField(() => CardDto, { optional: true, description: 'Present when the card was written' })
  card?: CardDto;

  @IntegerField({
    min: 1,
    optional: true,
    description:
      'Resulting version of the card’s list; absent for errors and custom fields. The highest version has the newest order',
    example: 8,
  })
  listVersion?: number;

  @ObjectField(() => ErrorDto, {
    optional: true,
    description: 'Present when the card was not written',
    example: undefined,
  })
  error?: ErrorDto;
}
