const capitalised = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** The name of a kind's payload in the documents and in generated clients: `card.move` is `CardMoveEvent`. */
export const eventSchemaName = (kind: string): string => `${kind.split('.').map(capitalised).join('')}Event`;
