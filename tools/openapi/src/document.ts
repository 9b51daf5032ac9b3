import type { OpenAPIObject } from '@nestjs/swagger';
import { apiPrefix, apiVersion } from '@kiban/contracts';
import { withNullTypes } from './nullable.js';
import { addSharedAnswers } from './shared-answers.js';
import { serviceDocuments } from './service-documents.js';
import { webhooksSection } from './webhooks-section.js';

export type ApiDocument = OpenAPIObject & { webhooks: Record<string, unknown> };

/** The one document of {base_url}, whichever service answers a route (decisions §1). */
export async function buildDocument(): Promise<ApiDocument> {
  const parts = await serviceDocuments();
  const document = {
    openapi: '3.1.0',
    info: {
      title: 'Kiban API',
      version: apiVersion,
      summary: 'Work on boards: boards, lists, cards, custom fields, Gantt charts, webhooks',
      description:
        'Plain JSON without an envelope. Send `Authorization: Bearer kbn_…` with every request. A failed request answers `{ "error": "…" }` with a sentence that says what to send instead.',
      license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
    },
    servers: [{ url: `http://localhost:4000${apiPrefix}`, description: 'This deployment' }],
    security: [{ bearer: [] }],
    tags: tagsOf(parts),
    paths: Object.assign({}, ...parts.map(publicPaths)) as OpenAPIObject['paths'],
    webhooks: webhooksSection(),
    components: {
      securitySchemes: {
        bearer: {
          type: 'http',
          scheme: 'bearer',
          description: 'A workspace token (`kbn_…`), or the access token of a signed-in client',
        },
      },
      schemas: sorted(
        Object.assign({}, ...parts.map((part) => part.components?.schemas ?? {})) as Record<string, unknown>,
      ),
    },
  };
  addSharedAnswers(document.paths);
  return withNullTypes(JSON.parse(JSON.stringify(document)) as never) as unknown as ApiDocument;
}

/** Routes under {base_url}, relative to it; a service's pages and OAuth endpoints are no part of the API. */
function publicPaths(part: OpenAPIObject): OpenAPIObject['paths'] {
  return Object.fromEntries(
    Object.entries(part.paths)
      .filter(([path]) => path.startsWith(`${apiPrefix}/`))
      .map(([path, item]) => [path.slice(apiPrefix.length), item]),
  );
}

function tagsOf(parts: readonly OpenAPIObject[]): { name: string }[] {
  const operations = parts.flatMap((part) =>
    Object.values(publicPaths(part)).flatMap((item) => Object.values(item) as { tags?: string[] }[]),
  );
  return [...new Set(operations.flatMap((operation) => operation.tags ?? []))].map((name) => ({ name }));
}

function sorted<Value>(record: Record<string, Value>): Record<string, Value> {
  return Object.fromEntries(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1)));
}
