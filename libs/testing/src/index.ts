export { eventually } from './eventually.js';
export { createTestDatabase, testDatabaseUrl, testNatsUrl, type TestDatabase } from './test-database.js';
