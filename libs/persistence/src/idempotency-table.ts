/**
 * DDL of a service's idempotency keys, for a migration. A key belongs to one credential. A row without a status is a
 * request in progress; `lease_until` frees the key of a process that died.
 */
export function idempotencyTable(schema: string): string {
  return `
    CREATE TABLE ${schema}.idempotency_key (
      credential_id text NOT NULL,
      key text NOT NULL,
      fingerprint text NOT NULL,
      status smallint,
      headers json,
      body text,
      lease_until timestamptz NOT NULL,
      created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
      PRIMARY KEY (credential_id, key)
    );
    CREATE INDEX idempotency_key_age ON ${schema}.idempotency_key (created_at);
  `;
}
