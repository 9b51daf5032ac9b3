export { dumpDatabase } from './database-dump.js';
export { eventually } from './eventually.js';
export { startNatsServer, type TestNatsServer } from './nats-server.js';
export { createTestDatabase, testDatabaseUrl, type TestDatabase } from './test-database.js';
export { guessableForms, usableForms } from './usable-forms.js';
export { selfSignedCertificate, type SelfSignedCertificate } from './self-signed-certificate.js';
export { RoundTrips } from './round-trips.js';
export { hostileBody, hostileShapes, type HostileShape } from './hostile-bodies.js';
export { quantile } from './quantile.js';
