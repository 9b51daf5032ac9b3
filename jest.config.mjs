import { fileURLToPath } from 'node:url';

const rootDir = fileURLToPath(new URL('.', import.meta.url));

const shared = {
  rootDir,
  // Node loads the modules, once for a worker (docs/decisions/0073-node-loads-the-tests.md).
  testEnvironment: '<rootDir>/tools/dev/test-runner/environment.cjs',
  runtime: '<rootDir>/tools/dev/test-runner/runtime.cjs',
  testRunner: '<rootDir>/tools/dev/test-runner/runner.cjs',
  extensionsToTreatAsEsm: ['.ts'],
  moduleFileExtensions: ['ts', 'js', 'mjs', 'cjs', 'json', 'node'],
  resolver: '<rootDir>/tools/dev/jest-resolver.cjs',
  // Packages of this repository resolve to their sources, so a test never runs against a stale build.
  moduleNameMapper: {
    '^@kiban/testing/company-provider$': '<rootDir>/libs/testing/src/company-provider.ts',
    '^@kiban/persistence/migrate$': '<rootDir>/libs/persistence/src/migrate.ts',
    '^@kiban/contracts/webhook-signing$': '<rootDir>/libs/contracts/src/webhook-signing.ts',
    '^@kiban/mcp-tools/(local|names)/(.*)$': '<rootDir>/libs/mcp-tools/src/$1/$2.ts',
    '^@kiban/events/nestjs$': '<rootDir>/libs/events/src/nestjs/events-transport.ts',
    '^@kiban/messaging/transport$': '<rootDir>/libs/messaging/src/transport.ts',
    '^@kiban/contracts/openapi\\.json$': '<rootDir>/libs/contracts/openapi/openapi.json',
    '^@kiban/boards-api/reference/(.*)$': '<rootDir>/apps/boards-api/reference/$1',
    '^@kiban/(boards-api|auth|webhook-dispatcher|notifications)/migrations$':
      '<rootDir>/apps/$1/migrations/index.ts',
    '^@kiban/(boards-api|auth|webhook-dispatcher|notifications|mcp-gateway|mcp-local|cli|edge|one-machine)/(.*)$':
      '<rootDir>/apps/$1/src/$2.ts',
    '^@kiban/(dev|guides)/(.*)$': '<rootDir>/tools/$1/src/$2.ts',
    '^n8n-nodes-kiban/(.*)$': '<rootDir>/integrations/n8n-nodes-kiban/$1.ts',
    // n8n itself is not installed here: its nodes run in the contexts of a test.
    '^n8n-workflow$': '<rootDir>/integrations/n8n-nodes-kiban/testing/n8n-workflow.ts',
    '^@kiban/([a-z-]+)$': '<rootDir>/libs/$1/src/index.ts',
  },
  modulePathIgnorePatterns: [
    '<rootDir>/(apps|integrations|libs|tools)/[^/]+/dist/',
    '<rootDir>/\\.data/',
    '<rootDir>/\\.nx/',
  ],
  testPathIgnorePatterns: ['/node_modules/', '/dist/'],
  transform: {},
};

export default {
  rootDir,
  // Integration and black-box tests wait for real servers; a unit test needs far less.
  testTimeout: 60_000,
  // ES modules of a finished test file stay in the memory of its worker: without a new one now and then, workers reach the
  // limit of their heap near the end of a whole run.
  workerIdleMemoryLimit: '1GB',
  testSequencer: '<rootDir>/tools/dev/jest-sequencer.cjs',
  projects: [
    {
      ...shared,
      displayName: 'unit',
      testMatch: ['<rootDir>/{apps,libs,tools}/*/{src,migrations}/**/*.spec.ts'],
    },
    {
      ...shared,
      displayName: 'integration',
      testMatch: ['<rootDir>/{apps,libs,tools}/*/{src,migrations,conformance}/**/*.int-spec.ts'],
    },
    { ...shared, displayName: 'e2e', testMatch: ['<rootDir>/apps/platform-e2e/src/**/*.e2e-spec.ts'] },
    // Roll-outs under load take minutes: `npm run rehearse`, and before a release.
    ...(process.env.KIBAN_REHEARSE === '1'
      ? [
          {
            ...shared,
            displayName: 'rehearsal',
            testMatch: ['<rootDir>/tools/*/src/**/*.rehearsal-spec.ts'],
          },
        ]
      : []),
    // With a real n8n, whose installation takes minutes: `npm run n8n`.
    ...(process.env.KIBAN_N8N === '1'
      ? [
          {
            ...shared,
            displayName: 'n8n',
            testMatch: ['<rootDir>/apps/platform-e2e/src/integrations/*.n8n-spec.ts'],
          },
        ]
      : []),
    // With the packages of Zapier and Activepieces: `npm run platforms`.
    ...(process.env.KIBAN_PLATFORMS === '1'
      ? [
          {
            ...shared,
            displayName: 'platforms',
            testMatch: ['<rootDir>/apps/platform-e2e/src/integrations/*.platform-spec.ts'],
          },
        ]
      : []),
  ],
};
