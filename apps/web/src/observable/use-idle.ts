import { useEffect, useState } from 'react';
import { whenIdle } from './when-idle.js';

/** Whether the browser has done what the page is for; what is read besides waits for this. */
export function useIdle(): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  return isIdle;
}
