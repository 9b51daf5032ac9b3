// Which bundles are up to date. Beside each bundle, `<bundle>.inputs.json` names the files that it was made from. Plain
// JavaScript without packages, because nothing is compiled and perhaps nothing is installed when it first runs.
import { createHash } from 'node:crypto';
import { readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const bin = dirname(fileURLToPath(import.meta.url));

/** Inputs of every bundle: the bundler, and the versions of all packages. */
const SHARED_INPUTS = ['bundle.mjs', 'bundle-record.mjs', 'swc-options.mjs', '../../../package-lock.json'];

const recordFileOf = (bundle) => `${bundle}.inputs.json`;

/** Paths are relative to the root, so that a moved clone is not bundled again. Undefined when a file is missing. */
function stampOf(root, bundle, inputs, lines) {
  const stamp = createHash('sha256');
  const shared = SHARED_INPUTS.map((name) => relative(root, join(bin, name)));
  for (const path of [...shared, bundle, ...inputs]) {
    let line = lines.get(path);
    if (line === undefined) {
      const stat = statSync(join(root, path), { throwIfNoEntry: false });
      if (stat === undefined) return undefined;
      line = `${path} ${stat.size} ${stat.mtimeMs}\n`;
      lines.set(path, line);
    }
    stamp.update(line);
  }
  return stamp.digest('hex');
}

function readRecord(root, bundle) {
  try {
    return JSON.parse(readFileSync(join(root, recordFileOf(bundle)), 'utf8'));
  } catch {
    return undefined;
  }
}

/**
 * The stamp of each bundle in this list of paths: it changes with every input. Undefined for a bundle that is missing,
 * older than an input, or without the requested source map.
 */
export function freshStamps(root, bundles, sourceMaps) {
  const lines = new Map();
  return bundles.map((bundle) => {
    const record = readRecord(root, bundle);
    if (record === undefined || (sourceMaps && !record.sourceMaps)) return undefined;
    const stamp = stampOf(root, bundle, record.inputs, lines);
    return stamp === record.stamp ? stamp : undefined;
  });
}

/** Notes what a bundle was made from. A file may have changed after it was read: then the next run bundles again. */
export function writeRecord(root, bundle, inputs, sourceMaps, startedAt) {
  if (inputs.some((path) => statSync(join(root, path)).mtimeMs >= startedAt)) return;
  const record = { stamp: stampOf(root, bundle, inputs, new Map()), sourceMaps, inputs };
  replaceFile(join(root, recordFileOf(bundle)), JSON.stringify(record));
}

/** Another program may write the same file, and a process may start from it during the write. */
export function replaceFile(file, text) {
  const next = `${file}.${process.pid}`;
  try {
    writeFileSync(next, text);
    renameSync(next, file);
  } finally {
    rmSync(next, { force: true });
  }
}
