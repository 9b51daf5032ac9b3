import { closeSync, existsSync, fstatSync, mkdirSync, openSync, readSync, renameSync } from 'node:fs';
import { dirname } from 'node:path';

/** Renames the log of the last run to `<file>.1`, so that each start has an empty log. */
export function rotateLog(file: string): void {
  mkdirSync(dirname(file), { recursive: true });
  if (existsSync(file)) renameSync(file, `${file}.1`);
}

/** The last lines of a log, oldest first, from at most the last 64 KiB. */
export function lastLines(file: string, count: number): string[] {
  let descriptor: number;
  try {
    descriptor = openSync(file, 'r');
  } catch {
    return [];
  }
  try {
    const size = fstatSync(descriptor).size;
    const length = Math.min(size, 64 * 1024);
    const tail = Buffer.alloc(length);
    readSync(descriptor, tail, 0, length, size - length);
    return tail
      .toString('utf8')
      .split('\n')
      .filter((line) => line.trim() !== '')
      .slice(-count);
  } finally {
    closeSync(descriptor);
  }
}
