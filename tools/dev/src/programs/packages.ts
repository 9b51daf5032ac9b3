import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { builtFiles } from '../packages/package-contents.js';
import { packageIn } from '../packages/published-packages.js';
import { writePackages } from '../packages/write-packages.js';
import { findRepositoryRoot } from '../repository-root.js';
import { runProgram } from '@kiban/one-machine/programs/run-program';

/**
 * `packages.mjs <folder>`: packs every published package into a folder, with an index. `packages.mjs --prepack`, in the folder of one:
 * puts its built files where its `package.json` names them, for `npm pack`.
 */
await runProgram(async () => {
  const repositoryRoot = findRepositoryRoot();
  const [target] = process.argv.slice(2);
  if (target === '--prepack') {
    const own = relative(repositoryRoot, process.cwd()).split(sep).join('/');
    const { folder, content } = packageIn(own);
    if (content.kind === 'server') throw new Error('This package is only packed with all the others.');
    for (const [path, text] of await builtFiles(repositoryRoot, folder, content)) {
      const file = join(process.cwd(), path);
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, text);
    }
    return 0;
  }
  if (target === undefined) {
    process.stderr.write('Usage: packages.mjs <folder> | --prepack\n');
    return 2;
  }
  for (const { file, bytes, integrity } of await writePackages(repositoryRoot, resolve(target)))
    process.stdout.write(`${file}  ${bytes} bytes  ${integrity}\n`);
  return 0;
});
