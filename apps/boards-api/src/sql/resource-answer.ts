import { entityTag, JsonAnswer } from '@kiban/http-kit';
import type { ResourceRow } from './json-text.js';

/** The answer of one resource, with the entity tag that If-Match is compared with. */
export function resourceAnswer({ json, version, orderVersion, etag }: ResourceRow): JsonAnswer {
  return new JsonAnswer(json, { etag: etag ?? entityTag(json, version), orderVersion });
}
