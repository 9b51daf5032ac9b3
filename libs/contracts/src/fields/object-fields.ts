import { applyDecorators } from '@nestjs/common';
import { ApiProperty, type ApiPropertyOptions } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { ValidateBy, ValidateNested } from 'class-validator';
import { presence, type FieldOptions } from './field.js';

/** @nestjs/swagger takes a function for a lazy type only where the function's name is `type`. */
function lazily(reference: () => new () => object): () => new () => object {
  const type = (): new () => object => reference();
  return type;
}

/** A nested object of class `type()`. */
export function ObjectField(type: () => new () => object, options: FieldOptions = {}): PropertyDecorator {
  const { description, example, optional = false, nullable = false } = options;
  return applyDecorators(
    ApiProperty({
      type: lazily(type),
      description,
      example,
      required: !optional,
      nullable,
    } as ApiPropertyOptions),
    ...presence(options),
    ValidateBy({
      name: 'object',
      validator: {
        validate: (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
        defaultMessage: () => '$property must be an object.',
      },
    }),
    ValidateNested({ message: '$property must be an object.' }),
    Type(type),
  );
}

/** An array of objects of class `type()`. */
export function ObjectListField(
  type: () => new () => object,
  options: FieldOptions & { min?: number; max?: number } = {},
): PropertyDecorator {
  const { description, example, optional = false, nullable = false, min = 0, max } = options;
  const bound = max === undefined ? '' : ` of ${min} to ${max} objects`;
  return applyDecorators(
    ApiProperty({
      type: lazily(type),
      isArray: true,
      description,
      example,
      required: !optional,
      nullable,
      ...(min ? { minItems: min } : {}),
      ...(max === undefined ? {} : { maxItems: max }),
    } as ApiPropertyOptions),
    ...presence(options),
    ValidateBy({
      name: 'list',
      validator: {
        validate: (value) =>
          Array.isArray(value) &&
          value.length >= min &&
          (max === undefined || value.length <= max) &&
          value.every((member) => typeof member === 'object' && member !== null && !Array.isArray(member)),
        defaultMessage: () => `$property must be an array${bound || ' of objects'}.`,
      },
    }),
    ValidateNested({ each: true, message: '$property must be an array of objects.' }),
    Type(type),
  );
}
