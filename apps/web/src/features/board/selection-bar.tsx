import { X } from 'lucide-react';
import type { ReactElement } from 'react';
import { runCommand } from '../../commands/command.js';
import { COMMANDS, type CommandId } from '../../commands/command-table.js';
import { useSituation } from '../../commands/use-situation.js';
import { useConnection } from '../../board-hooks/use-board.js';
import { useMessages } from '../../texts/messages.js';
import { Button } from '../../ui/button/button.js';
import styles from './selection-bar.module.css';
import { useControl, useView } from './use-control.js';

const OFFERED: readonly CommandId[] = ['move', 'assign', 'labels', 'due', 'complete', 'archive'];

/** What can be done with several cards; each is the command that its key runs. */
export function SelectionBar(): ReactElement | null {
  const messages = useMessages();
  const control = useControl();
  const situation = useSituation();
  const { readOnly } = useConnection();
  const count = useView(({ selected }) => selected.size);
  if (count === 0 || readOnly) return null;
  return (
    <section className={styles.bar} aria-label={messages.board.selection} data-selection>
      <p className={styles.count}>{messages.board.selected(count)}</p>
      {COMMANDS.filter(({ id }) => OFFERED.includes(id)).map((command) => (
        <Button key={command.id} kind="quiet" onClick={() => runCommand(command, situation())}>
          {messages.commands.titles[command.id]}
        </Button>
      ))}
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
