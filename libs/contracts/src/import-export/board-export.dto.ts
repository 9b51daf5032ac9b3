import { ApiProperty } from '@nestjs/swagger';
import {
  type BoardKind,
  boardKinds,
  boardVisibilities,
  type BoardVisibility,
  type ViewKind,
} from '@kiban/vocabulary';
import { DefaultViewField } from '../boards/default-view-field.js';
import { fieldTypes, type FieldType } from '../custom-fields/custom-field.dto.js';
import {
  BooleanField,
  DateField,
  IntegerField,
  ObjectField,
  ObjectListField,
  OneOfField,
  StringField,
  TimeField,
} from '../fields/fields.js';
import { dependencyTypes, type DependencyType } from '../gantt/gantt.dto.js';
import { weekdays, type Weekday } from '../grid/grid-axes.dto.js';
import { ListInfoDto } from '../lists/list.dto.js';
import { ExportedCardDto } from './exported-card.dto.js';

export class ExportedBoardDto {
  @StringField({ example: 'Launch' })
  name!: string;

  @StringField({ nullable: true, example: null })
  description!: string | null;

  @OneOfField(boardKinds, { name: 'BoardKind' })
  kind!: BoardKind;

  @OneOfField(boardVisibilities, { name: 'BoardVisibility' })
  visibility!: BoardVisibility;

  @DefaultViewField()
  defaultView!: ViewKind | null;
}

export class ExportedColumnDto {
  @StringField({ example: 'Monday' })
  name!: string;

  @OneOfField(weekdays, { nullable: true, name: 'Weekday' })
  weekday!: Weekday | null;

  @DateField({ nullable: true, example: null })
  date!: string | null;
}

export class ExportedRowDto {
  @StringField({ example: 'First lesson' })
  name!: string;

  @TimeField({ nullable: true })
  startTime!: string | null;

  @TimeField({ nullable: true, example: '09:30' })
  endTime!: string | null;
}

export class ExportedLabelDto {
  @StringField({ example: 'urgent' })
  name!: string;

  @StringField({ example: '#ef4444' })
  color!: string;
}

export class ExportedOptionDto {
  @StringField({ example: 'EMEA' })
  label!: string;

  @StringField({ nullable: true, example: '#3b82f6' })
  color!: string | null;
}

export class ExportedFieldDto {
  @StringField({ example: 'Region' })
  name!: string;

  @OneOfField(fieldTypes, { name: 'FieldType', example: 'select' })
  type!: FieldType;

  @ObjectListField(() => ExportedOptionDto, {
    description: 'Empty unless the type is select or multi_select',
  })
  options!: ExportedOptionDto[];
}

export class ExportedListDto {
  @StringField({ example: 'Doing' })
  name!: string;

  @ObjectField(() => ListInfoDto)
  info!: ListInfoDto;

  @IntegerField({
    min: 0,
    nullable: true,
    description: 'Place of its column in `columns`, from 0; null on a kanban board',
    example: null,
  })
  column!: number | null;

  @IntegerField({
    min: 0,
    nullable: true,
    description: 'Place of its row in `rows`, from 0; null on a kanban board',
    example: null,
  })
  row!: number | null;

  @BooleanField({ example: false })
  archived!: boolean;

  @ObjectListField(() => ExportedCardDto, { description: 'In their order in the list' })
  cards!: ExportedCardDto[];
}

/** Cards have numbers here: from 0, through the cards of all lists in the order of the export. */
export class ExportedDependencyDto {
  @IntegerField({ min: 0, description: 'Number of the task that depends on the other', example: 1 })
  task!: number;

  @IntegerField({ min: 0, description: 'Number of the other task', example: 0 })
  dependsOn!: number;

  @OneOfField(dependencyTypes, { name: 'DependencyType' })
  type!: DependencyType;

  @IntegerField({ example: 0 })
  lagDays!: number;
}

const cardNumbers = (description: string, example: readonly number[]): PropertyDecorator =>
  ApiProperty({ type: 'array', items: { type: 'integer', minimum: 0 }, description, example });

export class ExportedGanttDto {
  @cardNumbers('Numbers of the cards with a place in the chart, in its order', [0])
  order!: number[];

  @cardNumbers('Numbers of the cards that are milestones', [])
  milestones!: number[];

  @ObjectListField(() => ExportedDependencyDto)
  dependencies!: ExportedDependencyDto[];
}

/** A board as a file, without ids of its own: an import makes an equal board of it. */
export class BoardExportDto {
  @OneOfField(['kiban.board'])
  format!: 'kiban.board';

  @ApiProperty({ type: 'integer', enum: [1], example: 1 })
  formatVersion!: 1;

  @ObjectField(() => ExportedBoardDto)
  board!: ExportedBoardDto;

  @ObjectListField(() => ExportedColumnDto, { description: 'Empty on a kanban board' })
  columns!: ExportedColumnDto[];

  @ObjectListField(() => ExportedRowDto, { description: 'Empty on a kanban board' })
  rows!: ExportedRowDto[];

  @ObjectListField(() => ExportedLabelDto)
  labels!: ExportedLabelDto[];

  @ObjectListField(() => ExportedFieldDto)
  fields!: ExportedFieldDto[];

  @ObjectListField(() => ExportedListDto, { description: 'In their order on the board' })
  lists!: ExportedListDto[];

  @ObjectField(() => ExportedGanttDto)
  gantt!: ExportedGanttDto;
}

/** An export whose null, false and empty properties are omitted. */
export class PartialBoardExportDto {
  @OneOfField(['kiban.board'])
  format!: 'kiban.board';

  @ApiProperty({ type: 'integer', enum: [1], example: 1 })
  formatVersion!: 1;

  @ApiProperty({
    type: 'object',
    additionalProperties: true,
    description: 'Properties of ExportedBoard; only `name` is required',
    example: { name: 'Launch' },
  })
  board!: Record<string, unknown>;
}

/** What an import reads of a board's JSON export of Trello. */
export class TrelloBoardDto {
  @ApiProperty({ type: 'string', example: 'Launch' })
  name!: string;

  @ApiProperty({ type: 'array', items: { type: 'object', additionalProperties: true } })
  lists!: Record<string, unknown>[];

  @ApiProperty({ type: 'array', items: { type: 'object', additionalProperties: true } })
  cards!: Record<string, unknown>[];
}
