'use strict';

const { CompiledSourceMaps } = require('./source-maps.cjs');

const sourceMaps = new CompiledSourceMaps();

/** What Jest asks of the module loader of a test file (`runtime`), where Node itself loads the modules. */
module.exports = class NativeRuntime {
  /** Jest maps the stacks of failures with these. */
  getSourceMaps() {
    return sourceMaps;
  }

  enterTestCode() {}

  leaveTestCode() {}

  getAllCoverageInfoCopy() {
    return undefined;
  }

  teardown() {}
};
