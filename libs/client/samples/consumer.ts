import { createKiban, KibanError, verifyWebhook, type KibanEventOf } from '@kiban/client';

const kiban = createKiban({ origin: 'https://kiban.example', token: async () => 'kbn_sample' });

export async function sample(): Promise<string[]> {
  const board = await kiban.boards.create(
    { name: 'Launch', lists: [{ name: 'To do' }] },
    { idempotencyKey: 'k' },
  );
  const card = await kiban.cards.create({ listId: board.lists[0]?.id ?? 0, title: 'One' });
  await kiban.cards.update(card.id, { title: 'Two' }, { ifVersion: card.version, timeoutMs: 5_000 });
  // @ts-expect-error a creation depends on no version.
  await kiban.cards.create({ listId: 1, title: 'One' }, { ifVersion: 1 });
  // @ts-expect-error a card has a list.
  await kiban.cards.create({ title: 'One' });
  const titles: string[] = [];
  for await (const found of kiban.cards.search({ q: 'launch', limit: 40 })) titles.push(found.title);
  for await (const event of kiban.events.since('latest', { signal: AbortSignal.timeout(1_000) })) {
    if (event.event === 'comment.create') titles.push(event.data.text);
    // @ts-expect-error only some events have a text.
    titles.push(event.data.text);
  }
  for await (const item of kiban.boards.stream(board.id))
    if (item.type === 'event') titles.push(item.event.event);
  const { data, error } = await kiban.api.GET('/boards/{id}', { params: { path: { id: 3 } } });
  if (error === undefined) titles.push(data.name);
  // @ts-expect-error the path needs its parameter.
  await kiban.api.GET('/boards/{id}');
  return titles;
}

export async function receive(request: Request): Promise<KibanEventOf<'card.move'> | undefined> {
  const event = await verifyWebhook(['whsec_a', 'whsec_b'], request.headers, await request.text());
  return event.event === 'card.move' ? event : undefined;
}

export const isGone = (error: unknown): boolean => error instanceof KibanError && error.status === 404;
