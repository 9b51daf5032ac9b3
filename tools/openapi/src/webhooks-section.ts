import { eventKindNames, eventKinds } from '@kiban/contracts';
import { eventExample, eventPayloadSchema } from './event-payload-schema.js';

/** The document's `webhooks`: what each event kind POSTs to a registered endpoint. */
export function webhooksSection(): Record<string, unknown> {
  return Object.fromEntries(
    eventKindNames.map((kind) => [
      kind,
      {
        post: {
          operationId: `on${kind.split('.').map(capitalised).join('')}`,
          tags: ['Webhook deliveries'],
          summary: `Sent when ${eventKinds[kind].description}`,
          description:
            'POSTed to every endpoint registered for this kind. Check `X-Service-Signature` over the raw body before you trust it, and answer 2xx within 10 s; anything else is retried after 30 s, 2 min, 10 min, 1 h and 6 h.',
          parameters: [
            {
              name: 'X-Service-Signature',
              in: 'header',
              required: true,
              description:
                '`sha256=` and the lowercase hexadecimal HMAC-SHA256 of the raw body, keyed with the signing key',
              schema: { type: 'string', pattern: '^sha256=[0-9a-f]{64}$' },
            },
            {
              name: 'X-Service-Event',
              in: 'header',
              required: true,
              schema: { type: 'string', const: kind },
            },
            { name: 'X-Service-Delivery', in: 'header', required: true, schema: { type: 'string' } },
            { name: 'X-Service-Attempt', in: 'header', required: true, schema: { type: 'string' } },
            {
              name: 'webhook-id',
              in: 'header',
              required: true,
              description: 'The same on every retry: recognise repeats by it',
              schema: { type: 'string' },
            },
          ],
          requestBody: {
            required: true,
            content: {
              'application/json': {
                schema: eventPayloadSchema(kind),
                example: eventExample(kind),
              },
            },
          },
          responses: {
            '2XX': { description: 'Received' },
            '410': { description: 'The endpoint is gone: it is switched off at once' },
          },
        },
      },
    ]),
  );
}

const capitalised = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
