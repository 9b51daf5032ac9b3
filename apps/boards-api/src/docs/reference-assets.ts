import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** The files that the reference page loads, with their media types. No other file of the package is served. */
export const assets = {
  'swagger-ui.css': 'text/css; charset=utf-8',
  'swagger-ui-bundle.js': 'text/javascript; charset=utf-8',
  'start.js': 'text/javascript; charset=utf-8',
} as const;

export type AssetName = keyof typeof assets;

const start = `SwaggerUIBundle({
  url: '../v1/openapi.json',
  dom_id: '#reference',
  deepLinking: true,
  persistAuthorization: false,
  validatorUrl: null,
});
`;

const kept = new Map<AssetName, Promise<Buffer>>();

export function assetBytes(name: AssetName): Promise<Buffer> {
  const cached = kept.get(name);
  if (cached) return cached;
  const bytes = name === 'start.js' ? Promise.resolve(Buffer.from(start)) : readPackaged(name);
  bytes.catch(() => kept.delete(name));
  kept.set(name, bytes);
  return bytes;
}

function readPackaged(name: string): Promise<Buffer> {
  const folder = dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'));
  return readFile(join(folder, name));
}
