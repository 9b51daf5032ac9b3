import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { tools } from './registry.js';

const page = readFileSync('docs/mcp.md', 'utf8');
const effects = { read: 'reads', add: 'adds', overwrite: 'overwrites', delete: 'deletes' } as const;

describe('docs/mcp.md', () => {
  it('lists exactly the tools of the registry, each with its effect', () => {
    const rows = [...page.matchAll(/^\| `([a-z_]+)` +\| (\w+) +\|/gm)].map(([, name, effect]) => [
      name,
      effect,
    ]);
    expect(rows).toEqual(tools.map(({ name, effect }) => [name, effects[effect]]));
  });
});
