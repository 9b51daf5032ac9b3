import { bytesOf, textOf } from './base64url.js';
import type { PasskeyOptions } from './passkeys.js';

export const canMakePasskeys = (): boolean => 'PublicKeyCredential' in window;

/** What the person sees when the browser made no passkey. */
export interface MakingTexts {
  readonly notMade: string;
  readonly exists: string;
}

/**
 * Has the browser make a passkey.
 * @returns it as the API takes it
 */
export async function makePasskey(
  { publicKey }: PasskeyOptions,
  texts: MakingTexts,
): Promise<Record<string, unknown>> {
  const made = await create(optionsOf(publicKey as unknown as PublicKeyCredentialCreationOptionsJSON), texts);
  const { id, rawId, type } = made;
  const response = made.response as AuthenticatorAttestationResponse;
  return {
    id,
    rawId: textOf(rawId),
    type,
    response: {
      clientDataJSON: textOf(response.clientDataJSON),
      attestationObject: textOf(response.attestationObject),
      transports: response.getTransports(),
    },
  };
}

async function create(
  publicKey: PublicKeyCredentialCreationOptions,
  texts: MakingTexts,
): Promise<PublicKeyCredential> {
  let made: Credential | null;
  try {
    made = await navigator.credentials.create({ publicKey });
  } catch (error) {
    const doesExist = error instanceof DOMException && error.name === 'InvalidStateError';
    throw new Error(doesExist ? texts.exists : texts.notMade, { cause: error });
  }
  if (made === null) throw new Error(texts.notMade);
  return made as PublicKeyCredential;
}

function optionsOf(json: PublicKeyCredentialCreationOptionsJSON): PublicKeyCredentialCreationOptions {
  const { challenge, user, excludeCredentials = [], ...rest } = json;
  return {
    ...(rest as Omit<PublicKeyCredentialCreationOptions, 'challenge' | 'user' | 'excludeCredentials'>),
    challenge: bytesOf(challenge),
    user: { ...user, id: bytesOf(user.id) },
    excludeCredentials: excludeCredentials.map(({ id, transports }) => ({
      type: 'public-key',
      id: bytesOf(id),
      transports: (transports ?? []) as AuthenticatorTransport[],
    })),
  };
}
