import type { AuditSearch } from './audit-search.js';

/** The search of an address as parameters of the API: from the start of the first day to the end of the last. */
export function auditParameters({ about, by, address, from, to }: AuditSearch): URLSearchParams {
  const parameters = new URLSearchParams();
  if (about) parameters.set('action', about);
  if (by) parameters.set('memberId', String(by));
  if (address) parameters.set('address', address);
  if (from) parameters.set('since', startOf(from, 0));
  if (to) parameters.set('until', startOf(to, 1));
  return parameters;
}

/** The start of a day of the person, or of a later one. */
function startOf(day: string, daysLater: number): string {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  return new Date(year, month - 1, date + daysLater).toISOString();
}
