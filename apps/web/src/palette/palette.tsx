import { Combobox, ComboboxItem, ComboboxList, ComboboxProvider } from '@ariakit/react/combobox';
import { useNavigate } from '@tanstack/react-router';
import { useMemo, useState, type ReactElement } from 'react';
import { cardLinkId } from '../board-views/card-link-id.js';
import { routeOfBoard } from '../board-views/default-view.js';
import { VIEW_ROUTES } from '../board-views/view-names.js';
import { useBoards } from '../workspace-model/boards.js';
import { searchOf } from '../workspace-model/saved-view-search.js';
import { useSavedViews } from '../workspace-model/saved-views.js';
import { matchingOptions } from '../pickers/matching-options.js';
import { useMessages } from '../texts/messages.js';
import { Dialog } from '../ui/dialog/dialog.js';
import { currentBoard } from '../board-control/current-board.js';
import { Keys } from './keys.js';
import { paletteCommands } from '../board-control/palette-commands.js';
import styles from './palette.module.css';
import { useSituation } from './use-situation.js';
import { keepComposition } from '../ui/input-method/is-composing.js';

interface Entry {
  readonly id: string;
  readonly name: string;
  readonly group: 'commands' | 'cards' | 'boards' | 'views' | 'search';
  readonly keys?: readonly string[];
  readonly run: () => void;
}

export interface PaletteProps {
  readonly title: string;
  /** The cards that card commands are for. */
  readonly targets: readonly number[];
  /** Offers the commands for cards only. */
  readonly isForCards?: boolean;
  readonly onClose: () => void;
}

const SHOWN_MAX = 60;

/** Every command by its name, and on a board its cards; from anywhere the boards. */
export function Palette({ title, targets, isForCards = false, onClose }: PaletteProps): ReactElement {
  const { commands: messages, pickers } = useMessages();
  const [text, setText] = useState('');
  const entries = useEntries(targets, isForCards);
  const situation = useSituation();
  const navigate = useNavigate();
  const q = text.trim();
  const found = matchingOptions(entries, text)
    .filter(({ group }) => q !== '' || group === 'commands')
    .slice(0, SHOWN_MAX);
  if (q !== '' && !isForCards)
    found.push({
      id: 'search',
      name: messages.searchFor(q),
      group: 'search',
      run: () => {
        const number = cardLinkId(q);
        if (number < 0) void navigate({ to: '/cards/$cardId', params: { cardId: number } });
        else situation().goToSearch(q);
      },
    });
  const choose = (entry: Entry): void => {
    onClose();
    // After the focus has returned to where it was, so that the command may move it.
    setTimeout(() => entry.run());
  };
  return (
    <Dialog title={title} onClose={onClose}>
      <ComboboxProvider open inputValue={text} setInputValue={setText}>
        <div className={styles.palette}>
          <Combobox
            autoSelect="always"
            onKeyDownCapture={keepComposition}
            className={styles.input}
            // On a phone the actions of a card are chosen, not typed.
            inputMode={isForCards && matchMedia('(pointer: coarse)').matches ? 'none' : 'text'}
            aria-label={title}
            placeholder={isForCards ? pickers.filter : messages.paletteHint}
          />
          <ComboboxList alwaysVisible aria-label={title} className={styles.list}>
            {found.map((entry) => (
              <ComboboxItem
                key={entry.id}
                value={entry.name}
                focusOnHover
                setValueOnClick={false}
                className={styles.item}
                onClick={() => choose(entry)}
              >
                <span className={styles.name}>{entry.name}</span>
                {entry.group !== 'commands' && entry.group !== 'search' && (
                  <span className={styles.group}>{messages.paletteGroups[entry.group]}</span>
                )}
                {entry.keys && <Keys keys={entry.keys.slice(0, 1)} />}
              </ComboboxItem>
            ))}
          </ComboboxList>
          <p role="status" className={found.length === 0 ? styles.nothing : 'visually-hidden'}>
            {found.length === 0 ? messages.nothingFound : ''}
          </p>
        </div>
      </ComboboxProvider>
    </Dialog>
  );
}

function useEntries(targets: readonly number[], isForCards: boolean): readonly Entry[] {
  const messages = useMessages().commands;
  const navigate = useNavigate();
  const situation = useSituation();
  const { data: boards = [] } = useBoards();
  const shown = currentBoard.get()?.store.board();
  const { data: views = [] } = useSavedViews(shown?.id ?? 0, shown !== undefined && !isForCards);
  return useMemo(() => {
    const board = currentBoard.get();
    const commands = paletteCommands(situation, targets, isForCards).map(({ command, run }): Entry => {
      const { id, keys } = command;
      return { id, name: messages.titles[id], group: 'commands', keys, run };
    });
    if (isForCards) return commands;
    return [
      ...commands,
      ...views.map((view): Entry => {
        const to = { to: VIEW_ROUTES[view.kind], params: { boardId: view.boardId }, search: searchOf(view) };
        return { id: `view-${view.id}`, name: view.name, group: 'views', run: () => void navigate(to) };
      }),
      ...(board === null ? [] : cardEntries(board)),
      ...boards.map(({ id, name, defaultView }): Entry => {
        const run = (): void => void navigate({ to: routeOfBoard({ defaultView }), params: { boardId: id } });
        return { id: `board-${id}`, name, group: 'boards', run };
      }),
    ];
  }, [messages, navigate, situation, boards, views, targets, isForCards]);
}

function cardEntries(board: NonNullable<ReturnType<typeof currentBoard.get>>): Entry[] {
  return board.store
    .listIds()
    .flatMap((listId) => board.store.cardIds(listId))
    .map((cardId): Entry => {
      const card = board.store.card(cardId);
      const name = `${card?.title ?? ''} #${card?.number ?? 0}`;
      return { id: `card-${cardId}`, name, group: 'cards', run: () => board.ports.openCard(cardId) };
    });
}
