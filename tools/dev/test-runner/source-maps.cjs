'use strict';

const { readFileSync } = require('node:fs');
const { fileURLToPath } = require('node:url');
const { isSource } = require('./sources.cjs');

/**
 * Source maps by the address of a module, made when a stack first names it: few tests fail. A map is a `data:` address, which Jest reads
 * like the path of a file.
 */
exports.CompiledSourceMaps = class CompiledSourceMaps extends Map {
  get(address) {
    if (!super.has(address)) this.set(address, mapOf(address));
    return super.get(address);
  }
};

function mapOf(address) {
  if (!isSource(address)) return undefined;
  try {
    const path = fileURLToPath(address);
    const { transformSync } = require('@swc/core');
    const { SWC_OPTIONS } = require('../bin/swc-options.mjs');
    const options = { ...SWC_OPTIONS, sourceMaps: true, filename: path };
    const { map } = transformSync(readFileSync(path, 'utf8'), options);
    return `data:application/json;base64,${Buffer.from(map).toString('base64')}`;
  } catch {
    // A map must never replace the failure that it explains.
    return undefined;
  }
}
