import type { components } from '@kiban/client';
import { bytesOf, textOf } from './base64url.js';

/**
 * Has the browser use a passkey.
 * @param notUsed what the person sees when the browser used none
 * @returns what it signed, as the API takes it
 */
export async function signedByPasskey(
  { publicKey }: components['schemas']['PasskeyRequest'],
  notUsed: string,
): Promise<object> {
  const {
    challenge,
    rpId,
    timeout,
    userVerification,
    allowCredentials = [],
  } = publicKey as unknown as PublicKeyCredentialRequestOptionsJSON;
  const used = await navigator.credentials
    .get({
      publicKey: {
        challenge: bytesOf(challenge),
        ...(rpId === undefined ? {} : { rpId }),
        ...(timeout === undefined ? {} : { timeout }),
        userVerification: userVerification as UserVerificationRequirement,
        allowCredentials: allowCredentials.map(({ id, transports }) => ({
          type: 'public-key',
          id: bytesOf(id),
          transports: (transports ?? []) as AuthenticatorTransport[],
        })),
      },
    })
    .catch((cause: unknown) => {
      throw new Error(notUsed, { cause });
    });
  if (used === null) throw new Error(notUsed);
  const { id, rawId, type, response } = used as PublicKeyCredential;
  const { clientDataJSON, authenticatorData, signature, userHandle } =
    response as AuthenticatorAssertionResponse;
  return {
    id,
    rawId: textOf(rawId),
    type,
    response: {
      clientDataJSON: textOf(clientDataJSON),
      authenticatorData: textOf(authenticatorData),
      signature: textOf(signature),
      userHandle: userHandle && textOf(userHandle),
    },
  };
}
