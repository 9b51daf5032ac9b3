import { Injectable } from '@nestjs/common';
import type { Caller, ExpectedVersions } from '@kiban/contracts';
import type { JsonResponse } from '@kiban/http-kit';
import { Database } from '@kiban/persistence';
import { MemberDirectory } from '../members/member-directory.js';
import { Quotas } from '../quotas/quotas.js';
import { resourceResponse } from '../sql/resource-response.js';
import { CardValues, valueBytes } from '../store/fields/card-values.js';

/** The custom field values of cards. */
@Injectable()
export class FieldValues {
  constructor(
    private readonly database: Database,
    private readonly values: CardValues,
    private readonly members: MemberDirectory,
    private readonly quotas: Quotas,
  ) {}

  /** @param expected versions of the card, since its values have no version of their own */
  async set(
    caller: Caller,
    cardId: number,
    fieldId: number,
    value: unknown,
    expected: ExpectedVersions,
  ): Promise<JsonResponse> {
    const room = await this.quotas.room(caller, { cards: 0, textBytes: valueBytes({ fieldId, value }) });
    const members = () => this.members.all(caller);
    const change = { caller, cardId, fieldId, value, expected, room, members };
    return resourceResponse(await this.values.set(this.database, change));
  }
}
