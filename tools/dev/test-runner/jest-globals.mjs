// What `@jest/globals` is in a natively loaded module. Such a module lives as long as its worker; its imports are bindings, and so always the
// functions of the test file that is running.
export let describe, it, test, beforeAll, beforeEach, afterAll, afterEach, expect, jest;

/** Takes the functions of the next test file. */
export function setJestGlobals(globals) {
  ({ describe, it, test, beforeAll, beforeEach, afterAll, afterEach, expect, jest } = globals);
}
