const SUBJECTS_MAX = 10_000;
/** A refund at another replica takes effect within this time. */
const REMEMBERED_MS_MAX = 10_000;

interface UsedUp {
  /** When the window ends. */
  endsAt: number;
  /** When the cached state expires. */
  until: number;
}

/** Caches windows that are used up, so that a flood above a limit runs no statements. */
export class UsedUpWindows {
  private readonly subjects = new Map<string, UsedUp>();

  /** @returns milliseconds until the window ends; 0 when it is not cached as used up */
  waitMsOf(subject: string, now: number): number {
    const cached = this.subjects.get(subject);
    if (!cached) return 0;
    if (cached.until > now) return cached.endsAt - now;
    this.subjects.delete(subject);
    return 0;
  }

  remember(subject: string, endsAt: number, now: number): void {
    this.subjects.delete(subject);
    const [oldest] = this.subjects.keys();
    if (oldest !== undefined && this.subjects.size >= SUBJECTS_MAX) this.subjects.delete(oldest);
    this.subjects.set(subject, { endsAt, until: Math.min(endsAt, now + REMEMBERED_MS_MAX) });
  }

  delete(subject: string): void {
    this.subjects.delete(subject);
  }
}
