/** How a sentence names the commands of the product. */
export type Wording = (sentence: string) => string;

/** Sentences are written for a clone. */
export const IN_A_CLONE: Wording = (sentence) => sentence;

/** The commands of `kiban-server`, in the place of those of a clone. */
const PACKED_COMMANDS: readonly (readonly [string, string])[] = [
  ['npm run reset', 'kiban-server reset'],
  ['npm run admin --', 'kiban-server admin'],
  ['npm start', 'kiban-server'],
  ['npm ci', 'the same command'],
];

/** The product was started from its package, where no script of npm exists. */
export const FROM_A_PACKAGE: Wording = (sentence) =>
  PACKED_COMMANDS.reduce((text, [command, own]) => text.replaceAll(command, own), sentence);
