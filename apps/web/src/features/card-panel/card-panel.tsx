import { Link, Navigate, useNavigate, useParams } from '@tanstack/react-router';
import { useEffect, useRef, useState, type ReactElement } from 'react';
import type { ShownCard } from '../../board-model/entities.js';
import { useConnection } from '../../board-control/hooks/use-board.js';
import { currentBoard } from '../../board-control/current-board.js';
import { useCardPanelMessages } from '../../texts/card-panel-messages.js';
import { Button } from '../../ui/button/button.js';
import { CardFacts } from './card-facts.js';
import styles from './card-panel.module.css';
import { useFreshDetails } from '../../card-history/card-queries.js';
import { CardTitle } from './card-title.js';
import { Checklist } from './checklist.js';
import { CommentForm } from './comment-form.js';
import { Dependencies } from './dependencies.js';
import { Description } from './description.js';
import { NewestComment } from './newest-comment.js';
import { PanelHead } from './panel-head.js';
import { PanelShell } from './panel-shell.js';
import { Timeline } from './timeline-section.js';
import { useCardRun } from '../../card-history/use-card-run.js';
import { useOpenCard } from './use-open-card.js';

/** Everything that a card has, beside the board that it is on. */
export function CardPanel(): ReactElement {
  const messages = useCardPanelMessages();
  const navigate = useNavigate();
  const { boardId, cardId } = useParams({ from: '/boards/$boardId/cards/$cardId' });
  const { card, boardId: ownBoard = boardId, shownBoardId, isMissing, hasLeft } = useOpenCard(cardId);
  const close = (): void => {
    const board = currentBoard.get();
    if (board) board.ports.showView();
    else void navigate({ to: '/boards/$boardId', params: { boardId } });
    // The board may have scrolled the card away, so it finds the focus again.
    if (card) board?.focus({ listId: card.listId, cardId });
  };
  // What the board before knew of the card may be older than the move that led here.
  if (shownBoardId === boardId && ownBoard !== boardId && !hasLeft)
    return <Navigate to="/boards/$boardId/cards/$cardId" params={{ boardId: ownBoard, cardId }} replace />;
  return (
    <PanelShell label={card ? `#${card.number} ${card.title}` : messages.loading} onClose={close}>
      {card ? (
        <OpenCard key={card.id} card={card} onClose={close} />
      ) : hasLeft && (isMissing || ownBoard !== boardId) ? (
        <Left cardId={cardId} boardId={isMissing ? null : ownBoard} onClose={close} />
      ) : (
        <div className={styles.missing} role="status">
          <p>{isMissing ? messages.notFound : messages.loading}</p>
          <Button onClick={close}>{messages.close}</Button>
        </div>
      )}
    </PanelShell>
  );
}

interface LeftProps {
  readonly cardId: number;
  /** The board that the card is on; null if the person may not see it. */
  readonly boardId: number | null;
  readonly onClose: () => void;
}

/** Another client moved the card that is open to another board. */
function Left({ cardId, boardId, onClose }: LeftProps): ReactElement {
  const messages = useCardPanelMessages();
  const closeButton = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // The field that had the focus is gone.
    if (document.activeElement === document.body) closeButton.current?.focus();
  }, []);
  return (
    <div className={styles.missing} role="status">
      <p>{boardId === null ? messages.leftUnseen : messages.left}</p>
      {boardId !== null && (
        <Link to="/boards/$boardId/cards/$cardId" params={{ boardId, cardId }} className={styles.there}>
          {messages.openThere}
        </Link>
      )}
      <Button ref={closeButton} onClick={onClose}>
        {messages.close}
      </Button>
    </div>
  );
}

function OpenCard({ card, onClose }: { card: ShownCard; onClose: () => void }): ReactElement {
  const { readOnly } = useConnection();
  const canWrite = !readOnly && card.archivedAt === null;
  const [postedId, setPostedId] = useState<number | null>(null);
  useFreshDetails(card.id);
  usePageTitle(card.title);
  useCardInView();
  return (
    <>
      <PanelHead card={card} isReadOnly={readOnly} onClose={onClose} />
      <div className={styles.body} data-panel-body>
        <div className={styles.top}>
          {card.archivedAt !== null && <Archived card={card} isReadOnly={readOnly} />}
          <CardTitle card={card} canWrite={canWrite} />
        </div>
        <div className={styles.facts}>
          <CardFacts card={card} canWrite={canWrite} />
        </div>
        <div className={styles.rest}>
          <Description card={card} canWrite={canWrite} />
          <Checklist card={card} canWrite={canWrite} />
          <Dependencies card={card} canWrite={canWrite} />
          <Timeline card={card} isReadOnly={readOnly} postedId={postedId} />
        </div>
      </div>
      <NewestComment cardId={card.id} />
      <CommentForm cardId={card.id} canWrite={canWrite} onPosted={setPostedId} />
    </>
  );
}

/** The title of the tab while the card is open; the board's returns after it. */
function usePageTitle(title: string): void {
  useEffect(() => {
    const before = document.title;
    document.title = `${title} · Kiban`;
    return () => {
      document.title = before;
    };
  }, [title]);
}

/** The panel makes the board narrower, which may hide the card that it shows. */
function useCardInView(): void {
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      document.querySelector('[data-opened=true]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    });
    return () => cancelAnimationFrame(frame);
  }, []);
}

function Archived({ card, isReadOnly }: { card: ShownCard; isReadOnly: boolean }): ReactElement {
  const messages = useCardPanelMessages();
  const run = useCardRun();
  return (
    <div className={styles.notice}>
      {messages.archivedNotice}
      {!isReadOnly && (
        <Button onClick={() => void run({ kind: 'cards.archive', cardIds: [card.id], archived: false })}>
          {messages.restore}
        </Button>
      )}
    </div>
  );
}
