import { eventKindNames, eventKinds, type EventKind, eventSchemaName } from '@kiban/contracts';
import { eventSchemaReference } from './event-components.js';
import { eventExample } from './event-payload-example.js';

interface DeliveryHeader {
  name: string;
  description: string;
  schema: object;
  /** Present only in some deliveries. */
  isOptional?: boolean;
}

const text = { type: 'string' };
const number = { type: 'string', pattern: '^[0-9]+$' };

/** Headers of a delivery, as `deliveryHeaders` of webhook-dispatcher sends them; its kind is beside them. */
const HEADERS: readonly DeliveryHeader[] = [
  {
    name: 'X-Service-Signature',
    description:
      '`sha256=` and the lowercase hexadecimal HMAC-SHA256 of the raw body, keyed with the signing key; with the old key during a rotation',
    schema: { type: 'string', pattern: '^sha256=[0-9a-f]{64}$' },
  },
  {
    name: 'X-Service-Signature-New',
    description: 'The same with the new key, only during a rotation',
    schema: { type: 'string', pattern: '^sha256=[0-9a-f]{64}$' },
    isOptional: true,
  },
  { name: 'X-Service-Delivery', description: 'Id of the delivery, as in the delivery log', schema: number },
  { name: 'X-Service-Attempt', description: 'Number of the attempt, from 1', schema: number },
  { name: 'X-Service-Endpoint', description: 'Id of the webhook or hook', schema: number },
  {
    name: 'X-Service-Redelivery',
    description: '`true` for a requested redelivery',
    schema: { type: 'string', const: 'true' },
    isOptional: true,
  },
  {
    name: 'X-Service-Test',
    description: '`true` for a test delivery',
    schema: { type: 'string', const: 'true' },
    isOptional: true,
  },
  {
    name: 'webhook-id',
    description: 'Standard Webhooks: the same for every attempt; use it to drop duplicates',
    schema: text,
  },
  {
    name: 'webhook-timestamp',
    description: 'Standard Webhooks: time of the attempt in seconds since 1970',
    schema: number,
  },
  {
    name: 'webhook-signature',
    description: 'Standard Webhooks: `v1,` and a base64 HMAC-SHA256 per active key, separated by spaces',
    schema: text,
  },
  {
    name: 'traceparent',
    description: 'W3C trace context of the change',
    schema: { type: 'string', pattern: '^00-[0-9a-f]{32}-[0-9a-f]{16}-[0-9a-f]{2}$' },
  },
];

const parameterOf = ({ name, description, schema, isOptional = false }: DeliveryHeader): object => ({
  name,
  in: 'header',
  required: !isOptional,
  description,
  schema,
});

const componentName = (header: string): string =>
  header.replaceAll(/(?:^|-)(\w)/g, (_match, letter: string) => letter.toUpperCase());

/** `components.parameters` of every delivery: repeated for each kind, they were a tenth of the document. */
export const deliveryParameters: Readonly<Record<string, object>> = Object.fromEntries(
  HEADERS.map((header) => [componentName(header.name), parameterOf(header)]),
);

/** The document's `webhooks`: what each event kind POSTs to a registered endpoint. */
export function webhooksSection(): Record<string, unknown> {
  return Object.fromEntries(eventKindNames.map((kind) => [kind, { post: delivery(kind) }]));
}

function delivery(kind: EventKind): object {
  return {
    operationId: `on${eventSchemaName(kind).replace(/Event$/, '')}`,
    tags: ['Webhook deliveries'],
    summary: `Sent when ${eventKinds[kind].description}`,
    description:
      'POSTed to every endpoint registered for this kind. Verify `X-Service-Signature` over the raw body first. ' +
      'Respond with 2xx within 10 s; anything else is retried after 30 s, 2 min, 10 min, 1 h and 6 h.',
    parameters: [
      parameterOf({
        name: 'X-Service-Event',
        description: 'The event kind',
        schema: { type: 'string', const: kind },
      }),
      ...Object.keys(deliveryParameters).map((name) => ({ $ref: `#/components/parameters/${name}` })),
    ],
    requestBody: {
      required: true,
      content: { 'application/json': { schema: eventSchemaReference(kind), example: eventExample(kind) } },
    },
    responses: {
      '2XX': { description: 'Received' },
      '410': { description: 'The endpoint is gone; it is disabled and gets no further deliveries' },
    },
  };
}
