import { limits } from '@kiban/vocabulary';
import { BooleanField, TextField } from '../fields/fields.js';

export class DuplicateBoardDto {
  @TextField({
    minLength: 1,
    maxLength: limits.nameLengthMax,
    optional: true,
    description: 'Name of the copy; default: “Copy of” and the name of the board',
    example: 'Launch in spring',
  })
  name?: string;

  @BooleanField({
    optional: true,
    description: 'Whether the cards are copied as well (default true), and not only lists, labels and fields',
    example: true,
  })
  cards?: boolean;

  @BooleanField({
    optional: true,
    description: 'Whether the copied cards keep their assignees (default true)',
    example: true,
  })
  assignees?: boolean;
}
