/**
 * Waits for several tasks. When one fails, it aborts the others and waits for them before it throws, so that no task
 * runs during the cleanup.
 */
export async function allOrNone<T extends readonly unknown[]>(
  cancel: AbortController,
  work: { readonly [Index in keyof T]: Promise<T[Index]> },
): Promise<T> {
  try {
    return (await Promise.all(work)) as unknown as T;
  } catch (error) {
    cancel.abort();
    await Promise.allSettled(work);
    throw error;
  }
}
