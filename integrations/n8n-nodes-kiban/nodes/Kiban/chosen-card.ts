import { isCardOf, readCardName, type CardName } from '../../shared/card-name';
import type { Operation } from './operation';

interface Card {
  id: number;
  url: string;
}

/**
 * The id of the card of the parameter `cardId`, which is an id, a number such as `#12`, or an address.
 * @throws NodeOperationError for other text, and for what names no card that the token sees
 */
export async function chosenCard(operation: Operation): Promise<number> {
  const text = operation.located('cardId').trim();
  if (text === '') return operation.fail('Choose a card.');
  const name = readCardName(text);
  if (!name)
    return operation.fail('The card must be an id, a number such as #12, or the address of a card in Kiban.');
  if ('id' in name && name.origin === undefined) return name.id;
  const card = await cardOf(operation, name);
  return card && isCardOf(name, card) ? card.id : operation.fail(`There is no card ${text} here.`);
}

async function cardOf(operation: Operation, name: CardName): Promise<Card | undefined> {
  if ('id' in name) return operation.get<Card>(`/cards/${name.id}`);
  const query = { number: name.number, archived: 'all', limit: 1, omit: 'description' };
  const [card] = await operation.get<Card[]>('/search', query);
  return card;
}
