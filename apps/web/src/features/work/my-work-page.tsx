import { useRef, type ReactElement } from 'react';
import { byDueGroup } from '../../workspace-model/due-group.js';
import { useMyCards } from '../../workspace-model/my-cards.js';
import { useMessages } from '../../texts/messages.js';
import { useWorkMessages } from '../../texts/work-messages.js';
import { Notice } from '../../ui/notice/notice.js';
import { usePageTitle } from '../../ui/page-title/use-page-title.js';
import { CardRows } from './card-rows.js';
import { useRowKeys } from './use-row-keys.js';
import styles from './work-page.module.css';

/** The open cards of the person on all boards, by when they are due. */
export function MyWorkPage(): ReactElement {
  const messages = useMessages();
  const texts = useWorkMessages();
  usePageTitle(messages.myWork);
  const page = useRef<HTMLDivElement>(null);
  useRowKeys(page);
  const { data, isError, refetch } = useMyCards();
  const open = data?.cards.filter(({ completedAt }) => completedAt === null) ?? [];
  return (
    <div ref={page} className={styles.page}>
      <h1>{messages.myWork}</h1>
      {byDueGroup(open, new Date()).map(({ group, cards }) => (
        <section key={group} className={styles.group} aria-label={texts.groups[group]}>
          <h2 data-group={group}>
            {texts.groups[group]} <span className={styles.count}>{cards.length}</span>
          </h2>
          <CardRows cards={cards} label={texts.groups[group]} isMine />
        </section>
      ))}
      {data?.isCut && <p className={styles.note}>{texts.isCut(data.cards.length)}</p>}
      {data && open.length === 0 && (
        <Notice title={texts.nothing}>
          <p>{texts.nothingHint}</p>
        </Notice>
      )}
      {!data && isError && (
        <Notice title={messages.unreachable} action={{ title: messages.retry, run: () => void refetch() }} />
      )}
      {!data && !isError && <Notice title={messages.loading} isQuiet />}
    </div>
  );
}
