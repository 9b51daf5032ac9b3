import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { pino } from 'pino';
import { LogLines } from './log-lines.js';

let folder: string;
let descriptor: number;
const written = (): string[] =>
  readFileSync(join(folder, 'log'), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => (JSON.parse(line) as { msg: string }).msg);

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kiban-log-'));
  descriptor = openSync(join(folder, 'log'), 'a');
});
afterEach(() => {
  closeSync(descriptor);
  rmSync(folder, { recursive: true });
});

describe('the lines of a log', () => {
  it('are collected, and written together soon after', async () => {
    const logger = pino({}, new LogLines(descriptor));
    logger.info('one');
    logger.warn('two');
    expect(written()).toEqual([]);
    while (written().length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
    expect(written()).toEqual(['one', 'two']);
  });

  it('are written immediately by an error, in order', () => {
    const logger = pino({}, new LogLines(descriptor));
    logger.info('before');
    logger.child({ part: 'a' }).error('failed');
    expect(written()).toEqual(['before', 'failed']);
  });

  it('are written without delay if there are many', () => {
    const logger = pino({}, new LogLines(descriptor));
    for (let n = 0; n < 500; n += 1) logger.info(`line ${n} ${'.'.repeat(50)}`);
    expect(written().length).toBeGreaterThan(300);
  });
});
