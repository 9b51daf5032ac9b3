import type { Me } from './me.js';

/**
 * Whose requests this tab sends. A renewed token is of the person who is signed in in this browser then, and what waits in the tab
 * must not be sent as another person, or in another workspace.
 */
export class TokenOwner {
  #owner: Me | null = null;
  #confirmed: string | null = null;
  #asked: { readonly token: string; readonly stranger: Promise<Me | null> } | null = null;

  /** @param read reads the person of a token */
  constructor(private readonly read: (token: string) => Promise<Me>) {}

  /**
   * The first person is the owner until the page is loaded again.
   * @param token that the person was read with; null if that is not certain
   */
  confirm(me: Me, token: string | null): void {
    this.#owner ??= me;
    if (isSame(this.#owner, me)) this.#confirmed = token;
  }

  /**
   * @returns the person of the token, if that is not the owner; null for the owner, and before there is one
   * @throws what reading the person throws
   */
  async strangerOf(token: string): Promise<Me | null> {
    const owner = this.#owner;
    if (owner === null || token === this.#confirmed) return null;
    if (this.#asked?.token === token) return this.#asked.stranger;
    const stranger = this.read(token).then((me) => {
      if (!isSame(owner, me)) return me;
      this.#confirmed = token;
      return null;
    });
    const asked = { token, stranger };
    this.#asked = asked;
    // Without a response, the next request asks again.
    stranger.catch(() => {
      if (this.#asked === asked) this.#asked = null;
    });
    return stranger;
  }
}

const isSame = (owner: Me, me: Me): boolean =>
  owner.member.id === me.member.id && owner.workspace.id === me.workspace.id;
