import { eventKindNames, eventKinds, type EventKind, eventSchemaName } from '@kiban/contracts';
import type { ApiDocument } from './document.js';

import { eventExample } from './event-payload-example.js';
import { standalone } from './json-schema.js';

/** Name of a kind's schema, as in the header `Kiban-Schema` before `;v1`. */
export const schemaId = (kind: EventKind): string =>
  `urn:kiban:event:${kind}:v${eventKinds[kind].schemaVersion}`;

/** A self-contained JSON Schema (draft 2020-12) of every kind's payload. */
export function eventSchemas(document: ApiDocument): Map<EventKind, object> {
  const schemas = document.components?.schemas ?? {};
  return new Map(
    eventKindNames.map((kind) => [
      kind,
      {
        $schema: 'https://json-schema.org/draft/2020-12/schema',
        $id: schemaId(kind),
        title: kind,
        description: `Payload of the event when ${eventKinds[kind].description}.`,
        examples: [eventExample(kind)],
        ...standalone(schemas[eventSchemaName(kind)], schemas),
      },
    ]),
  );
}
