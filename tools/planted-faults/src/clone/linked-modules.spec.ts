import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { linkModules } from './linked-modules.js';

let folder: string;
const at = (...names: string[]): string => join(folder, ...names);
const write = (text: string, ...names: string[]): void => {
  mkdirSync(at(...names, '..'), { recursive: true });
  writeFileSync(at(...names), text);
};

beforeEach(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'kiban-linked-')));
  for (const tree of ['installed', 'clone']) {
    write('{"name":"@kiban/auth"}', tree, 'apps', 'auth', 'package.json');
    write('{"name":"@kiban/schedule"}', tree, 'libs', 'schedule', 'package.json');
    mkdirSync(at(tree, 'tools'));
  }
  write('', 'installed', 'node_modules', 'jest', 'index.js');
  write('', 'installed', 'node_modules', '.cache', 'browser');
  write('', 'installed', 'node_modules', '@kiban', 'auth', 'index.js');
  write('', 'installed', 'apps', 'auth', 'node_modules', 'yaml', 'index.js');
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('a clone', () => {
  it('has the installed packages below its own root, also those of one project', () => {
    linkModules(at('clone'), at('installed'));
    expect(readdirSync(at('clone', 'node_modules')).sort()).toEqual(['.cache', '@kiban', 'jest']);
    const program = at('clone', 'node_modules', 'jest', 'index.js');
    expect(realpathSync(program)).toBe(program);
    expect(statSync(program).nlink).toBeGreaterThan(1);
    expect(existsSync(at('clone', 'apps', 'auth', 'node_modules', 'yaml', 'index.js'))).toBe(true);
  });

  it('has its own projects, never those of the other tree', () => {
    linkModules(at('clone'), at('installed'));
    expect(realpathSync(at('clone', 'node_modules', '@kiban', 'auth'))).toBe(at('clone', 'apps', 'auth'));
    expect(realpathSync(at('clone', 'node_modules', '@kiban', 'schedule'))).toBe(
      at('clone', 'libs', 'schedule'),
    );
  });
});
