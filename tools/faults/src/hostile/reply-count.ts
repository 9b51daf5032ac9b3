import type { Reply } from './http-exchange.js';

/** What came back to one sender, in a form that crosses to another process. */
export interface ReplyFigures {
  sent: number;
  /** By status; `closed` is a connection that ended without a whole response, `hung` a request without one. */
  statuses: Record<string, number>;
  /** Statuses that must not be, with what got them. */
  bad: string[];
  badCount: number;
}

const BAD_SHOWN = 5;

/** Counts replies, and which of them must not be: a hung request, or a 5xx other than 503 with `Retry-After`. */
export class ReplyCount {
  readonly figures: ReplyFigures = { sent: 0, statuses: {}, bad: [], badCount: 0 };

  add(what: string, reply: Reply): void {
    const name = reply.end === 'response' ? String(reply.status) : reply.end;
    this.figures.sent += 1;
    this.figures.statuses[name] = (this.figures.statuses[name] ?? 0) + 1;
    if (isBad(reply)) this.fail(`${what}: ${name}`);
  }

  fail(why: string): void {
    this.figures.badCount += 1;
    if (this.figures.bad.length < BAD_SHOWN && !this.figures.bad.includes(why)) this.figures.bad.push(why);
  }
}

export function isBad({ end, status, headers }: Pick<Reply, 'end' | 'status' | 'headers'>): boolean {
  if (end !== 'response') return end === 'hung';
  return status >= 500 && !(status === 503 && headers['retry-after'] !== undefined);
}

export function statusLine(statuses: Readonly<Record<string, number>>): string {
  return Object.entries(statuses)
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([status, count]) => `${status}×${count}`)
    .join(' ');
}
