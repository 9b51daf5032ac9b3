import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { findRepositoryRoot } from '../repository-root.js';

const root = findRepositoryRoot();
const lines = readFileSync(join(root, 'docs', 'architecture.md'), 'utf8').split('\n');

/** What the first column of an app's table names, below its title. */
function named(app: string): string[] {
  const title = lines.findIndex((line) => line.startsWith(`| folders of \`apps/${app}/src\``));
  const end = lines.findIndex((line, index) => index > title && !line.startsWith('|'));
  const cells = lines.slice(title + 2, end).map((line) => line.split('|')[1] ?? '');
  return cells.flatMap((cell) => [...cell.matchAll(/`([^`]+?)\/?`/g)].map(([, name = '']) => name)).sort();
}

it.each(['auth', 'boards-api', 'mcp-gateway', 'notifications', 'web', 'webhook-dispatcher'])(
  'names each folder of %s once, and no other',
  (app) => {
    const folders = readdirSync(join(root, 'apps', app, 'src'), { withFileTypes: true });
    const present = folders.filter((entry) => entry.isDirectory()).map(({ name }) => name);
    expect(named(app)).toEqual(present.sort());
  },
);

it('leads the recipes of CONTRIBUTING.md through files that exist', () => {
  const text = readFileSync(join(root, 'CONTRIBUTING.md'), 'utf8');
  const recipes = text.slice(text.indexOf('## Recipes'), text.indexOf('## House rules'));
  const stations = [...recipes.matchAll(/`((?:apps|libs|docs|docker|tools)\/[^`]+)`/g)].map(
    ([, path = '']) => path,
  );
  expect(stations.length).toBeGreaterThan(30);
  expect(stations.filter((path) => !existsSync(join(root, path)))).toEqual([]);
});
