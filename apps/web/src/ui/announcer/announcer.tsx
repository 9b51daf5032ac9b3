import type { ReactElement } from 'react';
import { useValue } from '../../observable/use-value.js';
import { spoken } from './announce.js';

/** The one polite status region of the screen. */
export function Announcer(): ReactElement {
  return (
    <p role="status" className="visually-hidden">
      {useValue(spoken)}
    </p>
  );
}
