import { ChevronRight } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import type { ShownCard } from '../../board-model/entities.js';
import { useCardPanelMessages } from '../../texts/card-panel-messages.js';
import { Button } from '../../ui/button/button.js';
import type { Activity } from '../../card-history/card-details.js';
import { readDetails, useActivity, useComments } from '../../card-history/card-queries.js';
import { ChangeEntry } from '../../card-history/change-entry.js';
import { Moment } from '../../card-history/moment.js';
import { Origin } from '../../card-history/origin.js';
import { CommentEntry } from './comment-entry.js';
import { PanelSection } from './panel-section.js';
import section from './section.module.css';
import styles from '../../card-history/timeline.module.css';
import { timelineOf, timelineRows } from './timeline.js';
import { seriesSince } from '../../card-history/undo-series.js';
import { useUndo, type UndoActions } from '../../card-history/use-undo.js';

export interface TimelineProps {
  readonly card: ShownCard;
  readonly isReadOnly: boolean;
  /** The comment that was written last here. */
  readonly postedId: number | null;
}

/** Comments and changes, the oldest first: the newest is above the form of the next comment. */
export function Timeline({ card, isReadOnly, postedId }: TimelineProps): ReactElement {
  const messages = useCardPanelMessages();
  const [isOnlyComments, setOnlyComments] = useState(false);
  const { data: comments = [], isPending } = useComments(card.id);
  const { data, hasNextPage, fetchNextPage, isFetchingNextPage } = useActivity(card.id);
  const changes = data?.pages.flatMap(({ items }) => items) ?? [];
  const undo = useUndo(card.id, changes, (queries) => readDetails(queries, card.id));
  const entries = isOnlyComments
    ? timelineOf(comments, [], false)
    : timelineOf(comments, changes, hasNextPage);
  const canWrite = !isReadOnly && card.archivedAt === null;
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
      <ol className={styles.entries}>
        {timelineRows(entries).map((row) =>
          row.kind === 'comment' ? (
            <CommentEntry
              key={`comment ${row.comment.id}`}
              comment={row.comment}
              written={row.written}
              canWrite={canWrite}
              isPosted={row.comment.id === postedId}
            />
          ) : (
            <Run
              key={`changes ${row.changes[0].id}`}
              changes={row.changes}
              all={changes}
              undo={isReadOnly ? null : undo}
            />
          ),
        )}
      </ol>
    </PanelSection>
  );
}

/** From this number on, the changes of a row are one line until they are opened. */
const FOLDED_FROM = 3;

interface RunProps {
  readonly changes: readonly [Activity, ...Activity[]];
  /** All that are read, the newest first. */
  readonly all: readonly Activity[];
  readonly undo: UndoActions | null;
}

function Run({ changes, all, undo }: RunProps): ReactElement {
  const messages = useCardPanelMessages();
  const lines = changes.map((change) => <Change key={change.id} change={change} all={all} undo={undo} />);
  if (changes.length < FOLDED_FROM) return <>{lines}</>;
  const { actor, via } = changes[0];
  return (
    <li className={styles.run}>
      <details>
        <summary className={styles.summary}>
          <ChevronRight size={14} aria-hidden />
          <span className={styles.words} dir="auto">
            <span className={styles.actor}>{actor.name}</span>
            {messages.activity.space}
            {messages.madeChanges(changes.length)} <Origin via={via} />
          </span>
          <Moment at={changes.at(-1)?.occurredAt ?? changes[0].occurredAt} />
        </summary>
        <ol className={styles.entries}>{lines}</ol>
      </details>
    </li>
  );
}

function Change({ change, all, undo }: Omit<RunProps, 'changes'> & { change: Activity }): ReactElement {
  const isOfClient = change.via.kind === 'oauth' || change.via.kind === 'token';
  const series = isOfClient && undo ? seriesSince(all, change).filter(undo.canUndo) : [];
  return (
    <ChangeEntry
      change={change}
      isLine
      onUndo={undo?.canUndo(change) === true ? () => void undo.undo(change) : undefined}
      series={{ count: series.length, undo: () => void undo?.undoAll(series) }}
    />
  );
}
