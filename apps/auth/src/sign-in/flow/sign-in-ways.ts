import { Injectable } from '@nestjs/common';
import type { SignInEntry } from '../../pages/sign-in-page.js';
import { offeredWays, type WayProof } from './sign-in-policy.js';

/** What the entry of a way is rendered for. */
export interface EntryForm {
  /** The path of the interaction’s pages. */
  path: string;
  formToken: string;
  /** What is known of the address. */
  email: string | undefined;
}

/** A way to sign in: what the policy and the sign-in page need of it. Its own pages and controllers are in its folder. */
export interface SignInWay {
  /** In signed states and audit entries; it stays. */
  readonly name: string;
  /** In the audit log, as the credentials by which a session began. */
  readonly via: string;
  /** Its place on the sign-in page, from the lowest. */
  readonly rank: number;
  readonly proof: WayProof;
  /** Whether the page shows it now. */
  isOffered(): boolean | Promise<boolean>;
  entry(form: EntryForm): SignInEntry;
}

/** The ways to sign in. Each one registers itself when its module starts. */
@Injectable()
export class SignInWays {
  private readonly ways = new Map<string, SignInWay>();

  register(way: SignInWay): void {
    if (this.ways.has(way.name)) throw new Error(`There are two ways to sign in with the name ${way.name}.`);
    this.ways.set(way.name, way);
  }

  /** Undefined for one that this release does not have. */
  named(name: string): SignInWay | undefined {
    return this.ways.get(name);
  }

  /** The entries of the sign-in page, in their order. */
  async entries(form: EntryForm): Promise<SignInEntry[]> {
    const all = await Promise.all(
      [...this.ways.values()].map(async (way) => ({ way, isOffered: await way.isOffered() })),
    );
    return offeredWays(all).map((way) => way.entry(form));
  }
}
