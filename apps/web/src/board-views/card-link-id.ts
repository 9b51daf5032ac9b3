/** The number of a card that its readers type, such as `#12`, as a negative id; 0 for any other text. */
export const cardLinkId = (text: string): number =>
  /^#[1-9]\d{0,14}$/.test(text) ? -Number(text.slice(1)) : 0;
