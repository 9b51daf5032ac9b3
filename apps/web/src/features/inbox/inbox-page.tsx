import { useNavigate, useSearch } from '@tanstack/react-router';
import { CheckCheck } from 'lucide-react';
import { useRef, type ReactElement } from 'react';
import { useInboxMessages } from '../../texts/inbox-messages.js';
import { useMessages } from '../../texts/messages.js';
import { Button } from '../../ui/button/button.js';
import { Notice } from '../../ui/notice/notice.js';
import { usePageTitle } from '../../ui/page-title/use-page-title.js';
import { useUnreadCount } from '../../workspace-model/inbox-count.js';
import { inboxFilters, useInbox, type InboxFilter } from '../../workspace-model/inbox.js';
import { byDay } from './days-of-entries.js';
import { InboxEntryRow } from './inbox-entry.js';
import styles from './inbox.module.css';
import { snoozeTimes } from './snooze-times.js';
import { useInboxKeys } from './use-inbox-keys.js';
import { useMarking } from './use-marking.js';

const filterOf = (show: unknown): InboxFilter => inboxFilters.find((filter) => filter === show) ?? 'all';

/** What others did that concerns the person, newest first. */
export function InboxPage(): ReactElement {
  const messages = useMessages();
  const texts = useInboxMessages();
  const unread = useUnreadCount();
  usePageTitle(unread > 0 ? `(${unread}) ${messages.inbox}` : messages.inbox);
  const page = useRef<HTMLDivElement>(null);
  const filter = filterOf(useSearch({ from: '/inbox' }).show);
  const navigate = useNavigate();
  const shown = useInbox(filter);
  const entries = shown.entries ?? [];
  const { mark, markAllRead } = useMarking();
  const withEntry =
    (run: (entry: (typeof entries)[number]) => void) =>
    (id: number): void => {
      const entry = entries.find((each) => each.id === id);
      if (entry) run(entry);
    };
  useInboxKeys(page, {
    archive: withEntry((entry) => void mark([entry], { state: 'archived' })),
    toggleRead: withEntry(
      (entry) => void mark([entry], { state: entry.state === 'unread' ? 'read' : 'unread' }),
    ),
    snooze: withEntry(
      (entry) =>
        void mark([entry], { state: 'unread', until: snoozeTimes(new Date()).tomorrow.toISOString() }),
    ),
    allRead: () => void markAllRead(entries),
  });
  return (
    <div ref={page} className={styles.page}>
      <header className={styles.bar}>
        <h1>{messages.inbox}</h1>
        <div className={styles.filters} role="group" aria-label={texts.show}>
          {inboxFilters.map((each) => (
            <button
              key={each}
              type="button"
              aria-pressed={each === filter}
              onClick={() =>
                void navigate({ to: '/inbox', search: each === 'all' ? {} : { show: each }, replace: true })
              }
            >
              {texts.filters[each]}
            </button>
          ))}
        </div>
        <Button
          kind="quiet"
          className={styles.allRead}
          disabled={!entries.some(({ state }) => state === 'unread')}
          onClick={() => void markAllRead(entries)}
        >
          <CheckCheck size={16} aria-hidden />
          {texts.markAllRead}
        </Button>
      </header>
      {byDay(entries, new Date()).map(({ day, entries: ofDay }) => (
        <section key={day} aria-label={texts.days[day]}>
          <h2 className={styles.day}>{texts.days[day]}</h2>
          <ul className={styles.entries}>
            {ofDay.map((entry) => (
              <InboxEntryRow
                key={entry.id}
                entry={entry}
                onMark={(one, wanted) => void mark([one], wanted)}
              />
            ))}
          </ul>
        </section>
      ))}
      {shown.hasMore && (
        <Button disabled={shown.isReading} onClick={shown.readMore}>
          {shown.isMoreFailed ? messages.retry : texts.more}
        </Button>
      )}
      {shown.entries?.length === 0 && (
        <Notice title={texts.empty[filter]}>
          <p>{texts.emptyHint}</p>
        </Notice>
      )}
      {shown.isFailed && (
        <Notice title={messages.unreachable} action={{ title: messages.retry, run: shown.retry }} />
      )}
      {shown.entries === undefined && !shown.isFailed && <Notice title={messages.loading} isQuiet />}
    </div>
  );
}
