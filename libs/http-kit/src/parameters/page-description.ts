import type { ApiQueryOptions } from '@nestjs/swagger';
import { limits } from '@kiban/contracts';

const text = { type: 'string' } as const;

/** Headers of a response that is one page (decisions §2), for the OpenAPI document. */
export const pageHeaders = {
  'X-Next-Cursor': {
    description: 'Value of `cursor` for the next page; absent on the last page',
    schema: text,
  },
  Link: { description: 'URL of the next page, `rel="next"`; absent on the last page', schema: text },
};

/** The parameters `limit` and `cursor` of a route that reads them itself, for the OpenAPI document. */
export const pageQueries: readonly ApiQueryOptions[] = [
  {
    name: 'limit',
    required: false,
    description: 'Maximum number of items in a page',
    schema: { type: 'integer', minimum: 1, maximum: limits.pageSizeMax, default: limits.pageSizeDefault },
  },
  { name: 'cursor', required: false, description: '`X-Next-Cursor` of the previous page', schema: text },
];
