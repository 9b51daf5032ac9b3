import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FROM_A_PACKAGE } from '../console/wording.js';
import type { Product } from '../launcher/product.js';

/** Describes a package beside its programs. */
export const PACKED_FILE = 'product.json';

/** Content of product.json. */
export interface PackedFile {
  readonly version: string;
  /** Changes with every program and SQL file that a migration consists of. */
  readonly migrations: string;
}

/** @param root the folder of the package */
export function readPackedFile(root: string): PackedFile {
  return JSON.parse(readFileSync(join(root, PACKED_FILE), 'utf8')) as PackedFile;
}

/** The product of a package: everything was built when it was packed. */
export function packedProduct(root: string): Product {
  const { migrations } = readPackedFile(root);
  return {
    root,
    words: FROM_A_PACKAGE,
    programs: () => Promise.resolve({ built: false, migrations }),
    services: () => Promise.resolve(false),
    guides: () => Promise.resolve(),
    packages: () => Promise.resolve(),
  };
}
