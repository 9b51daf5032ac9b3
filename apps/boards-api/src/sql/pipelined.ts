/**
 * Waits for statements that share a round trip. If several fail, the first in the order of the arguments is thrown:
 * the checks of a request have an order, and the responses arrive together.
 */
export async function pipelined<Work extends readonly unknown[]>(
  ...work: { [Index in keyof Work]: Promise<Work[Index]> }
): Promise<Work> {
  const settled = await Promise.allSettled(work);
  const failed = settled.find((one) => one.status === 'rejected');
  if (failed) throw failed.reason;
  return settled.map((one) => (one as PromiseFulfilledResult<unknown>).value) as unknown as Work;
}
