import { limits } from '@kiban/contracts';

let loading: Promise<ReadonlySet<string>> | undefined;

/**
 * Whether a folded password is in the list of common and leaked ones. The list is part of the service, so that no password
 * or hash of it leaves the deployment. It is loaded by the first password that is set: most processes never need it.
 */
export async function isCommonPassword(folded: string): Promise<boolean> {
  return (await (loading ??= load())).has(folded);
}

async function load(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  // Shorter ones are rejected by their length.
  return new Set(
    dictionary['passwords-common'].filter(({ length }) => length >= limits.passwordLengthMin).map(folded),
  );
}

/** The same for all spellings of one password that differ in case, width or composition only. */
export function folded(text: string): string {
  return text.normalize('NFKC').toUpperCase().toLowerCase();
}
