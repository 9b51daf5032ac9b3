import { limits } from '@kiban/vocabulary';
import { BooleanField, IdField, OneOfField, TextField } from '../fields/fields.js';

const keeps = (what: string): string => `Whether the copy has the ${what} (default true)`;

export class CopyCardDto {
  @IdField({
    optional: true,
    description: 'The target list; it may be on another board. Default: the list of the card',
    example: 12,
  })
  listId?: number;

  @IdField({ optional: true, description: 'Directly before this card, which must be in the list' })
  before?: number;

  @IdField({ optional: true, description: 'Directly after this card, which must be in the list' })
  after?: number;

  @OneOfField(['first', 'last'], { optional: true, example: 'first' })
  position?: 'first' | 'last';

  @TextField({
    minLength: 1,
    maxLength: limits.titleLengthMax,
    optional: true,
    description: 'Default: the title of the card',
    example: 'Prepare the next launch day',
  })
  title?: string;

  @BooleanField({ optional: true, description: keeps('labels'), example: true })
  labels?: boolean;

  @BooleanField({ optional: true, description: keeps('assignees'), example: true })
  assignees?: boolean;

  @BooleanField({ optional: true, description: keeps('field values'), example: true })
  fields?: boolean;

  @BooleanField({ optional: true, description: keeps('checklist'), example: true })
  checklist?: boolean;
}
