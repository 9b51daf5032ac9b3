import { ObjectListField, StringField } from './fields/fields.js';

/** One rejected property of a request. */
export class ErrorDetailDto {
  @StringField({ description: 'Path of the property, e.g. `lists.0.name`', example: 'title' })
  field!: string;

  @StringField({ description: 'Stable, snake case', example: 'text' })
  code!: string;

  @StringField({
    description: 'The accepted values',
    example: 'title must be text of 1 to 500 characters that is not blank.',
  })
  message!: string;
}

/** Body of every error response (specification §7). */
export class ErrorDto {
  @StringField({
    description: 'A sentence that explains the error',
    example: 'There is no card 42 here, or you may not see it.',
  })
  error!: string;

  @StringField({ description: 'Stable, snake case', example: 'not_found' })
  code!: string;

  @StringField({
    description: 'Identifies the request in the service’s log',
    example: '3f6c1a52-9f3e-4c57-8f0e-3d7a5d2b9a10',
  })
  requestId!: string;

  @ObjectListField(() => ErrorDetailDto, {
    optional: true,
    description: 'Present when properties of the request were rejected',
  })
  details?: ErrorDetailDto[];
}
