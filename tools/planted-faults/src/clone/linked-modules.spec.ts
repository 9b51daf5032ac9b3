import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
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
  write('', 'installed', 'node_modules', '@kiban', 'auth', 'index.js');
  write('', 'installed', 'apps', 'auth', 'node_modules', 'yaml', 'index.js');
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('a clone', () => {
  it('has the installed packages, also those of one project', () => {
    linkModules(at('clone'), at('installed'));
    expect(realpathSync(at('clone', 'node_modules', 'jest'))).toBe(at('installed', 'node_modules', 'jest'));
    expect(realpathSync(at('clone', 'apps', 'auth', 'node_modules'))).toBe(
      at('installed', 'apps', 'auth', 'node_modules'),
    );
  });

  it('has its own projects, never those of the other tree', () => {
    linkModules(at('clone'), at('installed'));
    expect(realpathSync(at('clone', 'node_modules', '@kiban', 'auth'))).toBe(at('clone', 'apps', 'auth'));
    expect(realpathSync(at('clone', 'node_modules', '@kiban', 'schedule'))).toBe(
      at('clone', 'libs', 'schedule'),
    );
  });
});
