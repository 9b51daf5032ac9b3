/** Tells the helpers of tests, which read it from the environment, where the backing services of a program answer. */
export function useBackingServices(exports: Readonly<Record<string, string>>): void {
  Object.assign(process.env, exports);
}

/** Whether backing services run and their addresses are in the environment (`node tools/dev/bin/backing.mjs`). */
export function hasBackingServices(env: NodeJS.ProcessEnv = process.env): boolean {
  return Boolean(env['KIBAN_TEST_DATABASE_URL']);
}

/** The environment of a run of Jest: this process's own, less what a launcher would take for its settings. */
export function testRunEnvironment(more: Readonly<Record<string, string>>): NodeJS.ProcessEnv {
  const developersOwn = ['DATABASE_URL', 'HOST', 'KIBAN_DATA_DIR', 'NATS_URL', 'PORT', 'PUBLIC_ORIGIN'];
  return {
    ...Object.fromEntries(Object.entries(process.env).filter(([name]) => !developersOwn.includes(name))),
    ...more,
  };
}
