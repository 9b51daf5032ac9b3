import { SoftwareAuthenticator } from '@kiban/testing';
import type { Deployment } from '../client/deployment.js';
import type { Owner } from '../running/owner.js';
import { endSecondFactor, turnedOn } from './second-factor-bodies.js';

interface Owned {
  readonly deployment: Deployment;
  readonly owner: Owner;
}

const PATH = '/me/passkeys';

/** What the owner’s browser returns for new options. */
async function made(world: Owned): Promise<{ credential: object }> {
  await endSecondFactor(world);
  const { screen, account } = world.owner;
  const { password } = account;
  const { publicKey } = await screen.must<{ publicKey: Parameters<SoftwareAuthenticator['create']>[0] }>(
    'POST',
    `${PATH}/options`,
    { password },
  );
  return { credential: new SoftwareAuthenticator(world.deployment.origin).create(publicKey) };
}

/** @returns the id of a new passkey of the owner */
export async function keptPasskey(world: Owned): Promise<number> {
  return (await world.owner.screen.must<{ id: number }>('POST', PATH, await made(world))).id;
}

/** Valid bodies, with the state that they need. */
export const passkeyBodies: Record<string, (world: Owned) => Promise<object>> = {
  [`POST ${PATH}/options`]: async (world) => {
    await endSecondFactor(world);
    return { password: world.owner.account.password };
  },
  [`POST ${PATH}`]: made,
  [`POST ${PATH}/{id}/remove`]: async (world) => ({ password: world.owner.account.password }),
};

/** What operations without a body need. */
export const passkeyStates: Record<string, (world: Owned) => Promise<unknown>> = {
  'POST /me/second-factor/check/options': async (world) => {
    await keptPasskey(world);
    await turnedOn(world);
  },
};
