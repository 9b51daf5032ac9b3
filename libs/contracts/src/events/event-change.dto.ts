import { ApiProperty, type ApiPropertyOptions } from '@nestjs/swagger';

/** Every JSON value: a property may be text, a number, an array of assignees, or an object such as a list's `info`. */
const anyValue = (description: string, example: unknown): ApiPropertyOptions => ({
  description,
  example,
  nullable: true,
  oneOf: [
    { type: 'string' },
    { type: 'number' },
    { type: 'boolean' },
    { type: 'array', items: {} },
    { type: 'object', additionalProperties: true },
  ],
});

/** Old and new value of one property in `changes`. */
export class EventChangeDto {
  @ApiProperty(anyValue('Value before the change; null when there was none', 'To do'))
  from!: unknown;

  @ApiProperty(anyValue('Value after the change; null when it was removed', 'Doing'))
  to!: unknown;
}
