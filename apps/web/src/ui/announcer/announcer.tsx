import type { ReactElement } from 'react';
import { useValue } from '../../observable/use-value.js';
import { PERSISTENT } from '../dialog/persistent-elements.js';
import { spoken } from './announce.js';

/** The one polite status region of the screen. */
export function Announcer(): ReactElement {
  return (
    <p role="status" className="visually-hidden" {...PERSISTENT}>
      {useValue(spoken)}
    </p>
  );
}
