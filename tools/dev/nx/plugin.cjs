// A plugin of Nx: gives each project its targets, and the root the ones of the whole workspace. What a target runs and reads
// is in nx.json; what one project adds is in its package.json.
const { existsSync, readdirSync, writeFileSync } = require('node:fs');
const { join, dirname } = require('node:path');
const { rootFolders } = require('./root-folders.cjs');

const TESTS = /\.(int-)?spec\.ts$/;
const SUITES = /\.e2e-spec\.ts$/;
const NO_SOURCES = new Set(['node_modules', 'dist', 'dist-types']);

function filesBelow(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (NO_SOURCES.has(entry.name)) return [];
    return entry.isDirectory() ? filesBelow(join(folder, entry.name)) : [join(folder, entry.name)];
  });
}

/** Files of the product that every black-box test runs or reads. */
const PRODUCT = [
  'libs/*',
  '@kiban/auth',
  '@kiban/boards-api',
  '@kiban/webhook-dispatcher',
  '@kiban/mcp-gateway',
  '@kiban/guides',
];
const DOCUMENTS = ['{workspaceRoot}/{docs,examples,integrations}/**/*', '{workspaceRoot}/*.md'];
const OTHERS = ['@kiban/web', '@kiban/cli', '@kiban/mcp-local', '@kiban/openapi'];

/** Suites that need less than the whole product. Any other needs all of it, and the documents. */
const SMALLER_SUITES = { accounts: [], contract: [], mcp: [], resilience: [] };

function suiteTarget(name, folder, tests, defaults) {
  const smaller = SMALLER_SUITES[folder];
  const projects = [...PRODUCT, ...(smaller ?? OTHERS)];
  const own = [
    'sources',
    ...(folder === undefined ? ['{projectRoot}/src/*'] : [`{projectRoot}/src/${folder}/**/*`]),
  ];
  const common = defaults.inputs.filter((input) => !['own', '^sources', 'documents'].includes(input));
  return {
    ...defaults,
    ...testTarget(name, tests),
    inputs: [...own, { input: 'sources', projects }, ...(smaller === undefined ? DOCUMENTS : []), ...common],
  };
}

const testTarget = (name, tests) => ({
  options: { tests },
  outputs: [`{projectRoot}/dist/tests/${name}.json`],
});

/** Black-box tests are a target for each folder, because each needs other programs of the product. */
function testTargets(root, project, defaults) {
  const files = filesBelow(join(root, project)).map((path) => path.slice(root.length + 1));
  const targets = {};
  if (files.some((path) => TESTS.test(path)))
    targets.test = testTarget('test', [`${project}/.*\\.(int-)?spec\\.ts$`]);
  for (const path of files.filter((file) => SUITES.test(file))) {
    const [, folder] = /\/src\/(?:([^/]+)\/)?/.exec(path);
    const name = `test-${folder ?? 'main'}`;
    const place = folder === undefined ? '[^/]*' : `${folder}/.*`;
    targets[name] ??= suiteTarget(name, folder, [`${project}/src/${place}\\.e2e-spec\\.ts$`], defaults);
  }
  return targets;
}

function targetsOf(root, project, defaults) {
  if (project === '.') return { lint: {}, format: {}, prose: {}, ...WHOLE };
  return {
    ...(existsSync(join(root, project, 'tsconfig.json')) ? { build: {} } : {}),
    lint: {},
    format: {},
    prose: {},
    ...testTargets(root, project, defaults),
  };
}

/** The steps that read the whole workspace. */
const WHOLE = Object.fromEntries(
  ['build', 'imports', 'unused-exports', 'requirements', 'commit-subjects'].map((name) => [name, {}]),
);

const PER_ROOT = ['lint', 'format', 'prose'];

function projectOf(root, project, nxJson) {
  const targets = targetsOf(root, project, nxJson.targetDefaults.test);
  if (project === '.') {
    const folders = rootFolders(root);
    for (const name of PER_ROOT) targets[name] = { options: { folders } };
  }
  targets.check = { dependsOn: Object.keys(targets).filter((name) => !name.startsWith('test')) };
  return { root: project, targets };
}

const createNodes = [
  '{package.json,{apps,libs,tools}/*/package.json}',
  (files, _, { workspaceRoot, nxJsonConfiguration }) =>
    files.map((file) => {
      const project = dirname(file);
      return [file, { projects: { [project]: projectOf(workspaceRoot, project, nxJsonConfiguration) } }];
    }),
];

/** `npm run check` and `npm test` print the results in their own form: they name the file for them. */
function postTasksExecution(_, { taskResults = {} }) {
  const file = process.env.KIBAN_TASK_RESULTS;
  if (file === undefined) return;
  const results = Object.entries(taskResults).map(([id, { status, terminalOutput, startTime, endTime }]) => ({
    id,
    status,
    output: terminalOutput ?? '',
    milliseconds: (endTime ?? 0) - (startTime ?? 0),
  }));
  writeFileSync(file, JSON.stringify(results));
}

module.exports = { name: 'kiban', createNodes, createNodesV2: createNodes, postTasksExecution };
