import { Injectable } from '@nestjs/common';
import { ValidationError, type Caller, type ExpectedVersions } from '@kiban/contracts';
import type { Executor, Transaction } from '@kiban/persistence';
import { textBytes } from '../../quotas/growth.js';
import type { Room } from '../../quotas/room.js';
import type { ResourceRow } from '../../sql/json-text.js';
import { CardParts } from '../parts/card-parts.js';
import { whileFieldsChange } from '../stale-value-error.js';
import { readFieldValue, type Candidates } from './domain/field-value.js';
import { FieldsRepository } from './fields.repository.js';
import type { ReadValue } from '../writing/value-columns.js';

/** A value of a custom field to set, as a request has it. */
export interface RequestedValue {
  readonly fieldId: number;
  /** Null clears the value. */
  readonly value?: unknown;
}

interface ValueToRead extends RequestedValue {
  /** Members that the value may name. Their directory may query auth, so it is asked only if needed. */
  readonly members: () => Promise<Candidates['members']>;
}

/** A value to write to a card. */
export interface ValueChange extends ValueToRead {
  readonly caller: Caller;
  readonly cardId: number;
  /** Of the card: its values have no version of their own. */
  readonly expected: ExpectedVersions;
  readonly room: Room;
}

/** The bytes of text that a value adds at most. */
export const valueBytes = ({ value }: RequestedValue): number =>
  typeof value === 'string' ? textBytes(value) : 0;

/** The values of custom fields that cards have. */
@Injectable()
export class CardValues {
  constructor(
    private readonly fields: FieldsRepository,
    private readonly parts: CardParts,
  ) {}

  /** Whether the members must be known to read the value. */
  async mayNameMember(executor: Executor, { fieldId, value }: RequestedValue): Promise<boolean> {
    const isName = typeof value === 'string' || typeof value === 'number';
    return isName && (await this.fields.type(executor, fieldId)) === 'member';
  }

  /**
   * Sets or clears a value.
   * @param tx of a caller that has locked the card; without it, concurrent writes share a statement
   * @throws DomainError
   */
  async set(executor: Executor, change: ValueChange, tx?: Transaction): Promise<ResourceRow> {
    const { caller, cardId, fieldId, expected, room } = change;
    return whileFieldsChange(async () => {
      const read = await this.read(executor, change);
      const write = {
        action: 'value.change' as const,
        caller,
        cardId,
        partId: fieldId,
        expected,
        room,
        ...read,
      };
      return tx ? this.parts.writeIn(tx, write) : this.parts.write(write);
    });
  }

  /**
   * Reads the value by its field before the write. The write finds out if there is no such field, if the caller does not see
   * it, or if an option is gone by then. Only otherwise does it report `fault`, which may name options and members.
   */
  async read(executor: Executor, change: ValueToRead): Promise<ReadValue> {
    const { fieldId, value } = change;
    const type = await this.fields.type(executor, fieldId);
    if (type === undefined) return { value: undefined, fault: undefined };
    const hasOptions = type === 'select' || type === 'multi_select';
    const candidates = {
      options: hasOptions ? await this.fields.options(executor, fieldId) : [],
      members: (await this.mayNameMember(executor, change)) ? await change.members() : [],
    };
    try {
      return { value: readFieldValue({ type, name: '' }, value, candidates), fault: undefined };
    } catch (error) {
      if (!(error instanceof ValidationError)) throw error;
    }
    // Only a fault names the field, and names change.
    const name = await this.fields.name(executor, fieldId);
    return { value: undefined, fault: faultOf(() => readFieldValue({ type, name }, value, candidates)) };
  }
}

function faultOf(read: () => unknown): ValidationError | undefined {
  try {
    read();
    return undefined;
  } catch (error) {
    if (error instanceof ValidationError) return error;
    throw error;
  }
}
