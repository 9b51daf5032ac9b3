/**
 * Polls until `probe` returns a value other than undefined or false, or fails after `withinMs`. The bound is generous
 * on purpose: it ends a hanging test and proves no speed.
 */
export async function eventually<T>(
  what: string,
  probe: () => Promise<T | undefined | false> | T | undefined | false,
  withinMs = 20_000,
): Promise<T> {
  const end = Date.now() + withinMs;
  let lastError: unknown;
  while (Date.now() < end) {
    try {
      const result = await probe();
      if (result !== undefined && result !== false) return result;
    } catch (error) {
      lastError = error;
    }
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  throw new Error(`Not reached within ${withinMs} ms: ${what}`, { cause: lastError });
}
