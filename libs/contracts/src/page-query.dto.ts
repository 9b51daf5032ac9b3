import { QueryIntegerField, TextField } from './fields/fields.js';
import { limits } from './limits.js';

/** Page of a collection without a size limit (decisions §2). */
export class PageQueryDto {
  @QueryIntegerField({
    min: 1,
    max: limits.pageSizeMax,
    description: `Maximum number of items per page; default ${limits.pageSizeDefault}`,
    example: 50,
  })
  limit?: number;

  @TextField({
    optional: true,
    minLength: 1,
    maxLength: 500,
    description: 'X-Next-Cursor of the previous page',
    example: undefined,
  })
  cursor?: string;
}
