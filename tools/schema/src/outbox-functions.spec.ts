import { describe, expect, it } from '@jest/globals';
import { SERVICE_SCHEMAS } from './service-schema.js';

/** The service number within an event id (docs/decisions/0002-event-ids.md). */
const NUMBERS: Readonly<Record<string, number>> = { boards: 0, auth: 1, webhooks: 2 };

/** The text of a service's function with placeholders for its schema and its number. */
function templateOf(schema: string, name: string): string {
  const text = SERVICE_SCHEMAS.find((one) => one.schema === schema)?.functions.find(
    (one) => one.name === name,
  )?.text;
  const number = NUMBERS[schema] ?? 0;
  return (text ?? `no ${name}`)
    .replaceAll(`${schema}.`, '<schema>.')
    .replace(`(${number}) × 1024`, '(<number>) × 1024')
    .replace(`* 4096 + ${number * 1024} +`, '* 4096 + <number> +');
}

describe('the outbox functions', () => {
  it.each(['auth', 'webhooks'])('maintain the outbox of %s as that of boards', (schema) => {
    expect(templateOf(schema, 'maintain_outbox')).toContain('<schema>.maintain_outbox');
    expect(templateOf(schema, 'maintain_outbox')).toBe(templateOf('boards', 'maintain_outbox'));
  });

  it.each(['auth', 'webhooks'])(
    'append to the outbox of %s as to that of boards, which adds the lists',
    (schema) => {
      const withoutLists = templateOf('boards', 'append_event')
        .replace(', list_ids bigint[] DEFAULT NULL', '')
        .replaceAll(', list_ids', '');
      expect(templateOf(schema, 'append_event')).toContain('<schema>.append_event');
      expect(templateOf(schema, 'append_event')).toBe(withoutLists);
    },
  );
});
