import type { ReactElement } from 'react';
import { auditParameters } from '../../../filters/audit-parameters.js';
import type { AuditSearch } from '../../../filters/audit-search.js';
import { shortDate } from '../../../texts/dates.js';
import { useMessages } from '../../../texts/messages.js';
import { useSettingsMessages } from '../../../texts/settings-messages.js';
import { announce } from '../../../ui/announcer/announce.js';
import { Button } from '../../../ui/button/button.js';
import { Fault } from '../../../ui/fault/fault.js';
import parts from '../../../page-parts/parts.module.css';
import { useSettingsQuery } from '../../../page-parts/settings-query.js';
import { AuditItem } from './audit-item.js';
import type { AuditNames } from './audit-sentence.js';
import styles from '../../../page-parts/entries.module.css';
import { useAudit } from './use-audit.js';

/** All entries that were read so far, and the way to older ones. */
export function AuditEntries({ search }: { search: AuditSearch }): ReactElement {
  const messages = useMessages();
  const settings = useSettingsMessages();
  const texts = settings.audit;
  const { data, error, isError, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useAudit(search);
  const { data: members = [] } = useSettingsQuery('/members');
  const names: AuditNames = {
    texts,
    role: (role) => settings.roles[role as keyof typeof settings.roles] ?? role,
    date: (value) => shortDate(value),
    member: (id) => members.find((member) => member.id === id)?.name,
  };
  const isFiltered = auditParameters(search).size > 0;
  const entries = data?.pages.flatMap(({ items }) => items);
  const showMore = async (): Promise<void> => {
    const after = await fetchNextPage();
    announce(texts.shown(after.data?.pages.flatMap(({ items }) => items).length ?? 0));
  };
  return (
    <>
      {entries?.length === 0 && <p>{isFiltered ? texts.noneMatch : texts.none}</p>}
      {!entries && !isError && <p className={parts.soft}>{messages.loading}</p>}
      <ol className={styles.entries}>
        {entries?.map((entry) => (
          <AuditItem key={entry.id} entry={entry} names={names} />
        ))}
      </ol>
      <Fault error={error} />
      <div className={parts.actions}>
        {isError && !entries && <Button onClick={() => void refetch()}>{messages.retry}</Button>}
        {hasNextPage && (
          <Button disabled={isFetchingNextPage} onClick={() => void showMore()}>
            {texts.more}
          </Button>
        )}
      </div>
    </>
  );
}
