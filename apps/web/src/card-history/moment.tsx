import type { ReactElement } from 'react';
import { ago, fullMoment } from '../texts/moments.js';

/** How long ago something was; the exact moment on hover. */
export function Moment({ at }: { at: string }): ReactElement {
  return (
    <time dateTime={at} title={fullMoment(at)}>
      {ago(at)}
    </time>
  );
}
