import { eventSchemaName } from '@kiban/contracts';
import { schemaVersionOf, type OutboxRow } from './event-message.js';

/**
 * Attributes of CloudEvents 1.0 as headers (the binary mode of its NATS binding); the payload stays that of webhooks.
 * `ce-source` and `ce-id` together are unique, and equal for an event that is published again.
 * @param origin the public origin of the deployment
 */
export function cloudEventHeaders(row: OutboxRow, origin: string): readonly (readonly [string, string])[] {
  const subject = row.board_id === null ? [] : [['ce-subject', `boards/${row.board_id}`] as const];
  return [
    ['ce-specversion', '1.0'],
    ['ce-id', String(row.id)],
    ['ce-source', `${origin}/workspaces/${row.workspace_id}`],
    ['ce-type', `kiban.${row.kind}.v${schemaVersionOf(row.kind)}`],
    ['ce-time', row.occurred_at],
    ['ce-dataschema', `${origin}/api/v1/asyncapi.json#/components/schemas/${eventSchemaName(row.kind)}`],
    ...subject,
    ['content-type', 'application/json'],
  ];
}
