import { type BoardKind, boardKinds, limits } from '@kiban/vocabulary';
import { CardDto } from '../cards/card.dto.js';
import {
  DateField,
  IdField,
  IntegerField,
  ObjectField,
  ObjectListField,
  OneOfField,
  StringField,
  TextField,
  TimeField,
} from '../fields/fields.js';
import { ListInfoDto } from '../lists/list.dto.js';
import { weekdays, type Weekday } from './grid-axes.dto.js';

export class ColumnDto {
  @IdField({ example: 21 })
  id!: number;

  @StringField({ example: 'Monday' })
  name!: string;

  @StringField({ description: 'Rank among the columns; compare as bytes', example: 'a0' })
  position!: string;

  @OneOfField(weekdays, { nullable: true, name: 'Weekday' })
  weekday!: Weekday | null;

  @DateField({ nullable: true, example: null })
  date!: string | null;

  @IntegerField({ min: 1, example: 1 })
  version!: number;
}

export class RowDto {
  @IntegerField({ min: 0, description: '0 for the single row of a kanban board', example: 31 })
  id!: number;

  @StringField({ example: 'First lesson' })
  name!: string;

  @StringField({ description: 'Rank among the rows; compare as bytes', example: 'a0' })
  position!: string;

  @TimeField({ nullable: true })
  startTime!: string | null;

  @TimeField({ nullable: true })
  endTime!: string | null;

  @IntegerField({ min: 1, example: 1 })
  version!: number;
}

export class CellDto {
  @IdField({ description: 'The list in this cell', example: 11 })
  listId!: number;

  @IdField({ example: 21 })
  columnId!: number;

  @IntegerField({ min: 0, example: 31 })
  rowId!: number;

  @StringField({ example: 'Mathematics' })
  name!: string;

  @ObjectField(() => ListInfoDto)
  info!: ListInfoDto;

  @IntegerField({ min: 0, example: 4 })
  cardCount!: number;

  @ObjectListField(() => CardDto, { optional: true, description: 'With include=cards', example: undefined })
  cards?: CardDto[];
}

export class GridDto {
  @IdField({ example: 3 })
  boardId!: number;

  @OneOfField(boardKinds, { name: 'BoardKind' })
  kind!: BoardKind;

  @IntegerField({ min: 1, example: 1 })
  version!: number;

  @ObjectListField(() => ColumnDto)
  columns!: ColumnDto[];

  @ObjectListField(() => RowDto)
  rows!: RowDto[];

  @ObjectListField(() => CellDto, { description: 'Only cells that have a list' })
  cells!: CellDto[];
}

export class GridQueryDto {
  @OneOfField(['cards'], {
    optional: true,
    description: '`cards` includes the cards of each cell',
    example: undefined,
  })
  include?: 'cards';
}

export class UpdateColumnDto {
  @TextField({ minLength: 1, maxLength: limits.nameLengthMax, optional: true, example: 'Tuesday' })
  name?: string;

  @OneOfField(weekdays, { optional: true, nullable: true, name: 'Weekday', example: 'tuesday' })
  weekday?: Weekday | null;

  @DateField({ optional: true, nullable: true, example: null })
  date?: string | null;
}

export class UpdateRowDto {
  @TextField({ minLength: 1, maxLength: limits.nameLengthMax, optional: true, example: 'Second lesson' })
  name?: string;

  @TimeField({ optional: true, nullable: true, example: '09:00' })
  startTime?: string | null;

  @TimeField({ optional: true, nullable: true, example: '09:45' })
  endTime?: string | null;
}
