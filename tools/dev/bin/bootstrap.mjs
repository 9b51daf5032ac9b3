// Plain JavaScript, because nothing is compiled yet when this runs: it checks Node, compiles tools/dev where a source is
// newer than the last compilation, and hands over to the compiled program.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, statSync, utimesSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const OLDEST_NODE = [20, 19];
const project = dirname(dirname(fileURLToPath(import.meta.url)));
const root = dirname(dirname(project));
const buildInfo = join(project, 'dist', 'tsconfig.tsbuildinfo');

function stopWith(sentence) {
  console.error(`✖ ${sentence}`);
  process.exit(1);
}

function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor >= OLDEST_NODE[1])) return;
  stopWith(
    `Kiban needs Node ${OLDEST_NODE.join('.')} or later and this is ${process.versions.node}: install a newer one from ` +
      'https://nodejs.org and run the command again.',
  );
}

function newestChange(path) {
  const stat = statSync(path);
  if (!stat.isDirectory()) return stat.mtimeMs;
  return Math.max(stat.mtimeMs, ...readdirSync(path).map((name) => newestChange(join(path, name))));
}

function isCompiled() {
  if (!existsSync(buildInfo)) return false;
  const inputs = [
    join(project, 'src'),
    join(project, 'tsconfig.json'),
    join(root, 'libs', 'app-config', 'src'),
    join(root, 'tools', 'guides', 'src'),
    join(root, 'tsconfig.base.json'),
  ];
  return Math.max(...inputs.map(newestChange)) <= statSync(buildInfo).mtimeMs;
}

function compile() {
  let compiler;
  try {
    compiler = createRequire(import.meta.url).resolve('typescript/lib/tsc.js');
  } catch {
    stopWith('The dependencies are not installed: run npm ci first.');
  }
  const { status } = spawnSync(process.execPath, [compiler, '-b', project], { stdio: ['ignore', 2, 2] });
  if (status !== 0) stopWith('tools/dev does not compile: see the messages above.');
  // The compiler leaves the file alone where nothing of substance changed; without this every start would ask it again.
  const now = new Date();
  utimesSync(buildInfo, now, now);
}

/** Runs `dist/src/programs/<name>.js` of tools/dev in this process. */
export async function runCompiled(name) {
  checkNode();
  if (!isCompiled()) compile();
  await import(pathToFileURL(join(project, 'dist', 'src', 'programs', `${name}.js`)).href);
}
