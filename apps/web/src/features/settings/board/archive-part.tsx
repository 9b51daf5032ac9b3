import { limits } from '@kiban/client';
import { useRef, useState, type ReactElement, type ReactNode } from 'react';
import type { Card, List } from '../../../board-model/entities.js';
import { useBoardSettingsMessages } from '../../../texts/board-settings-messages.js';
import { announce } from '../../../ui/announcer/announce.js';
import { Button } from '../../../ui/button/button.js';
import { Fault } from '../../../ui/fault/fault.js';
import { TypedField } from '../../../ui/text-field/typed-field.js';
import parts from '../../../page-parts/parts.module.css';
import { ReadState } from '../../../page-parts/read-state.js';
import { useRightsAction } from '../../../page-parts/use-rights-action.js';
import styles from '../../../board-administration/board-settings.module.css';
import { DeleteArchived, type Archived } from './delete-archived.js';
import { useArchivedCards, useArchivedLists, useArchiveWrites } from './use-archive.js';

interface ArchivePartProps {
  readonly boardId: number;
  readonly mayChange: boolean;
}

/** The archived lists and cards of the board, found by words. */
export function ArchivePart({ boardId, mayChange }: ArchivePartProps): ReactElement {
  const texts = useBoardSettingsMessages();
  const writes = useArchiveWrites(boardId);
  const action = useRightsAction();
  const [words, setWords] = useState('');
  const [deleted, setDeleted] = useState<Archived | null>(null);
  const part = useRef<HTMLDivElement>(null);
  const lists = useArchivedLists(boardId);
  const restore = (what: 'lists' | 'cards', id: number, name: string): void =>
    action.run(async () => {
      await writes.restore(what, id);
      announce(texts.restored(name));
      // Its row is gone.
      part.current?.focus();
    });
  return (
    <div ref={part} tabIndex={-1} className={styles.part}>
      <div className={parts.field}>
        <TypedField
          label={texts.findArchived}
          value={words}
          lengthMax={limits.searchTextLengthMax}
          className={undefined}
          onChange={(typed) => setWords(typed.trim())}
        />
      </div>
      <Fault error={action.error} />
      <h3>{texts.archivedLists}</h3>
      <ReadState query={lists}>
        {(read) => (
          <ArchivedLists
            lists={read.filter(({ name }) => name.toLowerCase().includes(words.toLowerCase()))}
            isFiltered={words !== ''}
            mayChange={mayChange}
            onRestore={(list) => restore('lists', list.id, list.name)}
            onDelete={(list) => setDeleted({ kind: 'lists', list })}
          />
        )}
      </ReadState>
      <h3>{texts.archivedCards}</h3>
      <ArchivedCards
        boardId={boardId}
        words={words}
        archivedListIds={new Set(lists.data?.map(({ id }) => id))}
        mayChange={mayChange}
        onRestore={(card) => restore('cards', card.id, card.title)}
        onDelete={(card) => setDeleted({ kind: 'cards', card })}
      />
      {deleted && mayChange && (
        <DeleteArchived
          archived={deleted}
          focusAfter={part}
          remove={writes.remove}
          onClose={() => setDeleted(null)}
        />
      )}
    </div>
  );
}

interface ArchivedListsProps {
  readonly lists: readonly List[];
  readonly isFiltered: boolean;
  readonly mayChange: boolean;
  readonly onRestore: (list: List) => void;
  readonly onDelete: (list: List) => void;
}

function ArchivedLists(props: ArchivedListsProps): ReactElement {
  const { lists, isFiltered, mayChange, onRestore, onDelete } = props;
  const texts = useBoardSettingsMessages();
  if (lists.length === 0)
    return <p className={parts.soft}>{isFiltered ? texts.noneFound : texts.noArchivedLists}</p>;
  return (
    <ul className={styles.rows} aria-label={texts.archivedLists}>
      {lists.map((list) => (
        <ArchivedRow
          key={list.id}
          name={list.name}
          meta={texts.cards(list.cardCount)}
          {...(mayChange && { onRestore: () => onRestore(list), onDelete: () => onDelete(list) })}
        />
      ))}
    </ul>
  );
}

interface ArchivedCardsProps {
  readonly boardId: number;
  readonly words: string;
  readonly archivedListIds: ReadonlySet<number>;
  readonly mayChange: boolean;
  readonly onRestore: (card: Card) => void;
  readonly onDelete: (card: Card) => void;
}

function ArchivedCards(props: ArchivedCardsProps): ReactElement {
  const { boardId, words, archivedListIds, mayChange, onRestore, onDelete } = props;
  const texts = useBoardSettingsMessages();
  const found = useArchivedCards(boardId, words);
  return (
    <ReadState query={found}>
      {({ pages }) => {
        // The search also finds the cards of archived lists, which return with their list.
        const cards = pages.flatMap(({ items }) => items).filter(({ archivedAt }) => archivedAt !== null);
        return (
          <>
            {cards.length === 0 && !found.hasNextPage && (
              <p className={parts.soft}>{words === '' ? texts.noArchivedCards : texts.noneFound}</p>
            )}
            <ul className={styles.rows} aria-label={texts.archivedCards}>
              {cards.map((card) => {
                const isInArchive = archivedListIds.has(card.listId);
                return (
                  <ArchivedRow
                    key={card.id}
                    name={card.title}
                    meta={isInArchive && mayChange ? texts.inArchivedList : `#${card.number}`}
                    {...(mayChange &&
                      !isInArchive && { onRestore: () => onRestore(card), onDelete: () => onDelete(card) })}
                  />
                );
              })}
            </ul>
            {found.hasNextPage && (
              <div>
                <Button disabled={found.isFetchingNextPage} onClick={() => void found.fetchNextPage()}>
                  {texts.more}
                </Button>
              </div>
            )}
          </>
        );
      }}
    </ReadState>
  );
}

interface ArchivedRowProps {
  readonly name: string;
  readonly meta: ReactNode;
  readonly onRestore?: () => void;
  readonly onDelete?: () => void;
}

function ArchivedRow({ name, meta, onRestore, onDelete }: ArchivedRowProps): ReactElement {
  const texts = useBoardSettingsMessages();
  return (
    <li className={styles.row}>
      <div className={styles.main}>
        <p dir="auto">{name}</p>
        <p className={styles.meta}>{meta}</p>
      </div>
      <span className={parts.actions}>
        {onRestore && (
          <Button kind="quiet" aria-label={texts.restoreNamed(name)} onClick={onRestore}>
            {texts.restore}
          </Button>
        )}
        {onDelete && (
          <Button kind="quiet" aria-label={texts.deleteNamed(name)} onClick={onDelete}>
            {texts.delete}
          </Button>
        )}
      </span>
    </li>
  );
}
