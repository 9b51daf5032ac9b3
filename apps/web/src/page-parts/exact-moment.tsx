import type { ReactElement } from 'react';
import { momentOfLog } from '../texts/moments.js';

/** A moment to the second; its title is the exact value of the API. */
export function ExactMoment({ at }: { at: string }): ReactElement {
  return (
    <time dateTime={at} title={at}>
      {momentOfLog(at)}
    </time>
  );
}
