import type { TokenOrigin } from './access-token.js';
import { openWorkspace } from './open-workspace.js';
import type { Me } from './me.js';
import { currentSignInId } from './sign-in-id.js';

/** Of this tab: the person, and the token for which they were read. */
const STORED_PERSON = 'kiban.person';
/** Of this device: who was read last, for a new tab. Signing out removes it, another person replaces it. */
const STORED_LAST_PERSON = 'kiban.last-person';

interface StoredPerson extends TokenOrigin {
  readonly me: Me;
}

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

interface PersonPorts {
  readonly tab: Store;
  readonly device: Store;
  /** Of the browser now. */
  readonly signInId: () => string | null;
  /** The slug of the workspace whose token a new tab requests. */
  readonly workspace: () => string | null;
}

/**
 * Who is signed in, before the service says it again: what the device keeps of their boards may be shown. A person is known
 * only while the browser has the cookie of the sign-in for which they were read (decision 42).
 */
export class KnownPerson {
  constructor(private readonly ports: PersonPorts) {}

  /** @param token of this tab; null in a new tab, whose token will be of the workspace that was open last */
  read(token: string | null): Me | null {
    const { tab, device, signInId, workspace } = this.ports;
    const stored = token === null ? storedIn(device, STORED_LAST_PERSON) : storedIn(tab, STORED_PERSON);
    if (!stored?.me || stored.token !== token || stored.signInId !== signInId()) return null;
    return token !== null || stored.me.workspace.slug === workspace() ? stored.me : null;
  }

  /** @param origin of the token for which the person was read */
  keep({ token, signInId }: TokenOrigin, me: Me): void {
    if (token === null || signInId === null) return;
    const { tab, device } = this.ports;
    try {
      tab.setItem(STORED_PERSON, JSON.stringify({ token, signInId, me } satisfies StoredPerson));
      if (signInId !== this.ports.signInId()) return;
      device.setItem(
        STORED_LAST_PERSON,
        JSON.stringify({ token: null, signInId, me } satisfies StoredPerson),
      );
    } catch {
      // The storage is full: the person is read before anything is shown.
      this.forget();
    }
  }

  forget(): void {
    this.ports.tab.removeItem(STORED_PERSON);
    this.ports.device.removeItem(STORED_LAST_PERSON);
  }
}

/** Of this tab and browser. */
export const ownPerson = (): KnownPerson =>
  new KnownPerson({
    tab: sessionStorage,
    device: localStorage,
    signInId: () => currentSignInId(),
    workspace: openWorkspace,
  });

function storedIn(store: Store, name: string): StoredPerson | null {
  try {
    return JSON.parse(store.getItem(name) ?? 'null') as StoredPerson | null;
  } catch {
    return null;
  }
}
