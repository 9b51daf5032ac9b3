// Runs the app of examples/zapier in the packages beside it.
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { replyWith } from './driver-replies.mjs';

const entry = join(process.argv[2], 'index.js');
const zapier = createRequire(entry)('zapier-platform-core');
const { default: app } = await import(pathToFileURL(entry).href);
const test = zapier.createAppTester(app);

/** A copy of the app that lacks a property. */
function without(object, [name, ...rest]) {
  const { [name]: taken, ...others } = object;
  return rest.length === 0 ? others : { ...others, [name]: without(taken, rest) };
}

replyWith(async ({ path, bundle, validate }) => {
  if (validate) {
    const checked = validate.without ? without(app, validate.without.split('.')) : app;
    return (await zapier.createAppHandler(checked)({ command: 'validate' })).results;
  }
  const method = path.split('.').reduce((part, name) => part[name], app);
  return test(method, bundle);
});
