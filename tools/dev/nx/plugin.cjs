// A plugin of Nx: gives each project its targets, and the root the ones of the whole workspace. What a target runs and reads
// is in nx.json; what one project adds is in its package.json.
const { existsSync, readFileSync, readdirSync, writeFileSync } = require('node:fs');
const { join, dirname } = require('node:path');
const { rootFolders } = require('./root-folders.cjs');

const TEST = /\.((?:int-|e2e-)?spec)\.ts$/;
const NO_SOURCES = new Set(['node_modules', 'dist', 'dist-types']);

function filesBelow(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (NO_SOURCES.has(entry.name)) return [];
    return entry.isDirectory() ? filesBelow(join(folder, entry.name)) : [join(folder, entry.name)];
  });
}

/** What every black-box test runs. */
const PRODUCT = [
  'libs/*',
  '@kiban/auth',
  '@kiban/boards-api',
  '@kiban/webhook-dispatcher',
  '@kiban/notifications',
  '@kiban/mcp-gateway',
  '@kiban/edge',
  '@kiban/one-machine',
];
const DOCUMENTS = ['{workspaceRoot}/{docs,examples,integrations}/**/*', '{workspaceRoot}/*.md'];
const OTHERS = ['@kiban/web', '@kiban/cli', '@kiban/mcp-local', '@kiban/openapi', '@kiban/guides'];

/** Folders of black-box tests that need less than the whole repository, and what they need beside the services. */
const SMALLER_SUITES = {
  accounts: [],
  api: ['@kiban/web'],
  contract: [],
  mcp: ['@kiban/mcp-local'],
  resilience: [],
  screen: ['@kiban/web'],
  settings: ['@kiban/web'],
  'sign-in': ['@kiban/web'],
};
/** Those among them that read documents. */
const READ_DOCUMENTS = /^(?:api\/document\/|screen\/readme-picture)/;

const IMPORTS = /(?:from |import\(|import )'(\.[^']+)\.js'/g;

/** A test and the sources beside it that it imports, directly or not: a helper of one folder changes nothing in the others. */
function importedFiles(file, found = new Set()) {
  if (found.has(file) || !existsSync(file)) return found;
  found.add(file);
  for (const [, path] of readFileSync(file, 'utf8').matchAll(IMPORTS))
    importedFiles(join(dirname(file), `${path}.ts`), found);
  return found;
}

/** An input of all tests that one file alone does not have. */
const OF_A_PROJECT = ['own', '^sources', 'documents'];

function suiteInputs(path, common) {
  const smaller = READ_DOCUMENTS.test(path) ? undefined : SMALLER_SUITES[path.split('/')[0]];
  const projects = [...PRODUCT, ...(smaller ?? OTHERS)];
  return [{ input: 'sources', projects }, ...(smaller === undefined ? DOCUMENTS : []), ...common];
}

const pattern = (path) => `${path.replaceAll('.', '\\.')}$`;

/**
 * The unit tests of a project are a target. So is each file of the others, which take longer: a change of one test runs this one,
 * and one that fails takes no results from the others. Their targets are called by their paths.
 */
function testTargets(root, project, defaults) {
  const common = defaults.inputs.filter((input) => !OF_A_PROJECT.includes(input));
  const targets = {};
  for (const file of filesBelow(join(root, project))) {
    const path = file.slice(root.length + 1);
    const kind = TEST.exec(path)?.[1];
    if (kind === 'spec')
      targets['test-unit'] = {
        ...defaults,
        inputs: [...OF_A_PROJECT, ...common],
        options: { ...defaults.options, tests: [`${project}/.*[^/]\\.spec\\.ts$`] },
      };
    else if (kind !== undefined) {
      const own = path.slice(project.length + 1).replace(/^src\//, '');
      const inputs =
        kind === 'e2e-spec'
          ? [
              // Programs and data of the tests are named by their addresses.
              '{projectRoot}/**/!(*.ts)',
              ...[...importedFiles(file)].map((one) => `{workspaceRoot}/${one.slice(root.length + 1)}`),
              ...suiteInputs(own, common),
            ]
          : ['sources', `{workspaceRoot}/${path}`, '^sources', 'documents', ...common];
      targets[`test-${own.replace(TEST, '').replaceAll('/', '.')}${kind === 'int-spec' ? '.int' : ''}`] = {
        ...defaults,
        inputs,
        options: { ...defaults.options, tests: [pattern(path)] },
      };
    }
  }
  const all = Object.keys(targets);
  return all.length > 0 ? { ...targets, test: { executor: 'nx:noop', dependsOn: all } } : {};
}

function targetsOf(root, project, defaults) {
  if (project === '.') return { lint: {}, 'lint-types': {}, format: {}, prose: {}, ...WHOLE };
  return {
    ...(existsSync(join(root, project, 'tsconfig.json')) ? { build: {} } : {}),
    lint: {},
    'lint-types': {},
    format: {},
    prose: {},
    ...testTargets(root, project, defaults),
  };
}

/** The steps that read the whole workspace. */
const WHOLE = Object.fromEntries(
  ['build', 'imports', 'unused-exports', 'requirements', 'commit-subjects'].map((name) => [name, {}]),
);

const PER_ROOT = ['lint', 'lint-types', 'format', 'prose'];

function projectOf(root, project, nxJson) {
  const targets = targetsOf(root, project, nxJson.targetDefaults.tests);
  if (project === '.') {
    const folders = rootFolders(root);
    for (const name of PER_ROOT) targets[name] = { options: { folders } };
  }
  // Those of the manifest, such as the check of the OpenAPI document, belong to the check as well.
  const { nx } = JSON.parse(readFileSync(join(root, project, 'package.json'), 'utf8'));
  const names = new Set([...Object.keys(targets), ...Object.keys(nx?.targets ?? {})]);
  targets.check = { dependsOn: [...names].filter((name) => !name.startsWith('test')) };
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
