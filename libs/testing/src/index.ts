export { eventually } from './eventually.js';
export { startNatsServer, type TestNatsServer } from './nats-server.js';
export { createTestDatabase, testDatabaseUrl, testNatsUrl, type TestDatabase } from './test-database.js';
