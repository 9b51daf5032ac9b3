// Which project a line of a program's output is about.
const { stripVTControlCharacters } = require('node:util');

/** A fault begins with a path from the root, or with an absolute one; `[warn]` is Prettier's. */
const PREFIX = /^(?:\[(?:warn|error)\] )?/;

/**
 * Gives each line to the project in whose folder its path is. A line without a path continues the fault before it.
 *
 * @param folders the folders of each task, as paths from the root
 * @returns the lines of each task that has a fault
 */
function attribute(output, root, folders) {
  const owners = Object.entries(folders).flatMap(([task, paths]) => paths.map((path) => [path, task]));
  // The longest path first: the root contains all others.
  owners.sort(([a], [b]) => b.length - a.length);
  const ownerOf = (path) => owners.find(([folder]) => path === folder || path.startsWith(`${folder}/`))?.[1];
  const lines = new Map();
  let current;
  for (const line of output.split('\n')) {
    const text = stripVTControlCharacters(line).replace(PREFIX, '');
    const path = text.startsWith(`${root}/`) ? text.slice(root.length + 1) : text;
    const owner = ownerOf(/^[^\s(:]+/.exec(path)?.[0] ?? '');
    current = owner ?? current;
    if (current !== undefined) lines.set(current, [...(lines.get(current) ?? []), line]);
  }
  return lines;
}

module.exports = { attribute };
