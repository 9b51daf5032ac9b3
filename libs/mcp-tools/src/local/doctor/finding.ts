/** Result of one check: no fault, or the fault and its fix. */
export interface Finding {
  check: string;
  fault: string | null;
}

export const good = (check: string): Finding => ({ check, fault: null });
export const bad = (check: string, fault: string): Finding => ({ check, fault });

/** A finding; it passes when `fault` is null. */
export const found = (check: string, fault: string | null): Finding => ({ check, fault });

/** Runs a check; a thrown error means that there was no response. */
export async function checked(name: string, run: () => Promise<Finding[]>): Promise<Finding[]> {
  try {
    return await run();
  } catch (error) {
    let cause: unknown = error;
    while (cause instanceof Error && cause.cause instanceof Error) cause = cause.cause;
    return [bad(name, `No response: ${cause instanceof Error ? cause.message : String(cause)}`)];
  }
}
