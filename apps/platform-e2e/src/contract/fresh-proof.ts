import type { Owner } from '../running/owner.js';
import type { Operation } from './api-document.js';
import { endSecondFactor } from './second-factor-bodies.js';

const PASSKEYS = '/me/passkeys';
/** Operations that are critical changes, or whose objects one creates. */
const CRITICAL = /^\/(me|workspace|members|invitations|tokens|webhooks|hooks)(\/|$)/;

/** The owner has no proof but the password again, and has just shown it. Other operations have removed and changed what was shown. */
export async function showProof(world: { readonly owner: Owner }, { path }: Operation): Promise<void> {
  const { screen, account } = world.owner;
  const { password } = account;
  const { proofs } = await screen.must<{ proofs: string[] }>('GET', '/me');
  if (proofs.includes('password') && !CRITICAL.test(path)) return;
  await endSecondFactor(world);
  for (const { id } of await screen.must<{ id: number }[]>('GET', PASSKEYS))
    await screen.must('POST', `${PASSKEYS}/${id}/remove`, { password });
  await screen.must('POST', '/me/second-factor/check', { password });
}
