import { limits } from '@kiban/vocabulary';
import { QueryIntegerField, TextField } from './fields/fields.js';

/** `limit` of a paged collection. */
export function PageLimitField(): PropertyDecorator {
  return QueryIntegerField({
    min: 1,
    max: limits.pageSizeMax,
    description: `Maximum number of items per page; default ${limits.pageSizeDefault}`,
    example: 50,
  });
}

/** `cursor` of a paged collection. */
export function PageCursorField(): PropertyDecorator {
  return TextField({
    optional: true,
    minLength: 1,
    maxLength: 500,
    description: 'X-Next-Cursor of the previous page',
    example: undefined,
  });
}

/** Page of a collection without a size limit (decisions §2). */
export class PageQueryDto {
  @PageLimitField()
  limit?: number;

  @PageCursorField()
  cursor?: string;
}
