/**
 * DDL of a service's audit outbox, for a migration: the audit entries of the service's transactions, until auth, which
 * keeps the audit log, has confirmed them.
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
