/**
 * DDL of the recorded outcomes of changes under a service's idempotency keys, for a migration. A row is written in its
 * change's own transaction, and deleted with its key.
 */
export function idempotencyOutcomeTable(schema: string): string {
  return `
    CREATE TABLE ${schema}.idempotency_outcome (
      credential_id text NOT NULL,
      key text NOT NULL,
      step integer NOT NULL,
      outcome json NOT NULL,
      PRIMARY KEY (credential_id, key, step),
      FOREIGN KEY (credential_id, key) REFERENCES ${schema}.idempotency_key ON DELETE CASCADE
    );
  `;
}
