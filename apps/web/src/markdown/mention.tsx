import type { ReactElement } from 'react';
import { useMembers } from '../board-control/hooks/use-board.js';
import styles from './markdown.module.css';

export interface MentionProps {
  /** Null for everyone on the board. */
  readonly memberId: number | null;
  /** The text of its link. */
  readonly label: string;
}

/** A mentioned member by the present name. A link to no member of the workspace is its text. */
export function Mention({ memberId, label }: MentionProps): ReactElement {
  const members = useMembers();
  const member = members.find(({ id }) => id === memberId);
  if (!member && memberId !== null) return <>{label}</>;
  return (
    <span className={styles.mention}>
      <bdi>{member ? `@${member.name}` : label}</bdi>
    </span>
  );
}
