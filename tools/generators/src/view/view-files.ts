import type { CheckedView } from './view-options.js';

/** The component of the view. */
export const viewOf = ({
  name,
  type,
  label,
}: CheckedView): string => `import { useEffect, useRef, type ReactElement } from 'react';
import { useCard, useListIds } from '../../board-control/hooks/use-board.js';
import { useControl, useShownCardIds, useView } from '../../board-control/hooks/use-control.js';
import { useReadAll } from '../../board-control/hooks/use-read-all.js';
import { use${type}Messages } from '../../texts/${name}-messages.js';
import styles from './${name}-view.module.css';

/** The view “${label}”: the cards of the board, list by list. */
export function ${type}View(): ReactElement {
  const board = useControl();
  const texts = use${type}Messages();
  const root = useRef<HTMLElement>(null);
  const listIds = useListIds();
  useReadAll(true);
  useRequests();
  useEffect(() => {
    board.hover(null);
    return board.controls.show('${name}', {
      focusFirst: () => root.current?.querySelector('button')?.focus(),
    });
  }, [board]);
  return (
    <section ref={root} className={styles.view} aria-label={texts.title}>
      <ul className={styles.cards}>
        {listIds.map((id) => (
          <CardsOfList key={id} listId={id} />
        ))}
      </ul>
    </section>
  );
}

function CardsOfList({ listId }: { listId: number }): ReactElement {
  const ids = useShownCardIds(listId);
  return (
    <>
      {ids.map((id) => (
        <CardLine key={id} id={id} />
      ))}
    </>
  );
}

function CardLine({ id }: { id: number }): ReactElement | null {
  const board = useControl();
  const card = useCard(id);
  if (!card) return null;
  return (
    <li>
      <button type="button" className={styles.card} dir="auto" onClick={() => board.ports.openCard(id)}>
        {card.title}
      </button>
    </li>
  );
}

/** New cards and lists are made on the board, and a title is edited in the panel. */
function useRequests(): void {
  const board = useControl();
  const isAdding = useView(({ adding, isAddingList }) => adding !== null || isAddingList);
  const editing = useView((view) => view.editing);
  useEffect(() => {
    if (isAdding) board.ports.showView('board');
  }, [board, isAdding]);
  useEffect(() => {
    if (editing === null) return;
    board.change({ editing: null });
    board.ports.openCard(editing);
  }, [board, editing]);
}
`;

export const styleOf = (): string => `@layer features {
  .view {
    flex: 1;
    min-inline-size: 0;
    min-block-size: 0;
    overflow: auto;
    background: var(--canvas);
  }

  .cards {
    display: grid;
    gap: var(--s-1);
    margin: 0;
    padding: var(--s-4);
    list-style: none;
  }

  .card {
    inline-size: 100%;
    min-block-size: var(--h-form);
    padding: var(--s-1) var(--s-2);
    border: 1px solid var(--line);
    border-radius: var(--r-2);
    background: var(--surface);
    text-align: start;
  }
}
`;

export const controlOf = ({
  label,
  type,
}: CheckedView): string => `/** What the keys of the view “${label}” do; the view that is shown provides it. */
export interface ${type}Control {
  /** Gives the focus to the first card. */
  focusFirst(): void;
}
`;

export const commandsOf = ({
  name,
  label,
}: CheckedView): string => `import type { ViewCommand } from './command.js';

/** The commands of the view “${label}”. Where it is shown, their keys come before those of the board. */
export const ${name.toUpperCase()}_COMMANDS = [
  { id: '${name}First', keys: ['Home'], where: '${name}', writes: false, run: (shown) => shown.focusFirst() },
] as const satisfies readonly ViewCommand<'${name}'>[];
`;

export const messagesOf = ({
  name,
  type,
  label,
}: CheckedView): string => `import type { ${type}Messages } from './en/${name}.js';
import { LazyMessages } from './lazy-messages.js';

export const ${name}Messages = new LazyMessages<${type}Messages>({
  en: async () => (await import('./en/${name}.js')).${name},
  ja: async () => (await import('./ja/${name}.js')).${name},
});

/** The texts of the view “${label}”, which are loaded before it is shown. */
export const use${type}Messages = (): ${type}Messages => ${name}Messages.get();
`;
