import { nameKey } from '@kiban/text';
import type { Losses } from './import-report.js';

export interface KnownMember {
  id: number;
  name: string;
  email?: string | null;
}

/** The e-mail address or the id of a member; null for a person who is left out. */
export type ChosenMember = string | number | null;

export interface Assignee {
  memberId: number;
  name: string;
}

/** Members of the workspace by what another tool calls them. */
export class People {
  private readonly byKey = new Map<string, KnownMember[]>();

  /** @param chosen members by the names or addresses of the other tool */
  constructor(
    private readonly members: readonly KnownMember[],
    private readonly chosen: ReadonlyMap<string, ChosenMember>,
  ) {
    for (const member of members)
      for (const key of new Set([keyOf(member.name), keyOf(member.email ?? member.name)]))
        this.byKey.set(key, [...(this.byKey.get(key) ?? []), member]);
  }

  /** @returns null for a person who is no member, or a name of several members */
  find(text: string, losses: Losses): Assignee | null {
    const found = this.membersNamed(text);
    const [member] = found;
    if (member && found.length === 1) return { memberId: member.id, name: member.name };
    const why =
      this.chosen.get(text) === null
        ? 'as you chose'
        : found.length > 1
          ? 'several members have that name'
          : 'no member has that name or address';
    const left = `left out: ${why}.`;
    losses.count([`assignment of ${text} was ${left}`, `assignments of ${text} were ${left}`]);
    return null;
  }

  /** Members that a name or an address of the file means. */
  membersNamed(text: string): readonly KnownMember[] {
    const member = this.chosen.get(text);
    if (member === null) return [];
    if (typeof member === 'number') return this.members.filter(({ id }) => id === member);
    return this.byKey.get(keyOf(member ?? text)) ?? [];
  }
}

const keyOf = (text: string): string => nameKey(text.trim());
