// An executor of Nx: the tests of many projects in one run of Jest, with one PostgreSQL, one NATS and one product.
const { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } = require('node:fs');
const { tmpdir } = require('node:os');
const { dirname, join } = require('node:path');
const { runNode } = require('./run-node.cjs');

/** The program that starts what tests need and runs Jest with these arguments. */
const PROGRAM = 'tools/dev/bin/test.mjs';

function readResults(file) {
  try {
    return readFileSync(file, 'utf8')
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line));
  } catch {
    return [];
  }
}

async function* batch(graph, inputs, _, context) {
  const tasks = Object.values(graph.tasks);
  const folder = mkdtempSync(join(tmpdir(), 'kiban-tests-'));
  const resultFile = join(folder, 'results.jsonl');
  try {
    const patterns = tasks.flatMap(({ id }) => inputs[id].tests);
    const program = inputs[tasks[0].id].program ?? PROGRAM;
    const env = { ...process.env, KIBAN_TEST_RESULTS: resultFile };
    const reporters = ['default', join(__dirname, 'result-reporter.cjs')].map(
      (name) => `--reporters=${name}`,
    );
    const startTime = Date.now();
    const { code, output } = await runNode(context.root, [program, ...patterns, ...reporters], {
      env,
      passOn: true,
    });
    const endTime = Date.now();
    const lines = readResults(resultFile);
    const files = lines.filter(({ path }) => path !== undefined);
    // A run that was stopped has not tried every file, so no project has passed.
    const isWhole = code === 0 || lines.some(({ complete }) => complete);
    for (const { id, target } of tasks) {
      const isOwn = inputs[id].tests.map((pattern) => new RegExp(pattern));
      const own = files.filter(({ path }) => isOwn.some((pattern) => pattern.test(path)));
      // The run as a whole decides about tests that passed when they were repeated. Without a file of its own, the task has not run.
      const success = isWhole && own.length > 0 && (code === 0 || own.every(({ ok }) => ok));
      const { root } = context.projectsConfigurations.projects[target.project];
      const result = join(context.root, root, 'dist', 'tests', `${target.target}.json`);
      mkdirSync(dirname(result), { recursive: true });
      writeFileSync(result, `${JSON.stringify(own, undefined, 1)}\n`);
      const sum = (key) => own.reduce((total, file) => total + file[key], 0);
      const counts = `${sum('passed')} passed, ${sum('failed')} failed, ${sum('skipped')} skipped`;
      const terminalOutput =
        own.length > 0 ? counts : `No result for ${inputs[id].tests.join(' ')}:\n${output.slice(-2000)}`;
      yield { task: id, result: { success, terminalOutput, startTime, endTime } };
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Nx runs a single task in the same way. */
async function run(options, context) {
  const id = `${context.projectName}:${context.targetName}`;
  const target = { project: context.projectName, target: context.targetName };
  const graph = { tasks: { [id]: { id, target } } };
  for await (const { result } of batch(graph, { [id]: options }, undefined, context))
    return { success: result.success };
  return { success: false };
}

module.exports = { default: run, batch };
