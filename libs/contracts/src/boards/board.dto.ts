import {
  type BoardKind,
  boardKinds,
  boardVisibilities,
  type BoardVisibility,
  limits,
  type ViewKind,
} from '@kiban/vocabulary';
import { CardOmissionField, type CardOmission } from '../cards/card-omission.js';
import { PermanentAddressField } from '../permanent-address-field.js';
import { MemberReferenceDto } from '../member-reference.dto.js';
import {
  BooleanField,
  IdField,
  IntegerField,
  ObjectField,
  ObjectListField,
  OneOfField,
  QueryIntegerField,
  StringField,
  TextField,
  TimestampField,
} from '../fields/fields.js';
import { NewColumnDto, NewRowDto } from '../grid/grid-axes.dto.js';
import { ListWithCardsDto } from '../lists/list.dto.js';
import { DefaultViewField } from './default-view-field.js';

export class BoardDto {
  @IdField({ example: 3 })
  id!: number;

  @PermanentAddressField('/boards/3')
  url!: string;

  @StringField({ example: 'Launch' })
  name!: string;

  @StringField({ nullable: true, example: 'Everything for the first release' })
  description!: string | null;

  @OneOfField(boardKinds, { name: 'BoardKind' })
  kind!: BoardKind;

  @OneOfField(boardVisibilities, { name: 'BoardVisibility' })
  visibility!: BoardVisibility;

  @BooleanField({
    description: 'Whether new boards are made from it; a duplicate is no template',
    example: false,
  })
  isTemplate!: boolean;

  @DefaultViewField()
  defaultView!: ViewKind | null;

  @StringField({ description: 'Rank among the workspace’s boards; compare as bytes', example: 'a0' })
  position!: string;

  @TimestampField({ nullable: true, example: null })
  archivedAt!: string | null;

  @IntegerField({ min: 0, description: 'Number of lists that are not archived', example: 3 })
  listCount!: number;

  @IntegerField({ min: 0, description: 'Number of cards that are not archived', example: 12 })
  cardCount!: number;

  @TimestampField()
  createdAt!: string;

  @TimestampField()
  updatedAt!: string;

  @ObjectField(() => MemberReferenceDto)
  createdBy!: MemberReferenceDto;

  @IntegerField({ min: 1, example: 1 })
  version!: number;
}

export class BoardWithListsDto extends BoardDto {
  @ObjectListField(() => ListWithCardsDto)
  lists!: ListWithCardsDto[];
}

/** Query of collections that omit archived objects by default. */
export class BoardListQueryDto {
  @OneOfField(['false', 'true', 'all'], {
    optional: true,
    description: '`true` returns only archived objects, `all` both, `false` (default) only active ones',
    name: 'ArchivedFilter',
  })
  archived?: 'false' | 'true' | 'all';
}

export class BoardQueryDto {
  @QueryIntegerField({
    min: 1,
    max: limits.pageSizeMax,
    description: 'Maximum number of cards per list; default: all',
    example: undefined,
  })
  cardsPerList?: number;

  @CardOmissionField()
  omit?: CardOmission;
}

export class NewListDto {
  @TextField({ minLength: 1, maxLength: limits.nameLengthMax, example: 'To do' })
  name!: string;
}

export class CreateBoardDto {
  @TextField({ minLength: 1, maxLength: limits.nameLengthMax, example: 'Launch' })
  name!: string;

  @TextField({
    maxLength: limits.descriptionLengthMax,
    optional: true,
    nullable: true,
    example: 'Everything for the first release',
  })
  description?: string | null;

  @OneOfField(boardKinds, { optional: true, name: 'BoardKind' })
  kind?: BoardKind;

  @OneOfField(boardVisibilities, { optional: true, name: 'BoardVisibility' })
  visibility?: BoardVisibility;

  @DefaultViewField({ optional: true })
  defaultView?: ViewKind | null;

  @ObjectListField(() => NewColumnDto, {
    optional: true,
    max: limits.columnsPerBoardMax,
    description: 'Columns of a grid or timetable',
    example: undefined,
  })
  columns?: NewColumnDto[];

  @ObjectListField(() => NewRowDto, {
    optional: true,
    max: limits.rowsPerBoardMax,
    description: 'Rows of a grid or timetable',
    example: undefined,
  })
  rows?: NewRowDto[];

  @ObjectListField(() => NewListDto, {
    optional: true,
    max: limits.listsPerBoardMax,
    example: [{ name: 'To do' }, { name: 'Doing' }, { name: 'Done' }],
  })
  lists?: NewListDto[];
}

export class UpdateBoardDto {
  @TextField({ minLength: 1, maxLength: limits.nameLengthMax, optional: true, example: 'Launch' })
  name?: string;

  @TextField({
    maxLength: limits.descriptionLengthMax,
    optional: true,
    nullable: true,
    example: 'Everything for the first release',
  })
  description?: string | null;

  @OneOfField(boardVisibilities, { optional: true, name: 'BoardVisibility' })
  visibility?: BoardVisibility;

  @BooleanField({ optional: true, description: 'Whether new boards are made from it', example: false })
  isTemplate?: boolean;

  @DefaultViewField({ optional: true })
  defaultView?: ViewKind | null;
}
