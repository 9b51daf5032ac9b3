import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { create } from 'tar';
import type { Contents } from './package-contents.js';

/** The time that npm gives every file, so that equal contents are an equal archive. */
const TIME = new Date('1985-10-26T08:15:00Z');

/** Writes an archive as npm installs it: everything below `package/`, in the order of the paths. */
export async function writeArchive(contents: Contents, file: string): Promise<void> {
  const stage = await mkdtemp(join(tmpdir(), 'kiban-package-'));
  try {
    const paths = [...contents.keys()].sort();
    for (const path of paths) {
      const target = join(stage, 'package', path);
      await mkdir(dirname(target), { recursive: true });
      // npm makes a program of `bin` executable itself.
      await writeFile(target, contents.get(path) ?? '', { mode: 0o644 });
    }
    await create(
      { file, cwd: stage, gzip: { level: 9 }, portable: true, mtime: TIME, noDirRecurse: true },
      paths.map((path) => `package/${path}`),
    );
  } finally {
    await rm(stage, { recursive: true, force: true });
  }
}
