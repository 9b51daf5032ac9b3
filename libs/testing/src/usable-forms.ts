import { createHash } from 'node:crypto';

/**
 * The forms of a secret that the reader of a dump could use: unchanged, as hexadecimal digits, and in base64 at any
 * offset; for a key in base64 also its bytes.
 */
export function usableForms(secret: string): string[] {
  const base64 = [0, 1, 2].flatMap((before) => {
    const encoded = Buffer.from('\0'.repeat(before) + secret).toString('base64');
    // Characters at both ends that encode neighbouring bytes are dropped.
    const own = encoded.slice(before === 0 ? 0 : 4, Math.floor((before + Buffer.byteLength(secret)) / 3) * 4);
    return [own, own.replaceAll('+', '-').replaceAll('/', '_')];
  });
  const texts = [...new Set([secret, ...base64])].filter((text) => text.length >= 8);
  return [...texts, ...texts.map((text) => Buffer.from(text).toString('hex')), ...bytesOf(secret)];
}

/** A key in base64 may be stored as its bytes. */
function bytesOf(secret: string): string[] {
  const encoded = /^(?:whsec_)?([\w+/-]{22,}=*)$/.exec(secret)?.[1];
  return encoded === undefined ? [] : [Buffer.from(encoded, 'base64').toString('hex')];
}

/** Plain digests of a password: as useful as the password, since it can be guessed. */
export function guessableForms(password: string): string[] {
  return ['md5', 'sha1', 'sha256', 'sha512'].flatMap((algorithm) => {
    const digest = createHash(algorithm).update(password).digest();
    return [digest.toString('hex'), digest.toString('base64'), digest.toString('base64url')];
  });
}
