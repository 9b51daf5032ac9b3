import type { RevocationReport } from './revocation-trial.js';

/** One line a measure: p50, p99 and max in milliseconds. */
export function revocationFigures(title: string, reports: readonly RevocationReport[]): string {
  const lines: [name: string, durations: number[]][] = [
    ['ending answered, password check included', reports.flatMap(({ respondedMs }) => respondedMs ?? [])],
    ['refused by every replica after the answer', reports.map(({ rejectedMs }) => rejectedMs)],
    ['streams closed after the answer', reports.flatMap(({ streamsClosedMs }) => streamsClosedMs)],
  ];
  return lines
    .map(([name, durations]) => {
      const sorted = [...durations].sort((left, right) => left - right);
      const at = (share: number): string => (sorted[Math.ceil(sorted.length * share) - 1] ?? 0).toFixed(0);
      return `${title}: ${name}: p50 ${at(0.5)} ms, p99 ${at(0.99)} ms, max ${at(1)} ms (n=${sorted.length})\n`;
    })
    .join('');
}
