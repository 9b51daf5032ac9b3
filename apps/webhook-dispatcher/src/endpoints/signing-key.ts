/** A new signing key: `whsec_` and the base64 of 32 random bytes (decisions §6). */
export function createSigningKey(randomBytes: (size: number) => Buffer): string {
  return `whsec_${randomBytes(32).toString('base64')}`;
}

/** What an encrypted signing key is bound to: a row copied to another endpoint cannot be decrypted. */
export function signingKeyContext(endpointId: number): Buffer {
  return Buffer.from(`webhooks.secret:${endpointId}`);
}
