import { AuthenticatorApp } from '@kiban/testing';
import type { Owner } from '../running/owner.js';

/** A workspace whose owner’s second factor is set up. */
interface Owned {
  readonly owner: Owner;
}

interface State {
  app: AuthenticatorApp;
  recoveryCodes: string[];
}

const states = new WeakMap<Owned, State>();
const PATH = '/me/second-factor';

/** The owner signs in by the password alone again. */
export async function endSecondFactor(world: Owned): Promise<void> {
  const { screen, account } = world.owner;
  const earlier = states.get(world);
  if (!earlier || !(await screen.must<{ isOn: boolean }>('GET', PATH)).isOn) return;
  const code = earlier.recoveryCodes.pop() ?? earlier.app.code(1);
  await screen.must('POST', `${PATH}/off`, { password: account.password, code });
}

/** The second factor is off, and its set-up has begun. */
async function begun(world: Owned): Promise<State> {
  await endSecondFactor(world);
  const { screen, account } = world.owner;
  const { secret } = await screen.must<{ secret: string }>('POST', PATH, { password: account.password });
  const state = { app: new AuthenticatorApp(secret), recoveryCodes: [] };
  states.set(world, state);
  return state;
}

/** The second factor is on, and its recovery codes are known. */
export async function turnedOn(world: Owned): Promise<State> {
  const state = await begun(world);
  const body = { code: state.app.code() };
  Object.assign(state, await world.owner.screen.must<object>('POST', `${PATH}/confirm`, body));
  return state;
}

/** Valid bodies, with the state that they need. */
export const secondFactorBodies: Record<string, (world: Owned) => Promise<object>> = {
  [`POST ${PATH}`]: async (world) => {
    await begun(world);
    return { password: world.owner.account.password };
  },
  [`POST ${PATH}/confirm`]: async (world) => ({ code: (await begun(world)).app.code() }),
  [`POST ${PATH}/recovery-codes`]: async (world) => {
    const state = await turnedOn(world);
    const code = state.recoveryCodes.pop();
    // The call replaces the others.
    state.recoveryCodes = [];
    return { password: world.owner.account.password, code };
  },
  [`POST ${PATH}/check`]: async (world) => ({ code: (await turnedOn(world)).recoveryCodes.pop() }),
  [`POST ${PATH}/off`]: async (world) => {
    const { recoveryCodes } = await turnedOn(world);
    return { password: world.owner.account.password, code: recoveryCodes.pop() };
  },
};
