'use strict';

const { sep } = require('node:path');

/**
 * The sources import each other as `./name.js`, the name that the compiler gives them; in a test the file is `./name.ts`.
 * Inside node_modules nothing is rewritten: a package may carry both.
 */
module.exports = function resolve(request, options) {
  const relative = request.startsWith('./') || request.startsWith('../');
  if (relative && request.endsWith('.js') && !options.basedir.includes(`${sep}node_modules${sep}`)) {
    try {
      return options.defaultResolver(`${request.slice(0, -3)}.ts`, options);
    } catch {
      // A real .js file beside the sources.
    }
  }
  return options.defaultResolver(request, options);
};
