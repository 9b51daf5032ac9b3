import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { OutdatedFaultError, outdatedReason, planted, withFault } from './planting.js';

const fault = { file: 'limit.ts', find: 'count > most', replace: 'count >= most' };
const source = 'export const isFull = count > most;\n';

let root: string;
const read = (): string => readFileSync(join(root, fault.file), 'utf8');

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'kiban-planting-'));
  writeFileSync(join(root, fault.file), source);
});
afterEach(() => rmSync(root, { recursive: true }));

describe('a fault', () => {
  it('replaces its text, which occurs once', () => {
    expect(planted(source, fault)).toBe('export const isFull = count >= most;\n');
  });

  it('is text, never a pattern', () => {
    const literal = { file: 'a.ts', find: 'a.b', replace: '$& $1' };
    expect(planted('axb a.b', literal)).toBe('axb $& $1');
  });

  it('does not fit where its text is absent, repeated, or without a file', () => {
    expect(() => planted('other', fault)).toThrow(OutdatedFaultError);
    expect(() => planted(source + source, fault)).toThrow('its text occurs more than once in limit.ts');
    expect(outdatedReason(root, fault)).toBeUndefined();
    expect(outdatedReason(root, { ...fault, find: 'absent' })).toBe('its text is not in limit.ts');
    expect(outdatedReason(root, { ...fault, file: 'gone.ts' })).toBe('gone.ts does not exist');
  });
});

describe('the tree', () => {
  it('has the fault while the work runs, and not afterwards', async () => {
    expect(await withFault(root, fault, () => Promise.resolve(read()))).toContain('count >= most');
    expect(read()).toBe(source);
  });

  it('is restored after work that fails', async () => {
    await expect(withFault(root, fault, () => Promise.reject(new Error('stopped')))).rejects.toThrow(
      'stopped',
    );
    expect(read()).toBe(source);
  });

  it('stays as it is where the fault does not fit', async () => {
    const work = () => Promise.reject(new Error('never called'));
    await expect(withFault(root, { ...fault, find: 'absent' }, work)).rejects.toThrow(OutdatedFaultError);
    expect(read()).toBe(source);
  });
});
