import { QueryIntegerField, TextField } from './fields/fields.js';
import { limits } from './limits.js';

/** Which page of a collection that grows (decisions §2). */
export class PageQueryDto {
  @QueryIntegerField({
    min: 1,
    max: limits.pageSizeMax,
    description: `Rows of a page; ${limits.pageSizeDefault} unless said`,
    example: 50,
  })
  limit?: number;

  @TextField({
    optional: true,
    minLength: 1,
    maxLength: 500,
    description: 'X-Next-Cursor of the page before',
    example: undefined,
  })
  cursor?: string;
}
