import { createHash } from 'node:crypto';

/**
 * The forms of a secret that whoever reads a dump could use: as it is, as hexadecimal digits, and in base64 wherever it
 * may stand in what was encoded; of a key in base64 also its bytes.
 */
export function usableForms(secret: string): string[] {
  const base64 = [0, 1, 2].flatMap((before) => {
    const encoded = Buffer.from('\0'.repeat(before) + secret).toString('base64');
    // What the neighbours have a part in is left out at both ends.
    const own = encoded.slice(before === 0 ? 0 : 4, Math.floor((before + Buffer.byteLength(secret)) / 3) * 4);
    return [own, own.replaceAll('+', '-').replaceAll('/', '_')];
  });
  const texts = [...new Set([secret, ...base64])].filter((text) => text.length >= 8);
  return [...texts, ...texts.map((text) => Buffer.from(text).toString('hex')), ...bytesOf(secret)];
}

/** A key that is written in base64 can be kept as the bytes that it stands for. */
function bytesOf(secret: string): string[] {
  const encoded = /^(?:whsec_)?([\w+/-]{22,}=*)$/.exec(secret)?.[1];
  return encoded === undefined ? [] : [Buffer.from(encoded, 'base64').toString('hex')];
}

/** Plain digests of a secret that a person chose: as good as the secret, for it can be guessed. */
export function guessableForms(password: string): string[] {
  return ['md5', 'sha1', 'sha256', 'sha512'].flatMap((algorithm) => {
    const digest = createHash(algorithm).update(password).digest();
    return [digest.toString('hex'), digest.toString('base64'), digest.toString('base64url')];
  });
}
