// Prints what results of this machine depend on besides files: an entry of the cache with another line is not used.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { hostname } from 'node:os';
import { delimiter, join } from 'node:path';

const { version, platform, arch, report, env } = process;

/** The C library, by its version or by its absence: packages with native code differ by it. */
report.excludeNetwork = true;
const libc = report.getReport().header.glibcVersionRuntime ?? 'other';

const idFile = ['/etc/machine-id', '/var/lib/dbus/machine-id'].find((path) => existsSync(path));
const machine = idFile === undefined ? hostname() : readFileSync(idFile, 'utf8').trim();

/** With `--today`, no result is used on another day: what a test reads without naming it is found within a day. */
const [isOfToday, programs] = [
  process.argv.includes('--today'),
  process.argv.slice(2).filter((name) => !name.startsWith('--')),
];

/** Programs that tests start when the machine has them. */
const found = programs.map((name) => {
  const path = (env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find((file) => existsSync(file));
  if (path === undefined) return `${name} -`;
  const { size, mtimeMs } = statSync(path);
  return `${name} ${path} ${size} ${mtimeMs}`;
});

const digest = createHash('sha256').update(machine).digest('hex').slice(0, 16);
const day = isOfToday ? [new Date().toISOString().slice(0, 10)] : [];
console.log([version, platform, arch, libc, digest, ...day, ...found].join('\n'));
