import { register } from 'node:module';

// The suite imports one function that Node has from 22 on, and uses it for a command that is not called here. On an
// older Node the import alone keeps it from loading, so that one name is supplied; everything else is Node's own.
const hooks = `
const withGlobSync = 'export * from "node:fs"; export { default } from "node:fs"; export const globSync = () => { throw new Error("needs Node 22"); };';
export async function resolve(specifier, context, next) {
  const fromSuite = context.parentURL?.includes('/@modelcontextprotocol/conformance/');
  if (fromSuite && (specifier === 'fs' || specifier === 'node:fs'))
    return { shortCircuit: true, url: 'data:text/javascript,' + encodeURIComponent(withGlobSync) };
  return next(specifier, context);
}`;

if (Number(process.versions.node.split('.')[0]) < 22)
  register(`data:text/javascript,${encodeURIComponent(hooks)}`);
