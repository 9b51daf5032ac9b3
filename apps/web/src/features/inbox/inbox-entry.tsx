import { Link } from '@tanstack/react-router';
import { Check, Clock, Mail, MailOpen } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import { Moment } from '../../card-history/moment.js';
import { shortDate } from '../../texts/dates.js';
import { useInboxMessages } from '../../texts/inbox-messages.js';
import { fullMoment } from '../../texts/moments.js';
import { Avatar } from '../../ui/avatar/avatar.js';
import { Button } from '../../ui/button/button.js';
import { ActionMenu } from '../../ui/menu/menu.js';
import type { InboxEntry } from '../../workspace-model/inbox.js';
import { entrySentence, hasWrittenText } from './entry-sentence.js';
import styles from './inbox.module.css';
import { snoozeTimes, type SnoozeTime } from './snooze-times.js';
import type { Mark } from './use-marking.js';

export interface InboxEntryRowProps {
  readonly entry: InboxEntry;
  readonly onMark: (entry: InboxEntry, mark: Mark) => void;
}

/** A notification: who did what, where, and what to do with it. Opening it marks it as read. */
export function InboxEntryRow({ entry, onMark }: InboxEntryRowProps): ReactElement {
  const texts = useInboxMessages();
  const { who, what } = entrySentence(entry, texts, (date) => shortDate(date, new Date()));
  const isUnread = entry.state === 'unread';
  const title = entry.card?.title ?? entry.board?.name ?? texts.workspace;
  return (
    <li className={styles.entry} data-entry={entry.id} data-unread={isUnread}>
      <Avatar memberId={entry.actor.memberId} name={entry.actor.name} isDecoration />
      <div className={styles.body}>
        <div className={styles.top}>
          <Opener entry={entry} onOpen={() => isUnread && onMark(entry, { state: 'read' })}>
            {isUnread && <span className="visually-hidden">{texts.unread}: </span>}
            <strong dir="auto">{who}</strong> <span dir="auto">{what}</span>
            <span className="visually-hidden">: {title}</span>
          </Opener>
          <span className={styles.time}>
            <Moment at={entry.updatedAt} />
          </span>
        </div>
        {hasWrittenText(entry) && entry.text !== null && (
          <p className={styles.text} dir="auto">
            {entry.text}
          </p>
        )}
        <p className={styles.where} dir="auto">
          {entry.card && <span>{entry.card.title}</span>}
          {entry.board && <span className={styles.board}>{entry.board.name}</span>}
          {!entry.board && <span>{texts.workspace}</span>}
          {entry.snoozedUntil !== null && <span>{texts.until(fullMoment(entry.snoozedUntil))}</span>}
        </p>
      </div>
      <Actions entry={entry} title={title} onMark={onMark} />
    </li>
  );
}

function Opener({
  entry: { card, board },
  onOpen,
  children,
}: {
  entry: InboxEntry;
  onOpen: () => void;
  children: ReactNode;
}): ReactElement {
  const shared = { className: styles.link, onClick: onOpen, 'data-entry-link': true };
  if (card && board)
    return (
      <Link to="/boards/$boardId/cards/$cardId" params={{ boardId: board.id, cardId: card.id }} {...shared}>
        {children}
      </Link>
    );
  if (board)
    return (
      <Link to="/boards/$boardId" params={{ boardId: board.id }} {...shared}>
        {children}
      </Link>
    );
  return (
    <Link to="/boards" {...shared}>
      {children}
    </Link>
  );
}

const SNOOZES: readonly SnoozeTime[] = ['laterToday', 'tomorrow', 'nextWeek'];

function Actions({ entry, title, onMark }: InboxEntryRowProps & { title: string }): ReactElement {
  const texts = useInboxMessages();
  const isUnread = entry.state === 'unread';
  const times = snoozeTimes(new Date());
  const snooze = SNOOZES.map((time) => ({
    title: texts.snoozes[time],
    hint: fullMoment(times[time].toISOString()),
    run: () => onMark(entry, { state: 'unread', until: times[time].toISOString() }),
  }));
  return (
    <div className={styles.actions}>
      <Button
        kind="quiet"
        aria-label={isUnread ? texts.markRead(title) : texts.markUnread(title)}
        title={isUnread ? texts.read : texts.notRead}
        onClick={() => onMark(entry, { state: isUnread ? 'read' : 'unread' })}
      >
        {isUnread ? <MailOpen size={16} aria-hidden /> : <Mail size={16} aria-hidden />}
      </Button>
      <ActionMenu label={texts.snooze(title)} className={styles.later} groups={[snooze]}>
        <Clock size={16} aria-hidden />
      </ActionMenu>
      {entry.state !== 'archived' && (
        <Button
          kind="quiet"
          aria-label={texts.archive(title)}
          title={texts.done}
          onClick={() => onMark(entry, { state: 'archived' })}
        >
          <Check size={16} aria-hidden />
        </Button>
      )}
    </div>
  );
}
