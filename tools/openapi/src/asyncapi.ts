import {
  apiVersion,
  eventKindNames,
  eventKinds,
  eventStream,
  eventSubject,
  type EventKind,
} from '@kiban/contracts';
import type { ApiDocument } from './document.js';
import { eventSchemaReference } from './event-components.js';
import { eventExample } from './event-payload-example.js';
import { asJsonSchema, referredSchemas } from './json-schema.js';

/** Attributes of CloudEvents, as headers. */
const CLOUD_EVENTS = [
  ['ce-specversion', 'Version of CloudEvents'],
  ['ce-id', 'The event’s id'],
  ['ce-source', 'Address of the workspace'],
  ['ce-type', 'Kind of the event with the version of its schema, such as kiban.card.move.v1'],
  ['ce-time', 'When the event occurred'],
  ['ce-dataschema', 'Address of the payload’s schema'],
  ['ce-subject', 'The board, such as boards/42; absent for events without a board'],
  ['content-type', 'Media type of the payload'],
] as const;

/** Domain events on NATS as an AsyncAPI 3 document (decisions §7), from the classes of the OpenAPI document. */
export function asyncApiDocument(document: ApiDocument): Record<string, unknown> {
  const schemas = document.components?.schemas ?? {};
  const names = new Set<string>();
  for (const kind of eventKindNames) referredSchemas(eventSchemaReference(kind), schemas, names);
  return {
    asyncapi: '3.0.0',
    info: {
      title: 'Kiban domain events',
      version: apiVersion,
      description:
        `Every change in Kiban as a message on NATS JetStream, in the stream ${eventStream}: the payload of a webhook, for services of the same network. ` +
        'An event exists exactly when its change was committed. Events of one card or list arrive in commit order. ' +
        'A message can arrive more than once: deduplicate by the payload’s `id`.',
      license: { name: 'Apache-2.0' },
      tags: [{ name: 'events', description: 'Domain events of boards and of the workspace' }],
    },
    defaultContentType: 'application/json',
    servers: {
      nats: {
        host: 'localhost:4222',
        protocol: 'nats',
        description: 'The broker of the deployment; the operator provides its address and accounts.',
      },
    },
    channels: Object.fromEntries(eventKindNames.map((kind) => [kind, channel(kind)])),
    operations: Object.fromEntries(eventKindNames.map((kind) => [`publish-${kind}`, operation(kind)])),
    components: {
      messages: Object.fromEntries(eventKindNames.map((kind) => [kind, message(kind)])),
      schemas: Object.fromEntries([...names].sort().map((name) => [name, asJsonSchema(schemas[name])])),
    },
  };
}

const subject = (kind: EventKind): string =>
  eventSubject(0, null, kind).replace('.0.0.', '.{workspaceId}.{boardId}.');

function channel(kind: EventKind): object {
  return {
    address: subject(kind),
    title: kind,
    description: `Sent when ${eventKinds[kind].description}.`,
    messages: { [kind]: { $ref: `#/components/messages/${kind}` } },
    parameters: {
      workspaceId: { description: 'The id of the workspace', examples: ['42'] },
      boardId: {
        description: 'The id of the board; 0 for events of the whole workspace',
        examples: ['3', '0'],
      },
    },
  };
}

function operation(kind: EventKind): object {
  return {
    action: 'send',
    channel: { $ref: `#/channels/${kind}` },
    summary: `Publish ${kind}`,
    description: `Published when ${eventKinds[kind].description}.`,
    messages: [{ $ref: `#/channels/${kind}/messages/${kind}` }],
  };
}

function message(kind: EventKind): object {
  const example = eventExample(kind);
  const schema = `${kind};v${eventKinds[kind].schemaVersion}`;
  return {
    name: kind,
    title: kind,
    summary: `Sent when ${eventKinds[kind].description}.`,
    contentType: 'application/json',
    headers: {
      type: 'object',
      required: ['Nats-Msg-Id', 'Kiban-Schema'],
      properties: {
        'Nats-Msg-Id': {
          type: 'string',
          description:
            'The event’s id; the broker drops duplicates. A message sent again after a loss has a suffix.',
        },
        'Kiban-Schema': {
          type: 'string',
          const: schema,
          description: 'Name and version of the payload’s schema',
        },
        'Kiban-Relay-Source': { type: 'string', description: 'The publishing service' },
        'Kiban-Relay-Position': {
          type: 'string',
          pattern: '^[0-9]+$',
          description: 'Sequence number without gaps, per publishing service',
        },
        'Kiban-Lists': {
          type: 'string',
          pattern: '^[0-9]+(,[0-9]+)*$',
          description:
            'Ids of the card’s list and, after a move, of its previous list. Absent for events without a list.',
        },
        'Kiban-Via': {
          type: 'string',
          description:
            'How the actor caused the event, as JSON: kind and name of the client. Absent for events without a board.',
        },
        ...Object.fromEntries(
          CLOUD_EVENTS.map(([name, description]) => [
            name,
            { type: 'string', description: `${description}. Only with CLOUD_EVENTS=true.` },
          ]),
        ),
        traceparent: {
          type: 'string',
          pattern: '^00-[0-9a-f]{32}-[0-9a-f]{16}-[0-9a-f]{2}$',
          description: 'W3C trace context of the change; absent when no request caused it',
        },
      },
    },
    payload: eventSchemaReference(kind),
    examples: [
      { headers: { 'Nats-Msg-Id': String(example['id']), 'Kiban-Schema': schema }, payload: example },
    ],
  };
}
