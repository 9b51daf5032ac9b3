import openapiTS, { astToString } from 'openapi-typescript';
import type { ApiDocument } from './document.js';

/** TypeScript types of every path and schema, for `libs/client`. */
export async function clientTypes(document: ApiDocument): Promise<string> {
  const ast = await openapiTS(document as never, { alphabetize: false });
  return `// Generated from libs/contracts/openapi/openapi.json by “npm run openapi”. Do not edit.\n${astToString(ast)}`;
}
