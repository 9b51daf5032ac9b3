import { useState, type ReactElement } from 'react';
import type { ShownCard } from '../../board-model/entities.js';
import { useCardPanelMessages } from '../../texts/card-panel-messages.js';
import { Button } from '../../ui/button/button.js';
import { readDetails, useActivity, useComments } from '../../card-history/card-queries.js';
import { ChangeEntry } from '../../card-history/change-entry.js';
import { CommentEntry } from './comment-entry.js';
import { PanelSection } from './panel-section.js';
import section from './section.module.css';
import styles from '../../card-history/timeline.module.css';
import { timelineOf } from './timeline.js';
import { seriesSince } from '../../card-history/undo-series.js';
import { useUndo } from '../../card-history/use-undo.js';

export interface TimelineProps {
  readonly card: ShownCard;
  readonly isReadOnly: boolean;
  /** The comment that was written last here. */
  readonly postedId: number | null;
}

/** Comments and changes, the newest first. */
export function Timeline({ card, isReadOnly, postedId }: TimelineProps): ReactElement {
  const messages = useCardPanelMessages();
  const [isOnlyComments, setOnlyComments] = useState(false);
  const { data: comments = [], isPending } = useComments(card.id);
  const { data, hasNextPage, fetchNextPage, isFetchingNextPage } = useActivity(card.id);
  const changes = data?.pages.flatMap(({ items }) => items) ?? [];
  const { canUndo, undo, undoAll } = useUndo(card.id, changes, (queries) => readDetails(queries, card.id));
  const entries = isOnlyComments
    ? timelineOf(comments, [], false)
    : timelineOf(comments, changes, hasNextPage);
  const isArchived = card.archivedAt !== null;
  return (
    <PanelSection
      title={messages.commentsAndActivity}
      end={
        <div className={styles.filter} role="group" aria-label={messages.commentsAndActivity}>
          <button type="button" aria-pressed={!isOnlyComments} onClick={() => setOnlyComments(false)}>
            {messages.showAll}
          </button>
          <button type="button" aria-pressed={isOnlyComments} onClick={() => setOnlyComments(true)}>
            {messages.showComments}
          </button>
        </div>
      }
    >
      {isOnlyComments && comments.length === 0 && !isPending && (
        <p className={section.quiet}>{messages.noComments}</p>
      )}
      <ol className={styles.entries}>
        {entries.map((entry) => {
          if (entry.kind === 'comment')
            return (
              <CommentEntry
                key={`comment ${entry.comment.id}`}
                comment={entry.comment}
                written={entry.written}
                canWrite={!isReadOnly && !isArchived}
                isPosted={entry.comment.id === postedId}
              />
            );
          const { change } = entry;
          const isOfClient = change.via.kind === 'oauth' || change.via.kind === 'token';
          const series = isOfClient ? seriesSince(changes, change).filter(canUndo) : [];
          return (
            <ChangeEntry
              key={`change ${change.id}`}
              change={change}
              onUndo={!isReadOnly && canUndo(change) ? () => void undo(change) : undefined}
              series={{ count: series.length, undo: () => void undoAll(series) }}
            />
          );
        })}
      </ol>
      {!isOnlyComments && hasNextPage && (
        <Button
          kind="quiet"
          className={styles.older}
          disabled={isFetchingNextPage}
          onClick={() => void fetchNextPage()}
        >
          {messages.older}
        </Button>
      )}
    </PanelSection>
  );
}
