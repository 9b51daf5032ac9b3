import { ApiProperty, getSchemaPath } from '@nestjs/swagger';
import { Allow } from 'class-validator';
import { limits } from '@kiban/vocabulary';
import {
  ColorField,
  IdField,
  IntegerField,
  ObjectListField,
  OneOfField,
  Shape,
  StringField,
  TextField,
} from '../fields/fields.js';
import { fieldValueInputs, fieldValueSentence } from './custom-field-values-field.js';

export const fieldTypes = [
  'text',
  'number',
  'checkbox',
  'date',
  'select',
  'multi_select',
  'member',
  'url',
] as const;
export type FieldType = (typeof fieldTypes)[number];

export class FieldOptionDto {
  @IdField({ example: 91 })
  id!: number;

  @StringField({ example: 'EMEA' })
  label!: string;

  @StringField({ nullable: true, example: '#3b82f6' })
  color!: string | null;
}

export class CustomFieldDto {
  @IdField({ example: 9 })
  id!: number;

  @IdField({ example: 3 })
  boardId!: number;

  @StringField({ example: 'Region' })
  name!: string;

  @OneOfField(fieldTypes, { name: 'FieldType', example: 'select' })
  type!: FieldType;

  @ObjectListField(() => FieldOptionDto, { description: 'Empty unless the type is select or multi_select' })
  options!: FieldOptionDto[];

  @StringField({ description: 'Rank on the board; compare as bytes', example: 'a0' })
  position!: string;

  @IntegerField({ min: 1, example: 1 })
  version!: number;
}

export class NewFieldOptionDto {
  @IdField({
    optional: true,
    description: 'When changing a field: the existing option to keep',
    example: undefined,
  })
  id?: number;

  @TextField({ minLength: 1, maxLength: 100, example: 'EMEA' })
  label!: string;

  @ColorField({ optional: true, nullable: true, example: '#3b82f6' })
  color?: string | null;
}

export class CreateFieldDto {
  @TextField({ minLength: 1, maxLength: 100, example: 'Region' })
  name!: string;

  @OneOfField(fieldTypes, { name: 'FieldType', example: 'select' })
  type!: FieldType;

  @ObjectListField(() => NewFieldOptionDto, {
    optional: true,
    max: limits.optionsPerFieldMax,
    description: 'Only for select and multi_select',
    example: [{ label: 'EMEA' }, { label: 'APAC' }],
  })
  options?: NewFieldOptionDto[];
}

export class UpdateFieldDto {
  @TextField({ minLength: 1, maxLength: 100, optional: true, example: 'Sales region' })
  name?: string;

  @ObjectListField(() => NewFieldOptionDto, {
    optional: true,
    max: limits.optionsPerFieldMax,
    description:
      'All options of the field, in order. Options with an id keep their values; omitted options are deleted with theirs',
    example: undefined,
  })
  options?: NewFieldOptionDto[];

  @IdField({ optional: true, description: 'Directly before this field', example: undefined })
  before?: number;

  @IdField({ optional: true, description: 'Directly after this field', example: undefined })
  after?: number;

  @OneOfField(['first', 'last'], { optional: true, example: undefined })
  position?: 'first' | 'last';
}

/** The component `CustomFieldValue` of the documents: generators name a union only where it is a component. */
export const customFieldValueSchema = {
  description: 'A value of a custom field; null where the card has none',
  anyOf: [
    { type: 'string' },
    { type: 'number' },
    { type: 'boolean' },
    { type: 'array', items: { type: 'integer' } },
    { type: 'null' },
  ],
  example: 91,
};

/** A property whose schema is `CustomFieldValue`. */
export function CustomFieldValueField(
  description = 'Depends on the field’s type: text, url and date are strings, number is a number, checkbox is true or false, select is an ' +
    'option’s id, multi_select an array of them, member a member’s id.',
  example: unknown = 91,
): PropertyDecorator {
  return ApiProperty({ description, example, allOf: [{ $ref: getSchemaPath('CustomFieldValue') }] });
}

export class FieldValueDto {
  @IdField({ example: 101 })
  cardId!: number;

  @IdField({ example: 9 })
  fieldId!: number;

  @OneOfField(fieldTypes, { name: 'FieldType', example: 'select' })
  type!: FieldType;

  @CustomFieldValueField()
  value!: unknown;
}

export class SetFieldValueDto {
  @ApiProperty({
    description:
      'As in the response; select and multi_select accept an option’s label too, and member a member’s name',
    example: 91,
    nullable: true,
    oneOf: fieldValueInputs,
  })
  @Allow()
  @Shape({
    code: 'value',
    sentence: fieldValueSentence,
    itemsMax: limits.optionsPerFieldMax,
  })
  value!: unknown;
}
