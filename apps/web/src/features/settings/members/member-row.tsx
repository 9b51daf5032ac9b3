import { useRef, useState, type ReactElement, type RefObject } from 'react';
import { useBoards } from '../../../workspace-model/boards.js';
import { useSession } from '../../../session/session.js';
import { dayOf } from '../../../texts/calendar-day.js';
import { shortDate } from '../../../texts/dates.js';
import { fullMoment } from '../../../texts/moments.js';
import { useSettingsMessages } from '../../../texts/settings-messages.js';
import { Avatar } from '../../../ui/avatar/avatar.js';
import { Button } from '../../../ui/button/button.js';
import parts from '../../../page-parts/parts.module.css';
import { ChangeRole } from './change-role.js';
import { assignableRoles, isOwnerOrAdmin, type Role } from '@kiban/vocabulary';
import { choosableRoles, isLastOwner, type Member } from '../../../board-administration/member-rules.js';
import styles from './members.module.css';
import { RoleMenu } from './role-menu.js';

export interface MemberRowProps {
  readonly member: Member;
  readonly members: readonly Member[];
  /** Gets the focus when the person can no longer change their own role. */
  readonly heading: RefObject<HTMLElement | null>;
  readonly onRemove: () => void;
  readonly onBoards: () => void;
}

/** A person of the workspace, with what the signed-in person may do. */
export function MemberRow({ member, members, heading, onRemove, onBoards }: MemberRowProps): ReactElement {
  const texts = useSettingsMessages().members;
  const { me } = useSession();
  const { data: boards = [] } = useBoards();
  const actions = useRef<HTMLDivElement>(null);
  const [asked, setAsked] = useState<{ role: Role; button: HTMLElement | null } | null>(null);
  const ask = (wanted: Role): void =>
    setAsked({ role: wanted, button: actions.current?.querySelector('button') ?? null });
  const { id, name, email, role, joinedAt } = member;
  const isMe = id === me.member.id;
  const isLast = isLastOwner(member, members);
  const mayChange = assignableRoles(me.role).includes(role) && !isLast;
  const hasPrivateBoards = boards.some(({ visibility }) => visibility === 'private');
  return (
    <li className={styles.row}>
      <Avatar memberId={id} name={name} isDecoration />
      <div className={styles.person}>
        <p className={styles.name}>
          <span dir="auto">{name}</span>
          {isMe && <span className={parts.soft}> ({texts.you})</span>}
        </p>
        <p className={styles.meta}>
          {email !== null && <span className={styles.email}>{email}</span>}
          <span>
            {texts.since}{' '}
            <time dateTime={joinedAt} title={fullMoment(joinedAt)}>
              {shortDate(dayOf(joinedAt))}
            </time>
          </span>
        </p>
      </div>
      <div ref={actions} className={styles.actions}>
        {mayChange ? (
          <RoleMenu member={member} roles={choosableRoles(me.role)} onAsk={ask} />
        ) : (
          <span className={styles.role}>{texts.roles[role]}</span>
        )}
        {hasPrivateBoards && !isOwnerOrAdmin(role) && (
          <Button kind="quiet" aria-label={texts.boardsOf(name)} onClick={onBoards}>
            {texts.boards}
          </Button>
        )}
        {isMe && !isLast && (
          <Button kind="quiet" aria-label={texts.leaveNamed(me.workspace.name)} onClick={onRemove}>
            {texts.leave}
          </Button>
        )}
        {!isMe && mayChange && (
          <Button kind="quiet" aria-label={texts.removeNamed(name)} onClick={onRemove}>
            {texts.remove}
          </Button>
        )}
      </div>
      {isMe && isLast && <p className={styles.note}>{texts.lastOwner}</p>}
      {asked !== null && (
        <ChangeRole
          member={member}
          role={asked.role}
          focusBack={asked.button}
          onClose={() => setAsked(null)}
          {...(isMe && { focusAfter: heading })}
        />
      )}
    </li>
  );
}
