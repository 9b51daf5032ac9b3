import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useRef, useState, type ReactElement } from 'react';
import { useBoards } from '../../boards-data/boards.js';
import { DUE_FILTERS } from '../../filters/board-filter.js';
import { isSearch, readCardSearch, type CardSearch } from '../../filters/card-search.js';
import { useMessages } from '../../texts/messages.js';
import { useWorkMessages } from '../../texts/work-messages.js';
import { Button } from '../../ui/button/button.js';
import { Notice } from '../../ui/notice/notice.js';
import { usePageTitle } from '../../ui/page-title/use-page-title.js';
import { CardRows } from './card-rows.js';
import { useRowKeys } from './use-row-keys.js';
import { useFoundCards } from './use-found-cards.js';
import styles from './work-page.module.css';

/** Long enough that a word is typed with few requests, and short enough to feel immediate. */
const TYPING_MS = 200;

/** The cards of all boards by words and properties. The search is in the address. */
export function SearchPage(): ReactElement {
  const messages = useMessages();
  const texts = useWorkMessages();
  usePageTitle(messages.search);
  const page = useRef<HTMLDivElement>(null);
  useRowKeys(page);
  const search = useSearch({ from: '/search' });
  const navigate = useNavigate();
  const set = (changes: Partial<Record<keyof CardSearch, unknown>>): void =>
    void navigate({ to: '/search', search: readCardSearch({ ...search, ...changes }), replace: true });
  const { data: boards = [] } = useBoards();
  return (
    <div ref={page} className={styles.page}>
      <h1>{messages.search}</h1>
      <search className={styles.filters} aria-label={texts.start}>
        <SearchText value={search.q ?? ''} onChange={(q) => set({ q })} />
        <Choice
          label={texts.board}
          value={String(search.board ?? '')}
          options={[['', texts.anyBoard], ...boards.map(({ id, name }) => [String(id), name] as const)]}
          onChange={(value) => set({ board: Number(value) })}
        />
        <Choice
          label={texts.assignee}
          value={search.assignee ?? ''}
          options={[
            ['', texts.anyone],
            ['me', texts.me],
            ['none', texts.noOne],
          ]}
          onChange={(assignee) => set({ assignee })}
        />
        <Choice
          label={texts.due}
          value={search.due ?? ''}
          options={[['', texts.anyDue], ...DUE_FILTERS.map((due) => [due, texts.dueGroups[due]] as const)]}
          onChange={(due) => set({ due })}
        />
        <label className={styles.check}>
          <input
            type="checkbox"
            checked={search.archived ?? false}
            onChange={({ target }) => set({ archived: target.checked })}
          />
          {texts.withArchived}
        </label>
      </search>
      <Results search={search} />
    </div>
  );
}

function SearchText({ value, onChange }: { value: string; onChange: (q: string) => void }): ReactElement {
  const texts = useWorkMessages();
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(value);
  /** What the address has because of this field; anything else came from a link. */
  const sent = useRef(value);
  const send = useRef(onChange);
  useEffect(() => {
    send.current = onChange;
  });
  useEffect(() => input.current?.focus(), []);
  useEffect(() => {
    if (value === sent.current) return;
    sent.current = value;
    setText(value);
  }, [value]);
  useEffect(() => {
    if (text === sent.current) return undefined;
    const timer = setTimeout(() => {
      sent.current = text;
      send.current(text);
    }, TYPING_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <input
      ref={input}
      type="search"
      className={styles.text}
      aria-label={texts.searchHint}
      placeholder={texts.searchHint}
      maxLength={200}
      value={text}
      onChange={({ target }) => setText(target.value)}
      onKeyDown={(event) => {
        if (event.key !== 'ArrowDown' || event.nativeEvent.isComposing) return;
        event.preventDefault();
        document.querySelector<HTMLElement>('[data-row-link]')?.focus();
      }}
    />
  );
}

interface ChoiceProps {
  readonly label: string;
  readonly value: string;
  readonly options: readonly (readonly [string, string])[];
  readonly onChange: (value: string) => void;
}

function Choice({ label, value, options, onChange }: ChoiceProps): ReactElement {
  return (
    <select
      className={styles.choice}
      aria-label={label}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    >
      {options.map(([option, name]) => (
        <option key={option} value={option}>
          {name}
        </option>
      ))}
    </select>
  );
}

function Results({ search }: { search: CardSearch }): ReactElement {
  const messages = useMessages();
  const texts = useWorkMessages();
  const { cards, error, isSearching, hasMore, readMore, retry } = useFoundCards(search);
  if (!isSearch(search))
    return (
      <Notice title={texts.start}>
        <p>{texts.startHint}</p>
      </Notice>
    );
  if (!cards && error)
    return <Notice title={messages.unreachable} action={{ title: messages.retry, run: retry }} />;
  if (!cards) return <Notice title={texts.searching} isQuiet />;
  return (
    <>
      <p role="status" className={styles.note}>
        {cards.length === 0 && !isSearching ? texts.nothingFound : ''}
        {cards.length > 0 && !hasMore ? texts.cards(cards.length) : ''}
      </p>
      {cards.length > 0 && <CardRows cards={cards} label={messages.search} />}
      {hasMore && (
        <Button disabled={isSearching} onClick={readMore}>
          {isSearching ? texts.searching : texts.more}
        </Button>
      )}
    </>
  );
}
