import { Injectable } from '@nestjs/common';
import { limits, type Caller, type CardRelatedDto, type DomainError } from '@kiban/contracts';
import { Database } from '@kiban/persistence';
import { MemberDirectory, type KnownMember } from '../members/member-directory.js';
import type { PlaceOfText } from '../mentions/mentionable-members.js';
import { TextMentions } from '../mentions/text-mentions.js';
import { CardValues } from '../store/fields/card-values.js';
import type { ValueToSet } from '../store/writing/value-columns.js';
import type { Related } from '../store/placing/related.js';

/** A request with its description as it is stored, and what it writes beside the card's own properties. */
export interface ReadCard<Request> {
  readonly request: Request;
  readonly related: Related;
  /** Why its mentions are refused. */
  readonly fault: DomainError | undefined;
}

/** What a card's request may have. */
type CardRequest = CardRelatedDto & { description?: string | null };

/** A request with the list or the card that it is for. */
export type PlacedRequest<Request> = readonly [of: PlaceOfText, request: Request];

/**
 * Reads the labels, assignees, field values and mentions of requests. The write decides whether the card may have them; mentions are
 * decided here.
 */
@Injectable()
export class RelatedParts {
  constructor(
    private readonly database: Database,
    private readonly members: MemberDirectory,
    private readonly values: CardValues,
    private readonly mentions: TextMentions,
  ) {}

  /** @throws DomainError if its mentions are refused */
  async read<Request extends CardRequest>(
    caller: Caller,
    ...placed: PlacedRequest<Request>
  ): Promise<ReadCard<Request>> {
    const [read] = await this.readAll(caller, [placed]);
    if (!read) throw new Error('A request was not read.');
    if (read.fault) throw read.fault;
    return read;
  }

  /** @returns each request with what it names */
  async readAll<Request extends CardRequest>(
    caller: Caller,
    placed: readonly PlacedRequest<Request>[],
  ): Promise<ReadCard<Request>[]> {
    const assigneeIds = new Set(placed.flatMap(([, { assigneeIds: ids = [] }]) => ids));
    const fault = await this.members.complete(caller, [...assigneeIds]);
    let all: Promise<KnownMember[]> | undefined;
    const candidates = (): Promise<KnownMember[]> => (all ??= this.members.all(caller));
    const read: ReadCard<Request>[] = [];
    for (const [of, request] of placed) {
      const related = await this.relatedOf(request, candidates, fault);
      read.push(await this.withMentions(caller, of, request, related));
    }
    return read;
  }

  private async withMentions<Request extends CardRequest>(
    caller: Caller,
    of: PlaceOfText,
    request: Request,
    related: Related,
  ): Promise<ReadCard<Request>> {
    const { text, mentions, fault } = await this.mentions.read(caller, {
      of,
      text: request.description,
      lengthMax: limits.descriptionLengthMax,
      mode: request.mentions,
      field: 'description',
    });
    if (!mentions) return { request, related, fault };
    return {
      request: Object.assign({}, request, { description: text }),
      related: { ...related, mentions },
      fault,
    };
  }

  private async relatedOf(
    { labelIds, assigneeIds, fields }: CardRelatedDto,
    members: () => Promise<KnownMember[]>,
    fault: Error | undefined,
  ): Promise<Related> {
    const values: ValueToSet[] = [];
    for (const [id, value] of Object.entries(fields ?? {})) {
      const fieldId = Number(id);
      values.push({ fieldId, ...(await this.values.read(this.database, { fieldId, value, members })) });
    }
    return {
      ...(labelIds && { labels: { add: labelIds, remove: 'others', field: 'labelIds' } }),
      ...(assigneeIds && { assignees: { add: assigneeIds, remove: 'others', field: 'assigneeIds', fault } }),
      ...(values.length > 0 && { values }),
    };
  }
}
