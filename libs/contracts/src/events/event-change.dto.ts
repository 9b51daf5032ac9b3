import { ApiProperty, type ApiPropertyOptions } from '@nestjs/swagger';

/** Every JSON value: a member may be text, a number, a list of assignees, or an object such as a list's `info`. */
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

/** What one member was and is, in `changes`. */
export class EventChangeDto {
  @ApiProperty(anyValue('The value before; null where there was none', 'To do'))
  from!: unknown;

  @ApiProperty(anyValue('The value now; null where there is none any more', 'Doing'))
  to!: unknown;
}
