import { isCardOf, readCardName } from '@kiban/client';
import { call, path } from './kiban-calls.js';

/** The id of a card as people name it: an id, a number such as `#12`, or an address. */
export async function cardIdOf(z, bundle) {
  const text = String(bundle.inputData.cardId ?? '').trim();
  const name = readCardName(text);
  if (!name)
    throw new z.errors.Error(
      'The card must be an id, a number such as #12, or the address of a card in Kiban.',
      'invalid_card',
      422,
    );
  if (name.id !== undefined && name.origin === undefined) return name.id;
  const card = await cardOf(z, bundle, name);
  if (card && isCardOf(name, card)) return card.id;
  throw new z.errors.Error(`There is no card ${text} here.`, 'not_found', 404);
}

async function cardOf(z, bundle, { id, number }) {
  if (id !== undefined) return call(z, bundle, { path: path`/cards/${id}` });
  const [card] = await call(z, bundle, { path: '/search', query: { number, archived: 'all', limit: 1 } });
  return card;
}
