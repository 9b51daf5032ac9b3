import { createHash, createPrivateKey, sign } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/**
 * Credential that mcp-gateway sends to the API for a connected AI. An AI's bearer is valid only for {mcp_url}, so this
 * is the only way to test its rights on API routes. The deployment stores the key next to its address file.
 */
export async function credentialFor(bearer: string): Promise<string> {
  const file = join(dirname(process.env['KIBAN_TEST_STACK'] ?? ''), 'secrets.json');
  const { internalCredential } = JSON.parse(await readFile(file, 'utf8')) as {
    internalCredential: { privateKey: string };
  };
  const key = createPrivateKey({
    key: Buffer.from(internalCredential.privateKey, 'base64'),
    format: 'der',
    type: 'pkcs8',
  });
  const now = Math.floor(Date.now() / 1_000);
  const signed = [
    { alg: 'EdDSA' },
    {
      dig: createHash('sha256').update(bearer).digest('base64url'),
      iss: 'kiban-mcp-gateway',
      aud: 'kiban-api',
      iat: now,
      exp: now + 60,
    },
  ]
    .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
    .join('.');
  return `${signed}.${sign(null, Buffer.from(signed), key).toString('base64url')}`;
}
