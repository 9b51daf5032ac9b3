import { randomBytes } from 'node:crypto';
import type { ApiCall } from '../client/api-caller.js';
import { bodySchema, resolved, type ApiDocument, type JsonSchema, type Operation } from './api-document.js';
import type { ContractWorld } from './contract-world.js';
import { deletionBodies, deletionStates, endDeletion } from './deletion-bodies.js';
import { emailBodies, emailStates } from './email-bodies.js';
import { showProof } from './fresh-proof.js';
import { keptPasskey, passkeyBodies, passkeyStates } from './passkey-bodies.js';
import { secondFactorBodies } from './second-factor-bodies.js';
import { signInProviderBodies, signInProviders } from './sign-in-providers.js';

type Maker = (world: ContractWorld) => Promise<readonly (string | number)[]>;

const one =
  (make: (world: ContractWorld) => Promise<string | number>): Maker =>
  async (world) => [await make(world)];

/** Creates a separate card and the objects on it. */
const onCard =
  (path: string, body: object): Maker =>
  async (world) => {
    const card = await (await world.board()).card();
    return [card.id, await world.idOf('POST', `/cards/${card.id}${path}`, body)];
  };

/** Creates a separate board of the given kind and the objects on it. */
const onBoard =
  (path: string, body: object, kind = 'kanban'): Maker =>
  async (world) => {
    const board = await world.idOf('POST', '/boards', { name: 'Contract', kind });
    return [board, await world.idOf('POST', `/boards/${board}${path}`, body)];
  };

/** Keeps only the last id that `make` returns. */
const last =
  (make: Maker): Maker =>
  async (world) =>
    (await make(world)).slice(-1);

const column = onBoard('/columns', { name: 'Monday' }, 'grid');
const row = onBoard('/rows', { name: 'Morning' }, 'grid');

const labelOfCard: Maker = async (world) => {
  const board = await world.board();
  const label = await world.idOf('POST', `/boards/${board.id}/labels`, { name: 'urgent', color: '#ef4444' });
  return [(await board.card()).id, label];
};
const assigneeOfCard: Maker = async (world) => [
  (await (await world.board()).card()).id,
  await world.ownMemberId(),
];

/** Adds the second object to the card, which is the first. */
const added =
  (path: string, make: Maker): Maker =>
  async (world) => {
    const [card, other] = await make(world);
    await world.api.must('PUT', `/cards/${card}/${path}/${other}`);
    return [card ?? 0, other ?? 0];
  };

/** Creates the objects that a path's parameters identify, by path prefix, and by method when it matters. */
const made: Record<string, Maker> = {
  '/boards/{id}': one(async (world) => (await world.board()).id),
  // Only an archived board can be deleted.
  'DELETE /boards/{id}': one(async (world) => {
    const { id } = await world.board();
    await world.api.must('POST', `/boards/${id}/archive`);
    return id;
  }),
  // Rows and columns need a grid or timetable.
  'POST /boards/{id}/columns': one((world) =>
    world.idOf('POST', '/boards', { name: 'Grid', kind: 'timetable' }),
  ),
  'POST /boards/{id}/rows': one((world) =>
    world.idOf('POST', '/boards', { name: 'Grid', kind: 'timetable' }),
  ),
  '/boards/{id}/columns/{columnId}': column,
  '/boards/{id}/rows/{rowId}': row,
  'PATCH /boards/{id}/columns/{columnId}': onBoard('/columns', { name: 'Monday' }, 'timetable'),
  'PATCH /boards/{id}/rows/{rowId}': onBoard('/rows', { name: 'Morning' }, 'timetable'),
  '/lists/{id}': one(async (world) => (await world.board()).listId()),
  '/cards/{id}': one(async (world) => (await (await world.board()).card()).id),
  '/cards/{id}/checklist/{itemId}': onCard('/checklist', { text: 'Proof-read' }),
  '/cards/{id}/fields/{fieldId}': async (world) => {
    const board = await world.board();
    const field = await world.idOf('POST', `/boards/${board.id}/fields`, { name: 'Region', type: 'text' });
    return [(await board.card()).id, field];
  },
  '/cards/{id}/labels/{labelId}': labelOfCard,
  'DELETE /cards/{id}/labels/{labelId}': added('labels', labelOfCard),
  '/cards/{id}/assignees/{memberId}': assigneeOfCard,
  'DELETE /cards/{id}/assignees/{memberId}': added('assignees', assigneeOfCard),
  '/comments/{id}': last(onCard('/comments', { text: 'Ready.' })),
  '/labels/{id}': last(onBoard('/labels', { name: 'urgent', color: '#ef4444' })),
  '/boards/{id}/views/{viewId}': onBoard('/views', { name: 'Urgent', kind: 'board', shared: true }),
  '/fields/{id}': last(onBoard('/fields', { name: 'Region', type: 'select', options: [{ label: 'APAC' }] })),
  '/gantt/tasks/{id}': one(async (world) => (await (await world.board()).card()).id),
  '/gantt/tasks/{id}/dependencies/{dependencyId}': async (world) => {
    const board = await world.board();
    const [task, other] = [await board.card(), await board.card()];
    const body = { dependsOn: other.id };
    return [task.id, await world.idOf('POST', `/gantt/tasks/${task.id}/dependencies`, body)];
  },
  '/members/{id}': one((world) => world.invitedMemberId()),
  '/invitations/{id}': one((world) => world.invitationId()),
  '/webhooks/{id}': one((world) => world.webhookId()),
  '/deliveries/{id}': one((world) => world.deliveryId()),
  '/hooks/{id}': one((world) =>
    world.idOf('POST', '/hooks', { targetUrl: `${world.receiver.url}/${Date.now()}`, event: 'card.move' }),
  ),
  '/hooks/samples/{event}': one(async () => 'card.create'),
  '/tokens/{id}': one((world) =>
    world.idOf(
      'POST',
      '/tokens',
      { name: 'Contract', password: world.owner.account.password },
      world.owner.screen,
    ),
  ),
  '/clients/{id}': one((world) => world.clientId()),
  '/me/sessions/{id}': one((world) => world.sessionId()),
  ...signInProviders,
  '/me/passkeys/{id}': one(keptPasskey),
};

type Ids = readonly (string | number)[];

/** Bodies that must match the object in the path, in place of the document's examples. */
const bodies: Record<string, (world: ContractWorld, ids: Ids) => Promise<object>> = {
  'POST /boards/{id}/lists': async () => ({ name: 'Review', position: 'last' }),
  'PUT /boards/{id}/members': async (world) => ({ memberIds: [await world.ownMemberId()] }),
  'PUT /cards/{id}/assignees': async (world) => ({ memberIds: [await world.ownMemberId()] }),
  'PUT /cards/{id}/labels': async () => ({ labelIds: [] }),
  'PUT /cards/{id}/fields/{fieldId}': async () => ({ value: 'EMEA' }),
  'POST /cards/{id}/copy': async (world, [card]) => ({
    listId: (await world.api.must<{ listId: number }>('GET', `/cards/${card}`)).listId,
    title: 'The same again',
  }),
  'POST /cards/batch': async (world) => ({
    cards: [{ listId: (await world.board()).listId(), title: 'One of many' }],
    atomic: true,
  }),
  'POST /cards/batch-update': async (world) => ({
    cards: [{ id: (await (await world.board()).card()).id, set: { title: 'One of many' } }],
  }),
  'PATCH /cards/{id}/checklist/{itemId}': async () => ({ text: 'Proof-read twice', done: true }),
  'PATCH /fields/{id}': async () => ({ name: 'Sales region' }),
  'POST /boards/{id}/columns': async () => ({ name: 'Monday', weekday: 'monday' }),
  'PATCH /boards/{id}/columns/{columnId}': async () => ({ name: 'Tuesday', weekday: 'tuesday' }),
  'POST /gantt/tasks/{id}/dependencies': async (world, [task]) => ({
    dependsOn: await world.cardBeside(Number(task)),
    type: 'FS',
    lagDays: 0,
  }),
  'POST /boards/import': async (world) =>
    world.api.must<object>('GET', `/boards/${(await world.board()).id}/export`),
  // Uses a separate account, so that the shared account's password stays valid.
  'POST /me/password': async (world) => ({
    password: world.owner.account.password,
    newPassword: world.owner.account.password,
  }),
  // A separate account as well; `personFor` calls as its person.
  'POST /me/delete': (world) => world.leaving(),
  ...secondFactorBodies,
  ...signInProviderBodies,
  ...passkeyBodies,
  ...emailBodies,
  ...deletionBodies,
};

/** Body properties that must reference existing objects; the others use the document's examples. */
const members: Record<string, (world: ContractWorld) => unknown> = {
  listId: async (world) => (await world.board()).listId(1),
  labelIds: () => [],
  assigneeIds: async (world) => [await world.ownMemberId()],
  fields: () => ({}),
  boardIds: async (world) => [(await world.boardForWebhooks()).id],
  filter: async (world) => ({ boardId: (await world.boardForWebhooks()).id }),
  url: (world) => `${world.receiver.url}/contract`,
  targetUrl: (world) => `${world.receiver.url}/contract`,
  password: (world) => world.owner.account.password,
  slug: () => `contract-${Date.now()}`,
  // Invitations to one address are bounded over all workspaces, and the fuzz test sends the document's example.
  email: () => `contract-${randomBytes(6).toString('hex')}@kiban.example`,
};

/** Optional properties that exclude each other or reference missing objects; a valid call omits them. */
const LEFT_OUT = new Set(['before', 'after', 'hookUrl', 'target_url', 'expiresAt']);

/** A valid call: real ids, and the document's examples for other values. */
export async function validRequest(
  document: ApiDocument,
  operation: Operation,
  world: ContractWorld,
): Promise<ApiCall> {
  const { method, path: template } = operation;
  await endDeletion(world);
  await showProof(world, operation);
  const ids = await idsOf(operation, world);
  let next = 0;
  const path = template.replace(/\{[^}]+\}/g, () => String(ids[next++]));
  const schema = bodySchema(document, operation);
  if (!schema) {
    await states[`${method} ${template}`]?.(world);
    return { method, path: path + (queries[`${method} ${template}`] ?? '') };
  }
  const make = bodies[`${method} ${template}`];
  return { method, path, body: make ? await make(world, ids) : await bodyOf(document, schema, world) };
}

/** What operations without a body need. */
const states = { ...passkeyStates, ...emailStates, ...deletionStates };

/** Required queries of an operation. */
const queries: Record<string, string> = { 'GET /search': '?q=card' };

async function idsOf({ method, path: template }: Operation, world: ContractWorld): Promise<Ids> {
  const end = template.lastIndexOf('}');
  if (end < 0) return [];
  const prefix = template.slice(0, end + 1);
  const make = made[`${method} ${template}`] ?? made[`${method} ${prefix}`] ?? made[prefix];
  if (!make) throw new Error(`The contract test cannot create the objects of ${prefix}.`);
  return make(world);
}

async function bodyOf(document: ApiDocument, schema: JsonSchema, world: ContractWorld): Promise<object> {
  const body: Record<string, unknown> = {};
  for (const [name, member] of Object.entries(schema.properties ?? {})) {
    if (LEFT_OUT.has(name) && !schema.required?.includes(name)) continue;
    const make = members[name];
    body[name] = make ? await make(world) : exampleOf(document, member);
  }
  return body;
}

function exampleOf(document: ApiDocument, schema: JsonSchema): unknown {
  const full = resolved(document, schema);
  const given = schema.example ?? schema.examples?.[0] ?? full.example ?? full.examples?.[0];
  if (given !== undefined) return given;
  if (full.properties)
    return Object.fromEntries(
      Object.entries(full.properties).map(([name, member]) => [name, exampleOf(document, member)]),
    );
  if (full.enum) return full.enum[0];
  const nullable = Array.isArray(full.type) && full.type.includes('null');
  return nullable ? null : undefined;
}
