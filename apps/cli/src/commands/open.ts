import { readCardName } from '@kiban/client';
import { CommandError, UsageError } from '../console/failure.js';
import { idIn } from '../references/found-by-name.js';
import { cardIdOf } from '../references/card-reference.js';
import { References } from '../references/references.js';
import type { Command, Context, Given } from './command.js';

export const openCommand: Command = {
  summary: 'Open a board, a card or the start page in the browser, and print its address',
  arguments: [{ name: 'what', optional: true }],
  flags: {
    card: { summary: 'a card: its id, number or address', value: 'card' },
    'no-browser': { summary: 'only print the address' },
  },
  notes: [
    "A board is named by its id or name, and a card by '#12' or its address. Without a terminal, the address is only printed.",
  ],
  run: open,
};

async function open(context: Context, given: Given): Promise<void> {
  const { output, stdin, profile, openBrowser } = context;
  const { origin } = await profile.login();
  const address = await addressOf(context, given, origin);
  if (!/^https?:$/.test(protocolOf(address)))
    throw new CommandError('The deployment sent no address of a page.');
  await output.result({ url: address }, [address]);
  // A page elsewhere is only printed, so that the person decides, whatever a response says.
  const isOwn = new URL(address).origin === origin;
  if (isOwn && !given.is('no-browser') && !output.json && stdin.isTTY) openBrowser(address);
}

async function addressOf({ kiban }: Context, given: Given, origin: string): Promise<string> {
  const [what, card] = [given.arg(0), given.text('card')];
  if (what !== '' && card !== undefined) throw new UsageError('Give a board or --card, not both.');
  if (what === '' && card === undefined) return `${origin}/`;
  const client = await kiban();
  if (card !== undefined || isCard(what))
    return (await client.cards.get(await cardIdOf(client, card ?? what, '<card>'))).url;
  const boardId = await new References(client).boardId(what, '<board>');
  return (await client.boards.get(boardId, { cardsPerList: 1 })).url;
}

/** Digits are the id of a board. */
const isCard = (text: string): boolean => idIn(text) === undefined && readCardName(text) !== undefined;

const protocolOf = (address: string): string => (URL.canParse(address) ? new URL(address).protocol : '');
