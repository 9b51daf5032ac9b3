/**
 * DDL of a service's audit outbox, for a migration: what the service's transactions wrote down for the audit log, until
 * auth, which keeps that log, has confirmed it.
 */
export function auditOutboxTable(schema: string): string {
  return `
    CREATE TABLE ${schema}.audit_outbox (
      seq bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      id uuid NOT NULL DEFAULT gen_random_uuid(),
      at timestamptz NOT NULL DEFAULT clock_timestamp(),
      entry json NOT NULL
    );
  `;
}
