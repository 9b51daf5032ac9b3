import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const page = fileURLToPath(new URL('../../../../docs/security/rights.md', import.meta.url));
const ROW = /^\| (\w+) +\| `(\w+) ([^`]+)` +\| `([\w:]+)` +\| (.+?) +\|$/;

/** A row of the generated catalogue of rights. */
export interface CataloguedRight {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly rule: string;
  readonly proof: string;
}

/** The rows of docs/security/rights.md. */
export function catalogue(): CataloguedRight[] {
  return readFileSync(page, 'utf8')
    .split('\n')
    .flatMap((line) => {
      const [, id, method, path, rule, proof] = ROW.exec(line) ?? [];
      return id && method && path && rule && proof ? [{ id, method, path, rule, proof }] : [];
    });
}
