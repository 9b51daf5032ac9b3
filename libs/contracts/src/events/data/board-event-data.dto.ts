import { type BoardKind, boardKinds, boardVisibilities, type BoardVisibility } from '@kiban/vocabulary';
import { CardLabelDto } from '../../cards/card.dto.js';
import { FieldOptionDto, fieldTypes, type FieldType } from '../../custom-fields/custom-field.dto.js';
import { IdField, ObjectField, ObjectListField, OneOfField, StringField } from '../../fields/fields.js';
import { ListInfoDto } from '../../lists/list.dto.js';

/** `data` of `board.*`. */
export class BoardEventDataDto {
  @IdField({ example: 3 })
  id!: number;

  @StringField({ example: 'Launch' })
  name!: string;

  @OneOfField(boardKinds, { name: 'BoardKind' })
  kind!: BoardKind;

  @OneOfField(boardVisibilities, { name: 'BoardVisibility' })
  visibility!: BoardVisibility;
}

/** `data` of `list.*`. */
export class ListEventDataDto {
  @IdField({ example: 11 })
  id!: number;

  @StringField({ example: 'Doing' })
  name!: string;

  @ObjectField(() => ListInfoDto)
  info!: ListInfoDto;

  @IdField({ nullable: true, description: 'Column of the cell on a grid or timetable', example: null })
  columnId!: number | null;

  @IdField({ nullable: true, description: 'Row of the cell on a grid or timetable', example: null })
  rowId!: number | null;
}

/** `data` of `label.change` when a label of the board was created, changed or deleted. */
export class LabelEventDataDto {
  @IdField({ example: 5 })
  id!: number;

  @StringField({ example: 'urgent' })
  name!: string;

  @StringField({ example: '#ef4444' })
  color!: string;
}

/** `data` of `label.change` when the labels of a card changed. */
export class CardLabelsEventDataDto {
  @IdField({ example: 101 })
  cardId!: number;

  @StringField({ example: 'Prepare the launch' })
  cardTitle!: string;

  @ObjectListField(() => CardLabelDto, { description: 'All labels of the card after the change' })
  labels!: CardLabelDto[];
}

/** `data` of `field.*`. */
export class FieldEventDataDto {
  @IdField({ example: 9 })
  id!: number;

  @StringField({ example: 'Region' })
  name!: string;

  @OneOfField(fieldTypes, { name: 'FieldType', example: 'select' })
  type!: FieldType;

  @ObjectListField(() => FieldOptionDto, { description: 'Empty unless the type is select or multi_select' })
  options!: FieldOptionDto[];
}
