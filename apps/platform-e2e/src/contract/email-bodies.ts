import { endSecondFactor } from './second-factor-bodies.js';
import type { Owner } from '../running/owner.js';

interface Owned {
  readonly owner: Owner;
}

const PATH = '/me/email';
let requested = 0;

async function change(world: Owned): Promise<object> {
  await endSecondFactor(world);
  requested += 1;
  return {
    email: `contract-${Date.now()}-${requested}@kiban.example`,
    password: world.owner.account.password,
  };
}

/** Valid bodies. */
export const emailBodies: Record<string, (world: Owned) => Promise<object>> = { [`POST ${PATH}`]: change };

/** What operations without a body need. */
export const emailStates: Record<string, (world: Owned) => Promise<unknown>> = {
  [`DELETE ${PATH}/pending`]: async (world) => world.owner.screen.must('POST', PATH, await change(world)),
};
