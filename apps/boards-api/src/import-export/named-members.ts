import type { KnownMember } from '../members/member-directory.js';
import type { ArchivedMember } from './board-archive.js';

/** Whom of this workspace an export means. */
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
   * The member of that id where the name is theirs as well, since another workspace gives the id to somebody else;
   * otherwise the only one of that name.
   * @returns null when that is nobody, or several
   */
  find({ memberId, name }: ArchivedMember): KnownMember | null {
    const known = memberId === undefined ? undefined : this.byId.get(memberId);
    if (known?.name === name) return known;
    const [only, ...others] = this.byName.get(name) ?? [];
    return only && others.length === 0 ? only : null;
  }
}
