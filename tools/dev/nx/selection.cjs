// What runs again after each of the last commits: `node tools/dev/nx/selection.cjs <result.json of Jest> [commits] [last commit]`.
// The inputs of a target are those of today, which Nx itself lists; the cost of a test file is its time in that result.
const { execFileSync } = require('node:child_process');
const { existsSync, readFileSync } = require('node:fs');
const { dirname, relative } = require('node:path');
const { createProjectGraphAsync } = require('nx/src/project-graph/project-graph');
const { createTaskGraph } = require('nx/src/tasks-runner/create-task-graph');
const { HashPlanInspector } = require('nx/src/hasher/hash-plan-inspector');

const root = process.cwd();
const git = (...args) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean);

/** The input files of every target with tests, and the patterns of its tests. */
async function readTargets() {
  const graph = await createProjectGraphAsync({ exitOnError: true });
  const inspector = new HashPlanInspector(graph, root);
  await inspector.init();
  const projects = Object.keys(graph.nodes).filter((name) => graph.nodes[name].data.targets.test);
  const tasks = createTaskGraph(graph, {}, projects, ['test'], undefined, {});
  const ids = Object.keys(tasks.tasks).filter((id) => !id.endsWith(':test'));
  const inputs = inspector.inspector.inspectInputs(inspector.planner.getPlansReference(ids, tasks));
  return ids.map((id) => {
    const { project, target } = tasks.tasks[id].target;
    const tests = graph.nodes[project].data.targets[target].options.tests.map((text) => new RegExp(text));
    return { id, tests, files: new Set(inputs[id].files) };
  });
}

/** Seconds of each test file. */
function readCosts(file) {
  const { testResults } = JSON.parse(readFileSync(file, 'utf8'));
  return testResults.map(({ name, startTime, endTime }) => [
    // The result may be of another clone.
    /(?:apps|libs|tools)\/[^/]+\/(?:src|migrations|conformance)\/.*$/.exec(relative(root, name))[0],
    (endTime - startTime) / 1000,
  ]);
}

/** A file that is not there any more counts as one beside it that is; a deleted test runs nothing. */
function standIns(path, known) {
  if (existsSync(path)) return [path];
  if (/\.(spec|int-spec|e2e-spec)\.ts$/.test(path)) return [];
  for (let folder = dirname(path); folder !== '.'; folder = dirname(folder)) {
    const beside = known.find((file) => dirname(file) === folder && !/spec\.ts$/.test(file));
    if (beside !== undefined) return [beside];
  }
  return ['package.json'];
}

function kindOf(paths) {
  const isOnly = (pattern) => paths.every((path) => pattern.test(path));
  if (isOnly(/^(docs|examples|integrations|docker|k8s)\/|\.md$/)) return 'documents';
  if (isOnly(/spec\.ts$|^docs\/|\.md$/)) return 'tests';
  if (isOnly(/^apps\/web\/|spec\.ts$|^docs\/|\.md$/)) return 'screen';
  if (isOnly(/^apps\/platform-e2e\/|^docs\/|\.md$/)) return 'black-box tests';
  const services = new Set(paths.flatMap((path) => /^apps\/(?!platform-e2e)[^/]+/.exec(path) ?? []));
  return services.size === 1 && isOnly(/^apps\/|^docs\/|\.md$/) ? 'one service' : 'several parts';
}

const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];

async function main([resultFile, count = '100', last = 'HEAD']) {
  const targets = await readTargets();
  const costs = readCosts(resultFile);
  for (const target of targets)
    target.cost = costs.reduce(
      (sum, [path, seconds]) => sum + (target.tests.some((test) => test.test(path)) ? seconds : 0),
      0,
    );
  const whole = targets.reduce((sum, { cost }) => sum + cost, 0);
  const known = git('ls-files');
  const shares = new Map();
  for (const commit of git('log', `-${count}`, '--no-merges', '--format=%H', last)) {
    const paths = git('diff-tree', '--no-commit-id', '--name-only', '-r', commit);
    if (paths.length === 0) continue;
    const changed = paths.flatMap((path) => standIns(path, known));
    const again = targets.filter(({ files }) => changed.some((path) => files.has(path)));
    const share = again.reduce((sum, { cost }) => sum + cost, 0) / whole;
    const kind = kindOf(paths);
    shares.set(kind, [...(shares.get(kind) ?? []), share]);
    if (process.env.KIBAN_SELECTION_COMMITS === '1')
      console.log(`${commit.slice(0, 8)} ${kind}: ${again.length} targets, ${(share * 100).toFixed(1)} %`);
  }
  const percent = (share) => `${(share * 100).toFixed(1)} %`;
  const mean = (values) => values.reduce((sum, value) => sum + value, 0) / values.length;
  console.log(`${targets.length} targets, ${Math.round(whole)} s of test files\n`);
  console.log('| change | commits | mean | median |\n| --- | --- | --- | --- |');
  for (const [kind, values] of [...shares, ['all', [...shares.values()].flat()]])
    console.log(`| ${kind} | ${values.length} | ${percent(mean(values))} | ${percent(median(values))} |`);
}

main(process.argv.slice(2)).catch((error) => {
  console.error(error);
  process.exitCode = 1;
});
