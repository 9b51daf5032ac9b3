import { applyDecorators } from '@nestjs/common';
import { ApiProperty, type ApiPropertyOptions } from '@nestjs/swagger';
import { ValidateBy, ValidateIf } from 'class-validator';
import { Shape } from './field-shape.js';

/**
 * Decorators that say a member's shape once: for validation, for its refusal in one sentence, and for
 * the OpenAPI document. The sentence names what to send instead of what was sent.
 */
export interface FieldOptions {
  description?: string;
  example?: unknown;
  /** The member may be left out of a request. In answers every member is always present. */
  optional?: boolean;
  /** `null` is a value of the member, e.g. "not set". */
  nullable?: boolean;
}

export type Check = (value: unknown) => boolean;

/** A member whose values satisfy `check`; `sentence` says which those are. Arrays and maps name their `itemsMax`. */
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

/** Lets a member be left out, or null, before anything else looks at it. */
export function presence({ optional = false, nullable = false }: FieldOptions): PropertyDecorator[] {
  if (!optional && !nullable) return [];
  return [
    ValidateIf((_, value: unknown) => !((optional && value === undefined) || (nullable && value === null))),
  ];
}
