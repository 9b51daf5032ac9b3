import type { IDataObject, IHookFunctions } from 'n8n-workflow';
import { callIfFound, callKiban } from '../../shared/request';

interface Hook {
  id: number;
  targetUrl: string;
  events: string[];
  filter: Record<string, number | null> | null;
  status: 'active' | 'disabled';
  signingKey?: string;
}

/** What the trigger keeps between executions; n8n loses it when a workflow is published again. */
export interface TriggerMemory extends IDataObject {
  hookId?: number | undefined;
  signingKey?: string | undefined;
}

interface Wanted {
  targetUrl: string;
  events: string[];
  filter: Record<string, number>;
}

/** @returns whether the subscription exists as the node describes it; one that differs is removed */
export async function subscriptionExists(context: IHookFunctions): Promise<boolean> {
  const memory = memoryOf(context);
  if (!memory.hookId || !memory.signingKey) return false;
  const hook = await callIfFound<Hook>(context, { path: `/hooks/${memory.hookId}` });
  if (hook && hook.status === 'active' && isAsWanted(hook, wanted(context))) return true;
  await unsubscribe(context);
  return false;
}

export async function subscribe(context: IHookFunctions): Promise<boolean> {
  const body = wanted(context);
  const { body: hook } = await callKiban<Hook>(context, { method: 'POST', path: '/hooks', body });
  const memory = memoryOf(context);
  memory.hookId = hook.id;
  // Kiban shows a key once. A subscription that exists already has one that n8n has lost: it gets a new key, and keeps
  // the deliveries that wait. The old key ends immediately, since n8n has lost it.
  memory.signingKey = hook.signingKey ?? (await newKey(context, hook.id));
  return true;
}

export async function unsubscribe(context: IHookFunctions): Promise<boolean> {
  const memory = memoryOf(context);
  if (!memory.hookId) return true;
  // Not found: it was removed in Kiban before.
  await callIfFound(context, { method: 'DELETE', path: `/hooks/${memory.hookId}` });
  delete memory.hookId;
  delete memory.signingKey;
  return true;
}

const memoryOf = (context: IHookFunctions): TriggerMemory => context.getWorkflowStaticData('node');

function wanted(context: IHookFunctions): Wanted {
  const boardId = chosenId(context, 'boardId');
  const toListId = chosenId(context, 'toListId');
  return {
    targetUrl: context.getNodeWebhookUrl('default') ?? '',
    events: context.getNodeParameter('events', []) as string[],
    filter: { ...(boardId && { boardId }), ...(toListId && { toListId }) },
  };
}

function chosenId(context: IHookFunctions, name: string): number | undefined {
  const id = Number(context.getNodeParameter(name, '', { extractValue: true }));
  return Number.isSafeInteger(id) && id > 0 ? id : undefined;
}

async function newKey(context: IHookFunctions, id: number): Promise<string> {
  const { body } = await callKiban<{ signingKey: string }>(context, {
    method: 'POST',
    path: `/webhooks/${id}/rotate-key`,
    body: { overlapHours: 0 },
  });
  return body.signingKey;
}

const set = (values: readonly string[]): string => [...values].sort().join();

const isAsWanted = (hook: Hook, { targetUrl, events, filter }: Wanted): boolean =>
  hook.targetUrl === targetUrl &&
  set(hook.events) === set(events) &&
  ['boardId', 'listId', 'toListId'].every((name) => (hook.filter?.[name] ?? null) === (filter[name] ?? null));
