import type { KnownMember } from '../members/member-directory.js';
import type { ArchivedMember } from './board-archive.js';

/** Matches the members of an export to those of this workspace. */
export class NamedMembers {
  private readonly byId: ReadonlyMap<number, KnownMember>;
  private readonly byName = new Map<string, KnownMember[]>();

  constructor(readonly all: readonly KnownMember[]) {
    this.byId = new Map(all.map((member) => [member.memberId, member]));
    for (const member of all) {
      const namesakes = this.byName.get(member.name);
      if (namesakes) namesakes.push(member);
      else this.byName.set(member.name, [member]);
    }
  }

  /**
   * The member with that id if the name matches as well, since another workspace may use the id for another person;
   * otherwise the only member with that name.
   * @returns null if no member or several members match
   */
  find({ memberId, name }: ArchivedMember): KnownMember | null {
    const sameId = memberId === undefined ? undefined : this.byId.get(memberId);
    if (sameId?.name === name) return sameId;
    const [only, ...others] = this.byName.get(name) ?? [];
    return only && others.length === 0 ? only : null;
  }
}
