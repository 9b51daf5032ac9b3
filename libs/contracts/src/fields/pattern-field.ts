import type { ApiPropertyOptions } from '@nestjs/swagger';
import { field, type FieldOptions } from './field.js';

/** Text that matches `pattern`; `sentence` names the accepted values. */
export function PatternField(
  pattern: RegExp,
  { sentence, ...options }: FieldOptions & { sentence: string },
): PropertyDecorator {
  return field(
    'pattern',
    sentence,
    (value) => typeof value === 'string' && pattern.test(value),
    { type: 'string', pattern: pattern.source } as ApiPropertyOptions,
    options,
  );
}
