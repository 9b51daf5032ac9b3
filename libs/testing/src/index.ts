export { AuthenticatorApp } from './authenticator-app.js';
export { changeEnvironment } from './changed-environment.js';
export { dumpDatabase } from './database-dump.js';
export { eventually } from './eventually.js';
export { foundWords, otherWords } from './found-words.js';
export { Mailbox } from './mailbox.js';
export { MailedLinks } from './mailed-links.js';
export { startNatsServer, type TestNatsServer } from './nats-server.js';
export { outboxTables } from './outbox-tables.js';
export {
  createMigratedDatabase,
  createTestDatabase,
  testDatabaseUrl,
  type TestDatabase,
} from './test-database.js';
export { guessableForms, usableForms } from './usable-forms.js';
export { selfSignedCertificate } from './self-signed-certificate.js';
export type { MigratedSchema } from './schema-template.js';
export { SoftwareAuthenticator } from './software-authenticator.js';
export { RoundTrips } from './round-trips.js';
export { hostileBody, hostileShapes, type HostileShape } from './hostile-bodies.js';
export { quantile } from './quantile.js';
export { queryDatabase } from './query-database.js';
