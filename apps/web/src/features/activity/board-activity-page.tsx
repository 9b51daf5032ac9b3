import { useSearch } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { activityParameters } from '../../filters/activity-parameters.js';
import { readActivitySearch, type ActivitySearch } from '../../filters/activity-search.js';
import { useBoardActivityMessages } from '../../texts/board-activity-messages.js';
import { useMessages } from '../../texts/messages.js';
import { announce } from '../../ui/announcer/announce.js';
import { Button } from '../../ui/button/button.js';
import { Fault } from '../../ui/fault/fault.js';
import timeline from '../../card-history/timeline.module.css';
import { BoardFrame } from '../../board-administration/board-frame.js';
import { useMayChange } from '../../board-administration/use-may-change.js';
import parts from '../../page-parts/parts.module.css';
import { Section } from '../../page-parts/section.js';
import { ActivityFilter } from './activity-filter.js';
import { BoardChange } from './board-change.js';
import { useBoardActivity } from './use-board-activity.js';

/** Everything that happened on a board, the newest first. */
export function BoardActivityPage(): ReactElement {
  const texts = useBoardActivityMessages();
  const search = readActivitySearch(useSearch({ from: '/boards/$boardId/activity' }));
  return (
    <BoardFrame title={texts.title}>
      {() => (
        <Section title={texts.entries}>
          <ActivityFilter search={search} />
          <Entries search={search} />
        </Section>
      )}
    </BoardFrame>
  );
}

function Entries({ search }: { search: ActivitySearch }): ReactElement {
  const messages = useMessages();
  const texts = useBoardActivityMessages();
  const mayChange = useMayChange();
  const query = useBoardActivity(search);
  const { data, error, isError, isFetching, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = query;
  const entries = data?.pages.flatMap(({ items }) => items);
  const isFiltered = activityParameters(search).size > 0;
  const showOlder = async (): Promise<void> => {
    const after = await fetchNextPage();
    announce(texts.shown(after.data?.pages.flatMap(({ items }) => items).length ?? 0));
  };
  const nothing = hasNextPage ? texts.noneYet : isFiltered ? texts.noneMatch : texts.none;
  return (
    <>
      {entries?.length === 0 && !isFetching && <p role="status">{nothing}</p>}
      {!entries && !isError && <p className={parts.soft}>{messages.loading}</p>}
      <ol className={timeline.entries} aria-label={texts.entries} aria-busy={isFetching}>
        {entries?.map((change) => (
          <BoardChange key={change.id} change={change} entries={entries} mayChange={mayChange} />
        ))}
      </ol>
      <Fault error={error} />
      <div className={parts.actions}>
        {isError && <Button onClick={() => void refetch()}>{messages.retry}</Button>}
        {hasNextPage && !isError && (
          <Button disabled={isFetchingNextPage} onClick={() => void showOlder()}>
            {texts.older}
          </Button>
        )}
      </div>
    </>
  );
}
