import { IdempotencyOutcomes } from '@kiban/http-kit';
import type { Database } from '@kiban/persistence';
import { RelatedParts } from '../cards/related-parts.js';
import { BoardChanges } from '../events/board-changes.js';
import { MemberDirectory } from '../members/member-directory.js';
import { MentionableReader } from '../mentions/mentionable-members.js';
import { TextMentions } from '../mentions/text-mentions.js';
import { CardsRepository } from '../store/cards/cards.repository.js';
import { CardValues } from '../store/fields/card-values.js';
import { FieldsRepository } from '../store/fields/fields.repository.js';
import { ListsRepository } from '../store/lists/lists.repository.js';
import { CardParts } from '../store/parts/card-parts.js';
import { CardPlacing } from '../store/placing/card-placing.js';
import { CardWriter } from '../store/writing/card-writer.js';

/** The writes of cards and of their parts on a database, for tests below the HTTP API; both share statements. */
export function writesOn(database: Database): { placing: CardPlacing; parts: CardParts } {
  const changes = new BoardChanges(database, new IdempotencyOutcomes(database, 'boards'));
  const writer = new CardWriter(database, changes, new CardsRepository());
  return { placing: new CardPlacing(writer, new ListsRepository()), parts: new CardParts(writer) };
}

/** For writes whose members are in the database's copy, so that the directory requests none. */
export function relatedOn(database: Database): RelatedParts {
  const values = new CardValues(new FieldsRepository(), writesOn(database).parts);
  return new RelatedParts(
    database,
    new MemberDirectory(database, undefined as never),
    values,
    mentionsOn(database),
  );
}

/** The same for mentions. */
export function mentionsOn(database: Database): TextMentions {
  return new TextMentions(new MentionableReader(database, new MemberDirectory(database, undefined as never)));
}

export function placingOn(database: Database): CardPlacing {
  return writesOn(database).placing;
}
