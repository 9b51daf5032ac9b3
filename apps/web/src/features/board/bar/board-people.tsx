import type { ReactElement } from 'react';
import { useMembers } from '../../../board-control/hooks/use-board.js';
import { useMessages } from '../../../texts/messages.js';
import { Avatar } from '../../../ui/avatar/avatar.js';
import styles from './board-people.module.css';

const SHOWN_MAX = 3;

/** Who is on the board; a press shows them all, where they are invited. */
export function BoardPeople({ onShare }: { onShare: (button: HTMLElement) => void }): ReactElement | null {
  const { board: texts } = useMessages();
  const members = useMembers();
  if (members.length < 2) return null;
  const more = members.length - SHOWN_MAX;
  return (
    <button
      type="button"
      className={styles.people}
      aria-haspopup="dialog"
      onClick={({ currentTarget }) => onShare(currentTarget)}
    >
      <span className="visually-hidden">{texts.people(members.length)}</span>
      {members.slice(0, SHOWN_MAX).map(({ id, name }) => (
        <Avatar key={id} memberId={id} name={name} isDecoration />
      ))}
      {more > 0 && (
        <span className={styles.more} aria-hidden>
          {more}
        </span>
      )}
    </button>
  );
}
