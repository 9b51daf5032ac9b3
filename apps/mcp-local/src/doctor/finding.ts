/** What one check found: nothing wrong, or what is and what to do. */
export interface Finding {
  check: string;
  fault: string | null;
}

export const good = (check: string): Finding => ({ check, fault: null });
export const bad = (check: string, fault: string): Finding => ({ check, fault });

/** A finding that is good where `fault` is null. */
export const found = (check: string, fault: string | null): Finding => ({ check, fault });

/** Runs a check; one that throws has found that there is no answer at all. */
export async function checked(name: string, run: () => Promise<Finding[]>): Promise<Finding[]> {
  try {
    return await run();
  } catch (error) {
    let cause: unknown = error;
    while (cause instanceof Error && cause.cause instanceof Error) cause = cause.cause;
    return [bad(name, `No answer: ${cause instanceof Error ? cause.message : String(cause)}`)];
  }
}
