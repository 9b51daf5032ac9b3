import { applyDecorators } from '@nestjs/common';
import { ApiProperty, type ApiPropertyOptions } from '@nestjs/swagger';
import { Transform, Type } from 'class-transformer';
import { ValidateBy, ValidateNested } from 'class-validator';
import type { DomainError } from '@kiban/vocabulary';
import { field, presence, type FieldOptions } from './field.js';
import { Shape } from './field-shape.js';

/** @nestjs/swagger accepts a function as a lazy type only when its name is `type`. */
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
    Shape({
      code: 'object',
      sentence: 'an object',
      itemsMax: Number.POSITIVE_INFINITY,
      nested: { type, isList: false },
    }),
    ...presence(options),
    ValidateBy({
      name: 'object',
      validator: {
        validate: isPlainObject,
        defaultMessage: () => '$property must be an object.',
      },
    }),
    ValidateNested({ message: '$property must be an object.' }),
    Type(type),
  );
}

interface ListOptions extends FieldOptions {
  min?: number;
  max?: number;
}

/** An array of objects of class `type()`. Requests set its `max`; responses may omit it. */
export function ObjectListField(type: () => new () => object, options: ListOptions = {}): PropertyDecorator {
  return applyDecorators(
    ...listField(type, options, { isBatch: false, isItem: isPlainObject }),
    ValidateNested({ each: true, message: '$property must be an array of objects.' }),
    Type(type),
  );
}

/** An element of a batch: valid, or the error of a request of its own. */
export type BatchItem<Item> = Item | DomainError;

/**
 * An array whose elements are results of their own, each of class `type()` or malformed: the property is of the type
 * `BatchItem[]`. The validation of bodies (http-kit) reads each element alone.
 */
export function BatchField(
  type: () => new () => object,
  options: ListOptions & { max: number },
): PropertyDecorator {
  return applyDecorators(...listField(type, options, { isBatch: true, isItem: () => true }));
}

const isPlainObject = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function listField(
  type: () => new () => object,
  options: ListOptions,
  { isBatch, isItem }: { isBatch: boolean; isItem: (value: unknown) => boolean },
): PropertyDecorator[] {
  const { description, example, optional = false, nullable = false, min = 0, max } = options;
  const sentence = max === undefined ? 'an array of objects' : `an array of ${min} to ${max} objects`;
  return [
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
    Shape({ code: 'list', sentence, itemsMax: max ?? 0, nested: { type, isList: true, isBatch } }),
    ...presence(options),
    ValidateBy({
      name: 'list',
      validator: {
        validate: (value) =>
          Array.isArray(value) &&
          value.length >= min &&
          (max === undefined || value.length <= max) &&
          value.every(isItem),
        defaultMessage: () => `$property must be ${sentence}.`,
      },
    }),
  ];
}

/** An object with any properties, of at most `bytesMax` bytes as compact JSON. Nest removes `constructor` and `prototype`. */
export function JsonObjectField(options: FieldOptions & { bytesMax: number }): PropertyDecorator {
  const { bytesMax } = options;
  return applyDecorators(
    field(
      'json_object',
      `a JSON object of at most ${bytesMax} bytes`,
      (value) =>
        typeof value === 'object' &&
        value !== null &&
        !Array.isArray(value) &&
        Buffer.byteLength(JSON.stringify(value)) <= bytesMax,
      { type: 'object', additionalProperties: true } as ApiPropertyOptions,
      { ...options, itemsMax: Number.POSITIVE_INFINITY },
    ),
    // The copy of class-transformer lacks properties such as `toString`.
    Transform(({ obj, key }: { obj: Record<string, unknown>; key: string }) => obj[key]),
  );
}
