import { createHash, randomBytes } from 'node:crypto';
import {
  ATTACKER_ADDRESS,
  addressOf,
  type Attack,
  type AttackContext,
  type AttackFigures,
} from '../attack.js';
import { FormVisitor } from '../form-visitor.js';
import type { Reply } from '../http-exchange.js';
import { inLoops } from '../pacing.js';
import { ReplyCount } from '../reply-count.js';

const LOOPS = 16;
const ACCOUNTS = 60;
const ADDRESSES = 1_000;

/** Guesses on sign-in pages that stay open, since a wrong password shows the same page again. */
async function guess(
  { world, durationMs }: AttackContext,
  of: (n: number) => { email: string; address: string },
): Promise<AttackFigures> {
  const count = new ReplyCount();
  const origin = new URL(world.origin);
  const pages = new Map<number, { visitor: FormVisitor; page: Reply }>();
  let next = 0;
  await inLoops({ count: LOOPS, durationMs }, async (loop) => {
    const number = next++;
    const { email, address } = of(number);
    let opened = pages.get(loop);
    if (!opened) {
      const visitor = new FormVisitor(origin, address);
      opened = { visitor, page: await visitor.open(authorizePath(origin)) };
      if (opened.page.status !== 200) return count.add('the sign-in page', opened.page);
      pages.set(loop, opened);
    }
    const reply = await opened.visitor.submit(
      opened.page,
      'password',
      { email, password: `guess number ${number}` },
      address,
    );
    count.add('a guess', reply);
    if (reply.end !== 'response') pages.delete(loop);
  });
  return { ...count.figures, note: `${next} guesses` };
}

export function authorizePath(origin: URL): string {
  const query = new URLSearchParams({
    client_id: 'kiban-screen',
    response_type: 'code',
    redirect_uri: `${origin.origin}/signed-in`,
    resource: `${origin.origin}/api/v1`,
    scope: 'boards:read',
    code_challenge: createHash('sha256').update(randomBytes(32)).digest('base64url'),
    code_challenge_method: 'S256',
    state: 'guess',
  });
  return `/oauth/authorize?${query.toString()}`;
}

export const guessesOfManyAccounts: Attack = {
  name: 'guesses-of-60-accounts',
  title: 'Password guesses for 60 accounts from one address',
  withSignIns: true,
  run: (context) =>
    guess(context, (n) => ({ email: `person-${n % ACCOUNTS}@example.com`, address: ATTACKER_ADDRESS })),
};

export const guessesFromManyAddresses: Attack = {
  name: 'guesses-from-1000-addresses',
  title: 'Password guesses for the victim’s account from 1,000 addresses',
  withSignIns: true,
  run: (context) =>
    guess(context, (n) => ({
      email: context.world.victim.account.email,
      address: addressOf(n % ADDRESSES),
    })),
};
