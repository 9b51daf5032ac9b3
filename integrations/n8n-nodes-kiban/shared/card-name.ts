/** A card as people name it. `origin` is that of an address, whose card must be one of the deployment. */
export type CardName = { readonly origin?: string } & ({ readonly id: number } | { readonly number: number });

const NAME = /^(#?)([1-9]\d{0,14})$/;
const PATH = /^\/(?:boards\/[1-9]\d{0,14}\/)?cards\/(?:%23)?([1-9]\d{0,14})\/?$/;

/**
 * The rule of `readCardName` of @kiban/client, as a verified node may have no dependency: digits are an id, `#12` is a
 * number in the workspace, and `https://…/cards/101` an address.
 */
export function readCardName(text: string): CardName | undefined {
  const given = text.trim();
  const [, sign, digits] = NAME.exec(given) ?? [];
  if (digits !== undefined) return sign === '#' ? { number: Number(digits) } : { id: Number(digits) };
  if (!/^https?:\/\//i.test(given) || !URL.canParse(given)) return undefined;
  const { origin, pathname } = new URL(given);
  const [, named] = PATH.exec(pathname) ?? [];
  if (named === undefined) return undefined;
  return pathname.includes('/%23') ? { origin, number: Number(named) } : { origin, id: Number(named) };
}

/** Ids and numbers of another deployment name other cards. */
export const isCardOf = ({ origin }: CardName, card: { url: string }): boolean =>
  origin === undefined || origin === new URL(card.url).origin;
