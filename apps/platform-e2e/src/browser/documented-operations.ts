import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '../requirements/repository-root.js';

const API = '/api/v1';
/** The document itself, and the pages that show it. */
const REFERENCE = /^\/api\/v1\/(?:openapi\.json|docs(?:\/.*)?)$/;

interface OpenApiDocument {
  paths: Record<string, Record<string, unknown>>;
}

const operations = (() => {
  const file = join(repositoryRoot(), 'libs/contracts/openapi/openapi.json');
  const { paths } = JSON.parse(readFileSync(file, 'utf8')) as OpenApiDocument;
  return Object.entries(paths).map(([path, methods]) => ({
    path: new RegExp(`^${API}${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
    methods: new Set(Object.keys(methods).map((method) => method.toUpperCase())),
  }));
})();

/** Whether a request below the API's address is an operation of its document. Other addresses are not its concern. */
export function isDocumented(method: string, path: string): boolean {
  if (!path.startsWith(`${API}/`) || REFERENCE.test(path)) return true;
  return operations.some((operation) => operation.path.test(path) && operation.methods.has(method));
}
