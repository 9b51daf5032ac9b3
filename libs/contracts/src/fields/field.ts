import { applyDecorators } from '@nestjs/common';
import { ApiProperty, type ApiPropertyOptions } from '@nestjs/swagger';
import { ValidateBy, ValidateIf } from 'class-validator';
import { Shape } from './field-shape.js';

/**
 * Decorators that define a property once: for validation, its error message, and the OpenAPI document.
 * The message names the accepted values.
 */
export interface FieldOptions {
  description?: string;
  example?: unknown;
  /** Requests may omit the property. Responses always contain every property. */
  optional?: boolean;
  /** The property accepts `null`, e.g. "not set". */
  nullable?: boolean;
}

export type Check = (value: unknown) => boolean;

/** A property whose values satisfy `check`; `sentence` names them. Arrays and maps set `itemsMax`. */
export function field(
  code: string,
  sentence: string,
  check: Check,
  schema: ApiPropertyOptions,
  options: FieldOptions & { itemsMax?: number },
): PropertyDecorator {
  const { description, example, optional = false, nullable = false, itemsMax = 0 } = options;
  const orNull = nullable ? ', or null' : '';
  return applyDecorators(
    Shape({ code, sentence: sentence + orNull, itemsMax }),
    ApiProperty({ ...schema, description, example, required: !optional, nullable } as ApiPropertyOptions),
    ...presence(options),
    ValidateBy({
      name: code,
      validator: { validate: check, defaultMessage: () => `$property must be ${sentence}${orNull}.` },
    }),
  );
}

/** Accepts an omitted or null property before any other check runs. */
export function presence({ optional = false, nullable = false }: FieldOptions): PropertyDecorator[] {
  if (!optional && !nullable) return [];
  return [
    ValidateIf((_, value: unknown) => !((optional && value === undefined) || (nullable && value === null))),
  ];
}
