import { useEffect, useState } from 'react';
import { today } from './calendar-control.js';

const MINUTE_MS = 60_000;

/** The day of today, also after midnight; a device that slept finds out when its window is looked at again. */
export function useToday(): number {
  const [day, setDay] = useState(today);
  useEffect(() => {
    const look = (): void => setDay(today());
    const timer = setInterval(look, MINUTE_MS);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, []);
  return day;
}
