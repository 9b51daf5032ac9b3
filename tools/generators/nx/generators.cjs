// Nx loads generators with require; these are ES modules, compiled by `npm run new`.
const generator = (name) => async (tree, options) =>
  (await import('../dist/src/main.js'))[name](tree, options);

module.exports = { property: generator('property'), event: generator('event'), view: generator('view') };
