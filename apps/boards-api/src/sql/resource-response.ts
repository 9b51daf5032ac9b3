import { entityTag, JsonResponse } from '@kiban/http-kit';
import type { ResourceRow } from './json-text.js';

/** The answer of one resource, with the entity tag that If-Match is compared with. */
export function resourceResponse({ json, version, orderVersion, etag }: ResourceRow): JsonResponse {
  return new JsonResponse(json, { etag: etag ?? entityTag(json, version), orderVersion });
}
