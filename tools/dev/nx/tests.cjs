// An executor of Nx: the tests of many projects in one run of Jest, with one PostgreSQL, one NATS and one product.
const { mkdtempSync, readFileSync, rmSync, writeFileSync } = require('node:fs');
const { tmpdir } = require('node:os');
const { join } = require('node:path');
const { runNode } = require('./run-node.cjs');

/** The program that starts what tests need and runs Jest with these arguments. */
const PROGRAM = 'tools/dev/bin/test.mjs';

/** Nothing, when the run ended before its tests did: then it says nothing of any file. */
function readResults(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return [];
  }
}

async function* batch(graph, inputs, _, context) {
  const tasks = Object.values(graph.tasks);
  const folder = mkdtempSync(join(tmpdir(), 'kiban-tests-'));
  const resultFile = join(folder, 'results.json');
  try {
    const patterns = tasks.flatMap(({ id }) => inputs[id].tests);
    const program = inputs[tasks[0].id].program ?? PROGRAM;
    // Tests run programs that must not take themselves for a task of this run.
    const outside = Object.entries(process.env).filter(([name]) => !name.startsWith('NX_'));
    const env = { ...Object.fromEntries(outside), FORCE_COLOR: '0', KIBAN_TEST_RESULTS: resultFile };
    const startTime = Date.now();
    // For a signal to this program alone: Nx would end all that it has started, and nothing would be taken away.
    const run = process.env.KIBAN_NX_RUN;
    const onStart = (pid) => run !== undefined && writeFileSync(join(run, 'tests.pid'), String(pid));
    const { code } = await runNode(context.root, [program, ...patterns], { env, passOn: true, onStart });
    const endTime = Date.now();
    const files = readResults(resultFile);
    // A failure that is of no file, such as one of what the tests need, is of all.
    const isExplained = code === 0 || files.some(({ failed }) => failed > 0);
    for (const { id } of tasks) {
      const isOwn = inputs[id].tests.map((pattern) => new RegExp(pattern));
      const own = files.filter(({ path }) => isOwn.some((pattern) => pattern.test(path)));
      // Without a file of its own, the task has not run.
      const success = isExplained && own.length > 0 && own.every(({ failed }) => failed === 0);
      const sum = (key) => own.reduce((total, file) => total + file[key], 0);
      const counts = `${sum('passed')} passed, ${sum('failed')} failed, ${sum('skipped')} skipped`;
      // Why there is none was passed on.
      const terminalOutput = own.length > 0 ? counts : 'No result.';
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
