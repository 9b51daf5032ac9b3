export type SnoozeTime = 'laterToday' | 'tomorrow' | 'nextWeek';

const HOURS_LATER = 3;
const MORNING = 9;
const MONDAY = 1;

/** When a snoozed entry comes back, in the reader’s time zone: in three hours, or at nine on a later day. */
export function snoozeTimes(now: Date): Readonly<Record<SnoozeTime, Date>> {
  const morning = (days: number): Date =>
    new Date(now.getFullYear(), now.getMonth(), now.getDate() + days, MORNING);
  return {
    laterToday: new Date(now.getTime() + HOURS_LATER * 3_600_000),
    tomorrow: morning(1),
    nextWeek: morning((MONDAY - now.getDay() + 7) % 7 || 7),
  };
}
