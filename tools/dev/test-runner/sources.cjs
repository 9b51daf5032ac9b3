'use strict';

/** Whether this is the address of a TypeScript source of the repository. */
exports.isSource = (address) =>
  address.startsWith('file:') &&
  address.replace(/\?.*/, '').endsWith('.ts') &&
  !address.includes('/node_modules/');
