import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactElement, ReactNode } from 'react';
import type { ShownCard } from '../../board-model/entities.js';
import { useBoardSession, useCard } from '../../board-control/hooks/use-board.js';
import { useSession } from '../../session/session.js';
import { useBoardActivityMessages } from '../../texts/board-activity-messages.js';
import { useCardPanelMessages } from '../../texts/card-panel-messages.js';
import { useMessages } from '../../texts/messages.js';
import { faultOf } from '../../ui/fault/fault.js';
import { showToast } from '../../ui/toast/toasts.js';
import type { Activity } from '../../card-history/card-details.js';
import { fetchDetails, readDetails } from '../../card-history/card-queries.js';
import { ChangeEntry } from '../../card-history/change-entry.js';
import { useUndo } from '../../card-history/use-undo.js';
import styles from './board-activity.module.css';
import { boardSentence } from './board-sentence.js';

export interface BoardChangeProps {
  readonly change: Activity;
  /** The entries that are read, the newest first. */
  readonly entries: readonly Activity[];
  readonly mayChange: boolean;
}

/** An entry of the activity of a board, in the words of the card where it is about one. */
export function BoardChange({ change, entries, mayChange }: BoardChangeProps): ReactElement {
  const { did } = useBoardActivityMessages();
  const { activity } = useCardPanelMessages();
  const { and } = useMessages().display.values;
  const { cardId } = change;
  if (cardId === null) {
    const sentence = boardSentence(change, did, and) ?? activity.other;
    return <ChangeEntry change={change} sentence={sentence} onUndo={undefined} series={undefined} />;
  }
  return <CardChange cardId={cardId} change={change} entries={entries} mayChange={mayChange} />;
}

function CardChange({
  cardId,
  change,
  entries,
  mayChange,
}: BoardChangeProps & { readonly cardId: number }): ReactElement {
  const messages = useMessages();
  const texts = useCardPanelMessages();
  const { api } = useSession();
  const { store } = useBoardSession();
  const queries = useQueryClient();
  const card = useCard(cardId);
  const ofCard = entries.filter((entry) => entry.cardId === cardId);
  const { canUndo, undo } = useUndo(cardId, ofCard, (all) => readDetails(all, cardId));
  // A card that is not on the board was archived: that can be undone.
  const mayUndo = mayChange && (card ? canUndo(change) : change.event === 'card.archive');
  const readAndUndo = async (): Promise<void> => {
    try {
      if (!store.base.cards.has(cardId)) {
        const read = await api.read(`/cards/${cardId}`);
        if (read.boardId !== store.base.boardId)
          return showToast({ kind: 'failure', text: texts.undoneAlready });
        store.change((base) => base.putCard(read, null));
      }
      const [noun = ''] = change.event.split('.');
      await fetchDetails(queries, api, store, { cardId, noun });
    } catch (error) {
      return showToast({ kind: 'failure', text: faultOf(error as Error, messages) });
    }
    await undo(change);
  };
  return (
    <ChangeEntry
      change={change}
      subject={<CardName change={change} cardId={cardId} card={card} />}
      onUndo={mayUndo ? () => void readAndUndo() : undefined}
      series={undefined}
    />
  );
}

interface CardNameProps {
  readonly change: Activity;
  readonly cardId: number;
  /** Undefined for a card that is not on the board. */
  readonly card: ShownCard | undefined;
}

/** Leads to the card, unless it was deleted. */
function CardName({ change, cardId, card }: CardNameProps): ReactNode {
  const texts = useBoardActivityMessages();
  const { number, title } = card ?? (change.data as { number?: number; title?: string });
  // Events from before the numbers have none, and the search finds a card by its id as well.
  const shown = number ?? cardId;
  const name = title === undefined ? texts.cardNumber(shown) : texts.card(shown, title);
  if (change.event === 'card.delete') return <span dir="auto">{name}</span>;
  return (
    <Link to="/cards/$cardId" params={{ cardId }} className={styles.card} preload={false} dir="auto">
      {name}
    </Link>
  );
}
