// Plain JavaScript, because nothing is bundled yet when this runs. It checks Node, bundles a program when one of its sources
// has changed, and loads it into this process.
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { checkNode } from '../../../apps/one-machine/bin/node-version.mjs';
import { freshStamps } from './bundle-record.mjs';

const root = dirname(dirname(dirname(dirname(fileURLToPath(import.meta.url)))));

function stopWith(sentence) {
  console.error(`✖ ${sentence}`);
  process.exit(1);
}

async function bundle(program) {
  // The check comes first: an import of a missing package gives a stack.
  if (!existsSync(join(root, 'node_modules', 'esbuild')))
    stopWith('The dependencies are not installed: run npm ci first.');
  const { bundleChanged } = await import('./bundle.mjs');
  try {
    await bundleChanged(root, [program]);
  } catch (error) {
    stopWith(`${program.entry} cannot be bundled; correct this and run again:\n${error.message}`);
  }
}

/** Loads a source of a tool and everything that it imports, and returns its exports. `entry` is a path from the root. */
export async function importSource(entry) {
  checkNode();
  const output = entry.replace('/src/', '/dist/bundles/').replace(/\.ts$/, '.mjs');
  const [stamp] = freshStamps(root, [output], false);
  if (stamp === undefined) await bundle({ entry, output });
  return import(pathToFileURL(join(root, output)).href);
}

/** Runs a program of tools/dev in this process. */
export async function runProgram(name) {
  await importSource(`tools/dev/src/programs/${name}.ts`);
}
