import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState, type ReactElement } from 'react';
import { useBoardSession } from '../../board-control/hooks/use-board.js';
import { OptionPicker } from '../../pickers/option-picker.js';
import { useSession } from '../../session/session.js';
import { useCardPanelMessages } from '../../texts/card-panel-messages.js';

/** As many words as the API takes. */
const TEXT_MAX = 200;

export interface DependencySearchProps {
  readonly boardId: number;
  readonly without: readonly number[];
  readonly onChoose: (cardId: number) => void;
}

/** Finds a card of the board by its number or by words of its title. */
export function DependencySearch({ boardId, without, onChoose }: DependencySearchProps): ReactElement {
  const messages = useCardPanelMessages();
  const { api } = useSession();
  const { store } = useBoardSession();
  const [text, setText] = useState('');
  const words = useDeferredValue(text.trim()).slice(0, TEXT_MAX);
  const number = /^#?(\d{1,15})$/.exec(words)?.[1];
  const { data: found = [] } = useQuery({
    queryKey: ['dependency-search', boardId, words],
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => {
      const query = new URLSearchParams({
        boardId: String(boardId),
        limit: '30',
        ...(words && { q: words }),
      });
      return api.read(`/search?${query}`, { signal });
    },
  });
  const numbered =
    number === undefined
      ? undefined
      : [...store.base.cards.values()].find((card) => card.number === Number(number));
  const cards = [...(numbered ? [numbered] : []), ...found.filter(({ id }) => id !== numbered?.id)];
  return (
    <OptionPicker
      title={messages.findCard}
      isSingle
      chosen={[]}
      onType={setText}
      onChoose={onChoose}
      options={cards
        .filter(({ id }) => !without.includes(id))
        .map(({ id, number, title }) => ({ id, name: title, hint: `#${number}` }))}
    />
  );
}
