import { Injectable } from '@nestjs/common';
import type { Caller, CardRelatedDto } from '@kiban/contracts';
import { Database } from '@kiban/persistence';
import { MemberDirectory, type KnownMember } from '../members/member-directory.js';
import { CardValues } from '../store/fields/card-values.js';
import type { ValueToSet } from '../store/writing/value-columns.js';
import type { Related } from '../store/placing/related.js';

/** Reads the labels, assignees and field values of requests. The write decides whether the card may have them. */
@Injectable()
export class RelatedParts {
  constructor(
    private readonly database: Database,
    private readonly members: MemberDirectory,
    private readonly values: CardValues,
  ) {}

  async read(caller: Caller, request: CardRelatedDto): Promise<Related> {
    const [related] = await this.readAll(caller, [request]);
    return related ?? {};
  }

  /** @returns what each request names */
  async readAll(caller: Caller, requests: readonly CardRelatedDto[]): Promise<Related[]> {
    const assigneeIds = new Set(requests.flatMap(({ assigneeIds: ids = [] }) => ids));
    const fault = await this.members.complete(caller, [...assigneeIds]);
    let all: Promise<KnownMember[]> | undefined;
    const candidates = (): Promise<KnownMember[]> => (all ??= this.members.all(caller));
    const related: Related[] = [];
    for (const request of requests) related.push(await this.relatedOf(request, candidates, fault));
    return related;
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
