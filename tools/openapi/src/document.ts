import type { OpenAPIObject } from '@nestjs/swagger';
import { apiPrefix, apiVersion } from '@kiban/contracts';
import { addCodeSamples } from './code-samples/code-samples.js';
import { withNullTypes } from './nullable.js';
import { eventComponents } from './event-components.js';
import { withPublicSchemas } from './public-schemas.js';
import { addSharedResponses } from './shared-responses.js';
import { serviceDocuments } from './service-documents.js';
import { tags } from './tags.js';
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
      contact: { name: 'Kiban maintainers' },
    },
    // A deployment puts its own origin here.
    servers: [{ url: apiPrefix, description: 'This deployment' }],
    security: [{ bearer: [] }],
    tags,
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
      schemas: Object.assign(
        eventComponents(),
        ...parts.map((part) => part.components?.schemas ?? {}),
      ) as Record<string, unknown>,
    },
  };
  addSharedResponses(document.paths);
  const plain = JSON.parse(JSON.stringify(document)) as never;
  const published = withPublicSchemas(withNullTypes(plain)) as unknown as ApiDocument;
  addCodeSamples(published as never);
  return published;
}

/** Routes under {base_url}, relative to it; a service's pages and OAuth endpoints are no part of the API. */
function publicPaths(part: OpenAPIObject): OpenAPIObject['paths'] {
  return Object.fromEntries(
    Object.entries(part.paths)
      .filter(([path]) => path.startsWith(`${apiPrefix}/`))
      .map(([path, item]) => [path.slice(apiPrefix.length), item]),
  );
}
