import { applyDecorators } from '@nestjs/common';
import { ApiQuery } from '@nestjs/swagger';
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

/** Documents `limit` and `cursor` on a route that reads them itself. */
export function ApiPageQuery(): MethodDecorator {
  return applyDecorators(
    ApiQuery({
      name: 'limit',
      required: false,
      description: 'Maximum number of items in a page',
      schema: { type: 'integer', minimum: 1, maximum: limits.pageSizeMax, default: limits.pageSizeDefault },
    }),
    ApiQuery({
      name: 'cursor',
      required: false,
      description: '`X-Next-Cursor` of the previous page',
      schema: text,
    }),
  );
}
