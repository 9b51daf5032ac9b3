import type { CaseResult, FaultCase } from '../cases/fault-case.js';
import { columns } from './columns.js';

/** Whether a case passed: nothing lost, at most the duplicates that its fault allows, no other failure. */
export function verdictOf({ lost, duplicated, duplicatesMax, faults }: CaseResult): 'held' | 'broken' {
  return lost === 0 && duplicated <= duplicatesMax && faults.length === 0 ? 'held' : 'broken';
}

/** A row a case, as people read it. */
export function faultTable(results: readonly { one: FaultCase; result: CaseResult }[]): string {
  const header = ['case', 'sent', 'received', 'lost', 'duplicated', 'allowed', 'verdict', 'note'];
  const rows = results.map(({ one, result }) => [
    one.name,
    String(result.sent),
    String(result.received),
    String(result.lost),
    String(result.duplicated),
    String(result.duplicatesMax),
    verdictOf(result),
    [result.note, ...result.faults].filter(Boolean).join('; '),
  ]);
  return columns(header, rows);
}
