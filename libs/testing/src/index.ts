export { dumpDatabase } from './database-dump.js';
export { eventually } from './eventually.js';
export { Mailbox, type ReceivedMail } from './mailbox.js';
export { MailedLinks, type MailedLink } from './mailed-links.js';
export { startNatsServer, type TestNatsServer } from './nats-server.js';
export { createTestDatabase, testDatabaseUrl, type TestDatabase } from './test-database.js';
export { guessableForms, usableForms } from './usable-forms.js';
export { selfSignedCertificate, type SelfSignedCertificate } from './self-signed-certificate.js';
export { RoundTrips } from './round-trips.js';
