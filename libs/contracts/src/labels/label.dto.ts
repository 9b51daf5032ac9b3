import { limits } from '@kiban/vocabulary';
import {
  ColorField,
  IdField,
  IdListField,
  IntegerField,
  OneOfField,
  StringField,
  TextField,
} from '../fields/fields.js';

export class LabelDto {
  @IdField({ example: 5 })
  id!: number;

  @IdField({ example: 3 })
  boardId!: number;

  @StringField({ example: 'urgent' })
  name!: string;

  @StringField({ example: '#ef4444' })
  color!: string;

  @StringField({ description: 'Rank on the board; compare as bytes', example: 'a0' })
  position!: string;

  @IntegerField({ min: 1, example: 1 })
  version!: number;
}

export class CreateLabelDto {
  @TextField({ minLength: 1, maxLength: 100, example: 'urgent' })
  name!: string;

  @ColorField({ example: '#ef4444' })
  color!: string;
}

export class UpdateLabelDto {
  @TextField({ minLength: 1, maxLength: 100, optional: true, example: 'very urgent' })
  name?: string;

  @ColorField({ optional: true, example: '#b91c1c' })
  color?: string;

  @IdField({ optional: true, description: 'Directly before this label', example: undefined })
  before?: number;

  @IdField({ optional: true, description: 'Directly after this label', example: undefined })
  after?: number;

  @OneOfField(['first', 'last'], { optional: true, example: undefined })
  position?: 'first' | 'last';
}

export class CardLabelsDto {
  @IdListField({
    max: limits.labelsPerBoardMax,
    description: 'All labels of the card; replaces the current ones',
    example: [5],
  })
  labelIds!: number[];
}

export class CardAssigneesDto {
  @IdListField({
    max: limits.assigneesPerCardMax,
    description: 'All assignees of the card; replaces the current ones',
    example: [7],
  })
  memberIds!: number[];
}

export class BoardMembersDto {
  @IdListField({
    max: 1_000,
    description: 'All members who can see the board while it is private; replaces the current ones',
    example: [7],
  })
  memberIds!: number[];
}
