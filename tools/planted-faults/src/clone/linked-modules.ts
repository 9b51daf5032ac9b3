import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { PlantError } from '../plant-error.js';

const OWN_SCOPE = '@kiban';
/** Browsers and caches, which are large and replaced whole. */
const CACHE = '.cache';
const WORKSPACES = ['apps', 'libs', 'tools'];
const MODULES = 'node_modules';

/**
 * Gives a clone the installed packages of another tree, as hard links: the bundler leaves out packages by their place
 * below the root, which a symbolic link would hide. The packages of the repository itself link to the clone.
 * @throws PlantError
 */
export function linkModules(clone: string, installed: string): void {
  const target = join(clone, MODULES);
  mkdirSync(join(target, OWN_SCOPE), { recursive: true });
  const names = readdirSync(join(installed, MODULES)).filter((name) => name !== OWN_SCOPE && name !== CACHE);
  hardLinks(
    names.map((name) => join(installed, MODULES, name)),
    target,
  );
  if (existsSync(join(installed, MODULES, CACHE)))
    symlinkSync(join(installed, MODULES, CACHE), join(target, CACHE));
  for (const parent of WORKSPACES)
    for (const folder of readdirSync(join(clone, parent))) {
      const project = join(parent, folder);
      if (!existsSync(join(clone, project, 'package.json'))) continue;
      const manifest = readFileSync(join(clone, project, 'package.json'), 'utf8');
      const { name } = JSON.parse(manifest) as { name: string };
      if (name.startsWith(`${OWN_SCOPE}/`))
        symlinkSync(join('..', '..', project), join(target, ...name.split('/')));
      // Packages of another version than the shared one.
      const own = join(installed, project, MODULES);
      if (existsSync(own)) hardLinks([own], join(clone, project));
    }
}

/** Copies where the file system of the clone is another one. */
function hardLinks(sources: readonly string[], target: string): void {
  if (spawnSync('cp', ['-al', ...sources, target]).status === 0) return;
  const { status, stderr } = spawnSync('cp', ['-a', ...sources, target], { encoding: 'utf8' });
  if (status !== 0)
    throw new PlantError(`The packages cannot be copied: ${stderr.trim().split('\n').at(-1) ?? ''}`);
}
