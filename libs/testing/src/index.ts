export { eventually } from './eventually.js';
export { startNatsServer, type TestNatsServer } from './nats-server.js';
export { createTestDatabase, testDatabaseUrl, type TestDatabase } from './test-database.js';
