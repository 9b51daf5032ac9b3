import { existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';

const OWN_SCOPE = '@kiban';
const WORKSPACES = ['apps', 'libs', 'tools'];
const MODULES = 'node_modules';

/**
 * Gives a clone the installed packages of another tree, as links. The packages of the repository itself link to the
 * clone: a link to the whole folder would lead to the other tree's sources.
 */
export function linkModules(clone: string, installed: string): void {
  const target = join(clone, MODULES);
  mkdirSync(join(target, OWN_SCOPE), { recursive: true });
  for (const name of readdirSync(join(installed, MODULES)))
    if (name !== OWN_SCOPE) symlinkSync(join(installed, MODULES, name), join(target, name));
  for (const parent of WORKSPACES)
    for (const folder of readdirSync(join(clone, parent))) {
      const project = join(parent, folder);
      if (!existsSync(join(clone, project, 'package.json'))) continue;
      const manifest = readFileSync(join(clone, project, 'package.json'), 'utf8');
      const { name } = JSON.parse(manifest) as { name: string };
      if (name.startsWith(`${OWN_SCOPE}/`))
        symlinkSync(join('..', '..', project), join(target, ...name.split('/')));
      // Packages of another version than the shared one.
      if (existsSync(join(installed, project, MODULES)))
        symlinkSync(join(installed, project, MODULES), join(clone, project, MODULES));
    }
}
