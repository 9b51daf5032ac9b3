import type { ApiCall } from '../client/api-caller.js';
import { bodySchema, resolved, type ApiDocument, type JsonSchema, type Operation } from './api-document.js';
import type { ContractWorld } from './contract-world.js';

type Maker = (world: ContractWorld) => Promise<string | number>;

/** Makes what the parameter of a path stands for, by the path up to it. */
const made: Record<string, Maker> = {
  '/boards/{id}': async (world) => (await world.board()).id,
  // Only an archived board can be deleted.
  'DELETE /boards/{id}': async (world) => {
    const { id } = await world.board();
    await world.api.must('POST', `/boards/${id}/archive`);
    return id;
  },
  '/lists/{id}': async (world) => (await world.board()).listId(),
  '/cards/{id}': async (world) => (await (await world.board()).card()).id,
  '/webhooks/{id}': (world) => world.webhookId(),
  '/deliveries/{id}': (world) => world.deliveryId(),
  '/hooks/{id}': (world) =>
    world.idOf('POST', '/hooks', { targetUrl: `${world.receiver.url}/${Date.now()}`, event: 'card.move' }),
  '/hooks/samples/{event}': async () => 'card.create',
  '/tokens/{id}': (world) =>
    world.idOf(
      'POST',
      '/tokens',
      { name: 'Contract', password: world.owner.account.password },
      world.owner.screen,
    ),
  '/clients/{id}': (world) => world.clientId(),
};

/** Members of bodies that must name something that is there; the rest are the document's own examples. */
const members: Record<string, (world: ContractWorld) => unknown> = {
  listId: async (world) => (await world.board()).listId(1),
  boardIds: async (world) => [(await world.board()).id],
  filter: async (world) => ({ boardId: (await world.board()).id }),
  url: (world) => `${world.receiver.url}/contract`,
  targetUrl: (world) => `${world.receiver.url}/contract`,
  password: (world) => world.owner.account.password,
  slug: () => `contract-${Date.now()}`,
};

/** Optional members that exclude each other or name what is not there; a valid call does without them. */
const LEFT_OUT = new Set(['before', 'after', 'hookUrl', 'target_url', 'expiresAt']);

/** A call that an operation should grant: real ids, the document's examples for the rest. */
export async function validRequest(
  document: ApiDocument,
  operation: Operation,
  world: ContractWorld,
): Promise<ApiCall> {
  const schema = bodySchema(document, operation);
  return {
    method: operation.method,
    path: await pathOf(operation, world),
    ...(schema ? { body: await bodyOf(document, schema, world) } : {}),
  };
}

async function pathOf({ method, path: template }: Operation, world: ContractWorld): Promise<string> {
  let path = template;
  for (const [parameter] of template.matchAll(/\{[^}]+\}/g)) {
    const prefix = template.slice(0, template.indexOf(parameter) + parameter.length);
    const make = made[`${method} ${prefix}`] ?? made[prefix];
    if (!make) throw new Error(`The contract test does not know how to make what ${prefix} stands for.`);
    path = path.replace(parameter, String(await make(world)));
  }
  return path;
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
