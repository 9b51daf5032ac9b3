import type { OpenAPIObject } from '@nestjs/swagger';
import { apiPrefix, apiVersion, customFieldValueSchema, exampleOrigin } from '@kiban/contracts';
import { withNamedUnions } from './named-unions.js';
import { addCodeSamples } from './code-samples/code-samples.js';
import { withNullTypes } from './nullable.js';
import { eventComponents } from './event-components.js';
import { withPublicSchemas } from './public-schemas.js';
import { takeRights, type OperationRight } from './rights.js';
import { errorExamples } from './error-examples.js';
import { shareErrors } from './shared-errors.js';
import { addSharedResponses } from './shared-responses.js';
import { shareComponents, sharedHeaders } from './shared-components.js';
import { serviceDocuments } from './service-documents.js';
import { tags } from './tags.js';
import { deliveryParameters, webhooksSection } from './webhooks-section.js';

export type ApiDocument = OpenAPIObject & { webhooks: Record<string, unknown> };

/** The single document of {base_url} for the routes of all services (decisions §1), and who may call them. */
export async function buildDocument(): Promise<{ document: ApiDocument; rights: OperationRight[] }> {
  const parts = await serviceDocuments();
  const classes = Object.assign({}, ...parts.map((part) => part.components?.schemas ?? {})) as Record<
    string,
    unknown
  >;
  const paths = Object.assign({}, ...parts.map(publicPaths)) as OpenAPIObject['paths'];
  const rights = takeRights(paths);
  addSharedResponses(paths);
  const document = {
    openapi: '3.1.0',
    info: {
      title: 'Kiban API',
      version: apiVersion,
      summary: 'Work on boards: boards, lists, cards, custom fields, Gantt charts, webhooks',
      description:
        'Plain JSON without an envelope. Send `Authorization: Bearer kbn_…` with every request. Error responses contain `{ "error": "…" }` with a sentence that names the problem and the accepted values.',
      license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
      contact: { name: 'Kiban maintainers' },
    },
    // A deployment replaces this and externalDocs with its origin.
    servers: [{ url: apiPrefix, description: 'This deployment' }],
    security: [{ bearer: [] }],
    tags,
    externalDocs: { url: `${exampleOrigin}/docs`, description: 'Guides' },
    paths,
    webhooks: webhooksSection(),
    components: {
      securitySchemes: {
        bearer: {
          type: 'http',
          scheme: 'bearer',
          description: 'A workspace token (`kbn_…`), or the access token of a signed-in client',
        },
      },
      parameters: { ...shareComponents(paths), ...deliveryParameters },
      headers: sharedHeaders,
      examples: errorExamples(),
      schemas: { ...classes, CustomFieldValue: customFieldValueSchema, ...eventComponents(classes) },
    },
  };
  const plain = JSON.parse(JSON.stringify(document)) as never;
  const published = withNamedUnions(withPublicSchemas(withNullTypes(plain)) as unknown as ApiDocument);
  addCodeSamples(published as never);
  // Last, since equal responses are compared as they are published.
  const responses = shareErrors({ ...published.paths, ...published.webhooks } as never);
  published.components = { ...published.components, responses } as never;
  return { document: published, rights };
}

/** Routes under {base_url}, relative to it; a service's pages and OAuth endpoints are not part of the API. */
function publicPaths(part: OpenAPIObject): OpenAPIObject['paths'] {
  return Object.fromEntries(
    Object.entries(part.paths)
      .filter(([path]) => path.startsWith(`${apiPrefix}/`))
      .map(([path, item]) => [path.slice(apiPrefix.length), item]),
  );
}
