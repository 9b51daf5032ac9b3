/**
 * Waits for all of several pieces of work. When one fails the others are told to stop, and only once they have is the
 * failure handed on: nothing goes on working behind the back of whoever cleans up.
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
