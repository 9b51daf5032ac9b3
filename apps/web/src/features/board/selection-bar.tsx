import { X } from 'lucide-react';
import { useEffect, type ReactElement } from 'react';
import { runCommand } from '../../board-control/command.js';
import { COMMANDS, type CommandId } from '../../board-control/command-table.js';
import { useSituation } from '../../palette/use-situation.js';
import { useConnection, useFields } from '../../board-control/hooks/use-board.js';
import { useMessages } from '../../texts/messages.js';
import { useBottomBar } from '../../ui/bottom-bar/use-bottom-bar.js';
import { Button } from '../../ui/button/button.js';
import styles from './selection-bar.module.css';
import { useControl, useView } from '../../board-control/hooks/use-control.js';

const OFFERED: readonly CommandId[] = ['move', 'assign', 'labels', 'due', 'field', 'complete', 'archive'];

/** What can be done with several cards; each is the command that its key runs. */
export function SelectionBar(): ReactElement | null {
  const messages = useMessages();
  const control = useControl();
  const situation = useSituation();
  const { readOnly } = useConnection();
  const count = useView(({ selected }) => selected.size);
  const hasFields = useFields().length > 0;
  const bottomBar = useBottomBar();
  useFocusInView();
  if (count === 0 || readOnly) return null;
  return (
    <section ref={bottomBar} className={styles.bar} aria-label={messages.board.selection} data-selection>
      <p className={styles.count}>{messages.board.selected(count)}</p>
      <div className={styles.actions}>
        {COMMANDS.filter(({ id }) => OFFERED.includes(id) && (id !== 'field' || hasFields)).map((command) => (
          <Button key={command.id} kind="quiet" onClick={() => runCommand(command, situation())}>
            {messages.commands.titles[command.id]}
          </Button>
        ))}
      </div>
      <Button
        kind="quiet"
        aria-label={messages.board.clearSelection}
        onClick={() => control.change({ selected: new Set() })}
      >
        <X size={16} aria-hidden />
      </Button>
    </section>
  );
}

/** The bar makes the lists lower: the card with the focus stays in view. */
function useFocusInView(): void {
  useEffect(() => {
    const card = document.activeElement?.closest('[data-list-scroller] li');
    card?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, []);
}
