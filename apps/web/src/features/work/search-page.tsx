import { useNavigate, useSearch } from '@tanstack/react-router';
import { useRef, type ReactElement } from 'react';
import { useBoards } from '../../workspace-model/boards.js';
import { DUE_FILTERS, fieldFiltersOf } from '../../filters/board-filter.js';
import {
  LABELS_MAX,
  readCardSearch,
  SEARCH_SORTS,
  TEXT_MAX,
  type CardSearch,
} from '../../filters/card-search.js';
import { isSearch } from '../../filters/search-query.js';
import { useSettingsQuery } from '../../page-parts/settings-query.js';
import { useMessages } from '../../texts/messages.js';
import { useWorkMessages } from '../../texts/work-messages.js';
import { Notice } from '../../ui/notice/notice.js';
import { faultOf } from '../../ui/fault/fault.js';
import { part } from '../../ui/part/part.js';
import { usePageTitle } from '../../ui/page-title/use-page-title.js';
import { AssigneeChoice } from './assignee-choice.js';
import { CardRows } from './card-rows.js';
import { Choice } from './choice.js';
import { MoreRows } from './more-rows.js';
import { TypedField } from '../../ui/text-field/typed-field.js';
import { useRowKeys } from './use-row-keys.js';
import { useFoundCards } from './use-found-cards.js';
import styles from './work-page.module.css';

const FieldsOfBoard = part(() => import('./fields-of-board.js').then((loaded) => loaded.FieldsOfBoard));

/** The conditions on the fields of a board go with it. */
const withoutFields = (search: CardSearch): Partial<Record<keyof CardSearch, undefined>> =>
  Object.fromEntries(fieldFiltersOf(search).map((name) => [name, undefined]));

/** The cards of all boards by words and properties. The search is in the address. */
export function SearchPage(): ReactElement {
  const messages = useMessages();
  const texts = useWorkMessages();
  usePageTitle(messages.search);
  const page = useRef<HTMLDivElement>(null);
  useRowKeys(page);
  const search = readCardSearch(useSearch({ from: '/search' }));
  const navigate = useNavigate();
  const set = (changes: Partial<Record<keyof CardSearch, unknown>>): void =>
    void navigate({ to: '/search', search: readCardSearch({ ...search, ...changes }), replace: true });
  const { data: boards = [] } = useBoards();
  const { data: members = [] } = useSettingsQuery('/members');
  const people = members.map(({ id, name }) => [String(id), name] as const);
  return (
    <div ref={page} className={styles.page}>
      <h1>{messages.search}</h1>
      <search className={styles.filters} aria-label={texts.start}>
        <TypedField
          label={texts.searchHint}
          value={search.q ?? ''}
          lengthMax={TEXT_MAX}
          isFirst
          className={styles.text}
          onChange={(q) => set({ q })}
        />
        <Choice
          label={texts.board}
          value={String(search.board ?? '')}
          options={[['', texts.anyBoard], ...boards.map(({ id, name }) => [String(id), name] as const)]}
          onChange={(value) => set({ ...withoutFields(search), board: Number(value) })}
        />
        <AssigneeChoice
          value={search.assignee ?? ''}
          members={members}
          onChange={(assignee) => set({ assignee })}
        />
        <TypedField
          label={texts.labelNames}
          value={search.label ?? ''}
          lengthMax={LABELS_MAX}
          className={styles.choice}
          onChange={(label) => set({ label })}
        />
        <Choice
          label={texts.due}
          value={search.due ?? ''}
          options={[['', texts.anyDue], ...DUE_FILTERS.map((due) => [due, texts.dueGroups[due]] as const)]}
          onChange={(due) => set({ due })}
        />
        <Choice
          label={texts.state}
          value={String(search.done ?? '')}
          options={[
            ['', texts.anyState],
            ['false', texts.open],
            ['true', texts.done],
          ]}
          onChange={(done) => set({ done: done === '' ? undefined : done === 'true' })}
        />
        <Choice
          label={texts.sort}
          value={search.sort ?? ''}
          options={[['', texts.newest], ...SEARCH_SORTS.map((sort) => [sort, texts.sorts[sort]] as const)]}
          onChange={(sort) => set({ sort })}
        />
        <Choice
          label={texts.createdBy}
          value={search.createdBy ?? ''}
          options={[['', texts.anyCreator], ['me', texts.createdByMe], ...people]}
          onChange={(createdBy) => set({ createdBy })}
        />
        <TypedField
          label={texts.notLabelNames}
          value={search.notLabel ?? ''}
          lengthMax={LABELS_MAX}
          className={styles.choice}
          onChange={(notLabel) => set({ notLabel })}
        />
        <label className={styles.check}>
          {texts.since}
          <input
            type="date"
            className={styles.choice}
            value={search.since ?? ''}
            onChange={({ target }) => set({ since: target.value })}
          />
        </label>
        {search.board !== undefined && <FieldsOfBoard search={search} members={members} onChange={set} />}
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

function Results({ search }: { search: CardSearch }): ReactElement {
  const messages = useMessages();
  const texts = useWorkMessages();
  const { cards, error, isSearching, hasMore, isMoreFailed, readMore, retry } = useFoundCards(search);
  if (!isSearch(search))
    return (
      <Notice title={texts.start}>
        <p>{texts.startHint}</p>
      </Notice>
    );
  if (!cards && error)
    return <Notice title={faultOf(error, messages)} action={{ title: messages.retry, run: retry }} />;
  if (!cards) return <Notice title={texts.searching} isQuiet />;
  return (
    <>
      <p role="status" className={styles.note}>
        {cards.length === 0 && !isSearching ? texts.nothingFound : ''}
        {cards.length > 0 && !hasMore ? texts.cards(cards.length) : ''}
      </p>
      {cards.length > 0 && <CardRows cards={cards} label={messages.search} />}
      {hasMore && (
        <MoreRows isReading={isSearching} isFailed={isMoreFailed} count={cards.length} onMore={readMore} />
      )}
    </>
  );
}
