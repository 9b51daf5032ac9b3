import { endSecondFactor } from './second-factor-bodies.js';
import type { Owner } from '../running/owner.js';

interface Owned {
  readonly owner: Owner;
}

/** Worlds whose workspace a call may have deleted. */
const deleted = new WeakSet<Owned>();

/** The workspace is in use again, whatever was sent before. */
export async function endDeletion(world: Owned): Promise<void> {
  if (!deleted.delete(world)) return;
  const { screen } = world.owner;
  const { workspace } = await screen.must<{ workspace: { deletionAt: string | null } }>('GET', '/me');
  if (workspace.deletionAt !== null) await screen.must('POST', '/workspace/restore');
}

async function nameOf(world: Owned): Promise<{ name: string }> {
  await endSecondFactor(world);
  const { name } = await world.owner.screen.must<{ name: string }>('GET', '/workspace');
  deleted.add(world);
  return { name };
}

/** Valid bodies. */
export const deletionBodies: Record<string, (world: Owned) => Promise<object>> = {
  'POST /workspace/delete': nameOf,
};

/** What operations without a body need. */
export const deletionStates: Record<string, (world: Owned) => Promise<unknown>> = {
  'POST /workspace/restore': async (world) =>
    world.owner.screen.must('POST', '/workspace/delete', await nameOf(world)),
};
