import { describe, expect, it } from '@jest/globals';
import { SERVICE_SCHEMAS } from './service-schema.js';

/**
 * The service number within an event id (docs/decisions/0085-ids-with-a-cell.md): the former numbers doubled, so that no id of
 * one service is in the former range of another.
 */
const NUMBERS: Readonly<Record<string, number>> = { boards: 0, auth: 2, webhooks: 4 };

/** The text of a service's function with placeholders for its schema and its number. */
function templateOf(schema: string, name: string): string {
  const text = SERVICE_SCHEMAS.find((one) => one.schema === schema)?.functions.find(
    (one) => one.name === name,
  )?.text;
  const number = NUMBERS[schema] ?? 0;
  return (text ?? `no ${name}`)
    .replaceAll(`${schema}.`, '<schema>.')
    .replace(`the service (${number})`, 'the service (<number>)')
    .replace(`(${number} << 9)`, '(<number> << 9)');
}

describe('the outbox functions', () => {
  it.each(
    ['maintain_outbox', 'next_event_id', 'catch_up_event_ids'].flatMap((name) => [
      [name, 'auth'],
      [name, 'webhooks'],
    ]),
  )('%s of %s is that of boards', (name, schema) => {
    expect(templateOf(schema, name)).toContain(`<schema>.${name}`);
    expect(templateOf(schema, name)).toBe(templateOf('boards', name));
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
