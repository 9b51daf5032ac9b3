import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { documentFaults } from './document-faults.js';
import { buildDocument } from './document.js';
import { generatedFiles, PROMISES } from './generated-files.js';
import { promiseFaults } from './promises.js';

const root = join(dirname(fileURLToPath(import.meta.url)), '../../../..');

/** `write` regenerates the files; `check` fails when the committed ones differ from the code. */
async function main(command: string | undefined): Promise<number> {
  if (command !== 'write' && command !== 'check') {
    process.stderr.write('Usage: main.js write | check\n');
    return 2;
  }
  const { document, rights } = await buildDocument();
  const promised = await readFile(join(root, PROMISES), 'utf8').catch(() => '');
  const faults = [...(await documentFaults(document)), ...promiseFaults(document, promised)];
  for (const fault of faults) process.stderr.write(`${fault}\n`);
  const generated = await generatedFiles(document, promised, rights);
  const stale: string[] = [];
  for (const [path, text] of generated) {
    const file = join(root, path);
    if (command === 'write') {
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, text);
    } else if ((await readFile(file, 'utf8').catch(() => '')) !== text) {
      stale.push(path);
    }
  }
  for (const path of stale)
    process.stderr.write(`${path} differs from the code; run “npm run openapi” and commit it.\n`);
  process.stdout.write(`${Object.keys(document.paths).length} paths, ${faults.length} faults\n`);
  return faults.length + stale.length === 0 ? 0 : 1;
}

process.exit(await main(process.argv[2]));
