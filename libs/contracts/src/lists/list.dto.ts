import { limits } from '@kiban/vocabulary';
import { CardOmissionField, type CardOmission } from '../cards/card-omission.js';
import { CardDto } from '../cards/card.dto.js';
import { PageQueryDto } from '../page-query.dto.js';
import {
  IdField,
  IntegerField,
  ObjectField,
  ObjectListField,
  OneOfField,
  QueryIdField,
  StringField,
  TextField,
  TextMapField,
  TimestampField,
} from '../fields/fields.js';

/** A list's attached information. A PATCH merges the given properties; null clears one. */
export class ListInfoDto {
  @TextField({
    maxLength: limits.descriptionLengthMax,
    optional: true,
    nullable: true,
    example: 'Work in progress',
  })
  text?: string | null;

  @TextField({ maxLength: limits.infoColorLengthMax, optional: true, nullable: true, example: '#3b82f6' })
  color?: string | null;

  @IntegerField({ min: 0, max: limits.cardsPerListMax, optional: true, nullable: true, example: 5 })
  cardLimit?: number | null;

  @TextMapField({
    max: limits.infoAttributesMax,
    maxLength: limits.infoAttributeLengthMax,
    optional: true,
    nullable: true,
    example: { owner: 'platform' },
  })
  attributes?: Record<string, string> | null;
}

export class ListDto {
  @IdField({ example: 11 })
  id!: number;

  @IdField({ example: 3 })
  boardId!: number;

  @StringField({ example: 'Doing' })
  name!: string;

  @ObjectField(() => ListInfoDto)
  info!: ListInfoDto;

  @IdField({ nullable: true, description: 'Column of the cell on a grid or timetable', example: null })
  columnId!: number | null;

  @IdField({ nullable: true, description: 'Row of the cell on a grid or timetable', example: null })
  rowId!: number | null;

  @StringField({ description: 'Rank on the board; compare as bytes', example: 'a1' })
  position!: string;

  @IntegerField({ min: 0, example: 4 })
  cardCount!: number;

  @TimestampField({ nullable: true, example: null })
  archivedAt!: string | null;

  @IntegerField({ min: 1, example: 1 })
  version!: number;
}

export class ListWithCardsDto extends ListDto {
  @ObjectListField(() => CardDto)
  cards!: CardDto[];

  @IntegerField({
    min: 0,
    optional: true,
    description: 'With `cardsPerList`: number of cards in the list',
    example: 4,
  })
  cardsTotal?: number;

  @StringField({
    optional: true,
    nullable: true,
    description: 'With `cardsPerList`: cursor of the next cards, for GET /lists/{id}/cards',
    example: null,
  })
  nextCursor?: string | null;
}

export class CreateListDto {
  @TextField({ minLength: 1, maxLength: limits.nameLengthMax, example: 'Review' })
  name!: string;

  @ObjectField(() => ListInfoDto, { optional: true })
  info?: ListInfoDto;

  @IdField({ optional: true, description: 'Column of the cell, on a grid or timetable', example: undefined })
  columnId?: number;

  @IdField({ optional: true, description: 'Row of the cell, on a grid or timetable', example: undefined })
  rowId?: number;

  @IdField({ optional: true, description: 'Directly before this list', example: undefined })
  before?: number;

  @IdField({ optional: true, description: 'Directly after this list', example: undefined })
  after?: number;

  @OneOfField(['first', 'last'], { optional: true, example: 'last' })
  position?: 'first' | 'last';
}

export class ListCardsQueryDto extends PageQueryDto {
  @CardOmissionField()
  omit?: CardOmission;
}

export class DeleteListQueryDto {
  @QueryIdField({ description: 'The target list, on the same board', example: undefined })
  moveCardsTo?: number;
}

export class UpdateListDto {
  @TextField({ minLength: 1, maxLength: limits.nameLengthMax, optional: true, example: 'In review' })
  name?: string;

  @ObjectField(() => ListInfoDto, { optional: true })
  info?: ListInfoDto;
}
