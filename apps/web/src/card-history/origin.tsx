import { KeyRound, Sparkles } from 'lucide-react';
import type { ReactElement } from 'react';
import { useCardPanelMessages } from '../texts/card-panel-messages.js';
import type { Activity } from './card-details.js';
import styles from './timeline.module.css';

/** The token or AI client that made a change; nothing for a person at the screen. */
export function Origin({ via }: { via: Activity['via'] }): ReactElement | null {
  const messages = useCardPanelMessages();
  if (via.kind === 'screen') return null;
  const Icon = via.kind === 'oauth' ? Sparkles : KeyRound;
  return (
    <span className={styles.via}>
      <Icon size={12} aria-hidden />
      {messages.via(via.name)}
    </span>
  );
}
