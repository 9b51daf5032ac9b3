// An executor of Nx: one program for the folders of many projects. To start ESLint, the compiler or Prettier once for each
// project would cost more than the work itself.
const { runNode } = require('./run-node.cjs');
const { attribute } = require('./attribution.cjs');

async function* batch(graph, inputs, _, context) {
  const tasks = Object.values(graph.tasks);
  const folders = Object.fromEntries(
    tasks.map(({ id, target }) => [
      id,
      inputs[id].folders ?? [context.projectsConfigurations.projects[target.project].root],
    ]),
  );
  // One target may differ between projects; each program runs once.
  const runs = new Map();
  for (const { id } of tasks) {
    const command = [inputs[id].program, ...(inputs[id].args ?? [])];
    const key = JSON.stringify(command);
    if (!runs.has(key)) runs.set(key, { command, ids: [] });
    runs.get(key).ids.push(id);
  }
  for (const { command, ids } of runs.values()) {
    const own = Object.fromEntries(ids.map((id) => [id, folders[id]]));
    const startTime = Date.now();
    // Nx sets this to `true`, and the summary of a check is read as plain text.
    const env = { ...process.env, FORCE_COLOR: '0' };
    const args = [...command, ...ids.flatMap((id) => own[id])];
    const { code, output } = await runNode(context.root, args, { env });
    const endTime = Date.now();
    const finished = inputs[ids[0]].faultCodes ?? [1];
    const lines = code === 0 || !finished.includes(code) ? new Map() : attribute(output, context.root, own);
    for (const task of ids) {
      const found = lines.get(task);
      // A fault without a path is a fault of all: the program did not finish its work.
      const success = code === 0 || (finished.includes(code) && lines.size > 0 && found === undefined);
      const terminalOutput = success ? '' : (found?.join('\n') ?? output).trimEnd();
      yield { task, result: { success, terminalOutput, startTime, endTime } };
    }
  }
}

/** Nx runs a single task in the same way. */
async function run(options, context) {
  const id = `${context.projectName}:${context.targetName}`;
  const target = { project: context.projectName, target: context.targetName };
  const graph = { tasks: { [id]: { id, target } } };
  for await (const { result } of batch(graph, { [id]: options }, undefined, context)) {
    if (result.terminalOutput !== '') process.stdout.write(`${result.terminalOutput}\n`);
    return { success: result.success };
  }
  return { success: false };
}

module.exports = { default: run, batch };
