import { ObjectListField, StringField } from './fields/fields.js';

/** One member of a request that was refused. */
export class ErrorDetailDto {
  @StringField({ description: 'Path of the member, e.g. `lists.0.name`', example: 'title' })
  field!: string;

  @StringField({ description: 'Stable, snake case', example: 'text' })
  code!: string;

  @StringField({
    description: 'What to send instead',
    example: 'title must be text of 1 to 500 characters that is not blank.',
  })
  message!: string;
}

/** Every failed request answers with this object (specification §7). */
export class ErrorDto {
  @StringField({
    description: 'A sentence that says what to send instead',
    example: 'There is no card 42 here, or you may not see it.',
  })
  error!: string;

  @StringField({ description: 'Stable, snake case', example: 'not_found' })
  code!: string;

  @StringField({
    description: 'Names the request in the service’s log',
    example: '3f6c1a52-9f3e-4c57-8f0e-3d7a5d2b9a10',
  })
  requestId!: string;

  @ObjectListField(() => ErrorDetailDto, {
    optional: true,
    description: 'Present when members of the request were refused',
  })
  details?: ErrorDetailDto[];
}
