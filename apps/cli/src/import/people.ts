import type { components } from '@kiban/client';
import type { Losses } from '@kiban/import';

type Member = Pick<components['schemas']['Member'], 'id' | 'name' | 'email'>;

export interface Assignee {
  memberId: number;
  name: string;
}

/** Members of the workspace by what another tool calls them. */
export class People {
  private readonly byKey = new Map<string, Member[]>();

  /** @param renamed names or addresses of the other tool, and the e-mail addresses of members */
  constructor(
    members: readonly Member[],
    private readonly renamed: ReadonlyMap<string, string>,
  ) {
    for (const member of members)
      for (const key of new Set([keyOf(member.name), keyOf(member.email ?? member.name)]))
        this.byKey.set(key, [...(this.byKey.get(key) ?? []), member]);
  }

  /** @returns null for a person who is no member, or a name of several members */
  find(text: string, losses: Losses): Assignee | null {
    const found = this.byKey.get(keyOf(this.renamed.get(text) ?? text)) ?? [];
    const [member] = found;
    if (member && found.length === 1) return { memberId: member.id, name: member.name };
    const why = found.length > 1 ? 'several members have that name' : 'no member has that name or address';
    losses.count(`assignments of ${text} were left out: ${why}.`);
    return null;
  }
}

const keyOf = (text: string): string => text.trim().toLowerCase();
