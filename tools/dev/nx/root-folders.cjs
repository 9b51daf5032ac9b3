const { existsSync, readdirSync } = require('node:fs');
const { join } = require('node:path');

const PROJECTS = ['apps', 'libs', 'tools'];
const NO_SOURCES = new Set(['node_modules', 'dist', 'coverage', '.data', '.git', '.nx', ...PROJECTS]);

/** The files and folders that belong to no other project: also a folder of apps/ that is no project (yet). */
function rootFolders(root) {
  const strays = PROJECTS.flatMap((parent) =>
    readdirSync(join(root, parent))
      .map((name) => `${parent}/${name}`)
      .filter((path) => !existsSync(join(root, path, 'package.json')) && !/\.log$/.test(path)),
  );
  return [...readdirSync(root).filter((name) => !NO_SOURCES.has(name)), ...strays].sort();
}

module.exports = { rootFolders };
