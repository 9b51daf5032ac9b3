import { Link } from '@tanstack/react-router';
import { Plus, X } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import type { ShownCard } from '../../board-model/entities.js';
import { useBoard } from '../../board-control/hooks/use-board.js';
import { useCardPanelMessages } from '../../texts/card-panel-messages.js';
import { PopoverButton } from '../../ui/popover/popover.js';
import { useCardWrite, useTasks } from '../../card-history/card-queries.js';
import styles from './dependencies.module.css';
import { DependencySearch } from './dependency-search.js';
import { PanelSection } from './panel-section.js';

/** The dependencies of a card come with all tasks of its board: on a large board only when they are wanted. */
const READ_CARDS_MAX = 1000;

export function Dependencies({
  card,
  canWrite,
}: {
  card: ShownCard;
  canWrite: boolean;
}): ReactElement | null {
  const messages = useCardPanelMessages();
  const board = useBoard();
  const [isWanted, setWanted] = useState(false);
  const isRead = isWanted || (board?.cardCount ?? 0) <= READ_CARDS_MAX;
  const { data: tasks = [] } = useTasks(card.boardId, card.id, isRead);
  const { write } = useCardWrite(card.id);
  const path = `/gantt/tasks/${card.id}/dependencies`;
  const dependencies = tasks.find(({ cardId }) => cardId === card.id)?.dependencies ?? [];
  if (!isRead)
    return (
      <button type="button" className={styles.add} onClick={() => setWanted(true)}>
        {messages.showDependencies}
      </button>
    );
  if (dependencies.length === 0 && !canWrite) return null;
  return (
    <PanelSection title={messages.dependencies}>
      {dependencies.length > 0 && (
        <ul className={styles.tasks}>
          {dependencies.map(({ id, dependsOn, type, lagDays }) => {
            const task = tasks.find(({ cardId }) => cardId === dependsOn);
            const title = task?.title ?? `#${dependsOn}`;
            return (
              <li key={id} className={styles.task}>
                {task && <span className={styles.number}>#{task.number}</span>}
                <Link
                  to="/boards/$boardId/cards/$cardId"
                  params={{ boardId: card.boardId, cardId: dependsOn }}
                  search={(search) => search}
                  className={styles.title}
                  dir="auto"
                >
                  {title}
                </Link>
                <span className={styles.type}>
                  {messages.dependencyTypes[type]}
                  {lagDays === 0 ? '' : ` ${lagDays > 0 ? '+' : ''}${lagDays}`}
                </span>
                {canWrite && (
                  <button
                    type="button"
                    className={styles.remove}
                    aria-label={messages.removeDependency(title)}
                    onClick={() => void write({ method: 'DELETE', path: `${path}/${id}` })}
                  >
                    <X size={14} aria-hidden />
                  </button>
                )}
              </li>
            );
          })}
        </ul>
      )}
      {canWrite && (
        <PopoverButton
          title={messages.addDependency}
          className={styles.add}
          content={(close) => (
            <DependencySearch
              boardId={card.boardId}
              without={[card.id, ...dependencies.map(({ dependsOn }) => dependsOn)]}
              onChoose={(dependsOn) => {
                close();
                void write({ method: 'POST', path, body: { dependsOn } });
              }}
            />
          )}
        >
          <Plus size={15} aria-hidden />
          {messages.addDependency}
        </PopoverButton>
      )}
    </PanelSection>
  );
}
