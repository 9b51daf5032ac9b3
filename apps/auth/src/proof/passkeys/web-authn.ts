import { Inject, Injectable } from '@nestjs/common';
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/server';
import { decodeAttestationObject } from '@simplewebauthn/server/helpers';
import type { AuthConfig } from '../../config/auth-config.js';
import { digestOf } from '../../infrastructure/digest.js';
import { AUTH_CONFIG } from '../../infrastructure/tokens.js';
import type { Account } from '../../store/accounts/account.js';
import type { PasskeyKey, PasskeyReference } from '../../store/factors/passkey.js';
import {
  knownTransports,
  readClientData,
  type CreatedCredential,
  type UsedCredential,
} from './credential-json.js';
import { CHALLENGE_MS } from './passkey-challenges.js';

/** EdDSA, ES256 and RS256: what authenticators have. */
const ALGORITHMS = [-8, -7, -257];

/** Thrown for a passkey that does not verify. `message` is public. */
export class PasskeyRejectedError extends Error {
  readonly code = 'passkey_rejected';
  constructor(message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'PasskeyRejectedError';
  }
}

/** The two ceremonies of WebAuthn for this deployment. The library has no state; challenges and counts are kept by others. */
@Injectable()
export class WebAuthn {
  private readonly origin: string;
  private readonly rpID: string;

  constructor(@Inject(AUTH_CONFIG) config: AuthConfig) {
    this.origin = config.PUBLIC_ORIGIN;
    this.rpID = new URL(config.PUBLIC_ORIGIN).hostname;
  }

  /** @param existing passkeys of the account, so that an authenticator gets no second one */
  creationOptions(
    { id, email, name }: Account,
    challenge: string,
    existing: readonly PasskeyReference[],
  ): Promise<PublicKeyCredentialCreationOptionsJSON> {
    return generateRegistrationOptions({
      rpName: 'Kiban',
      rpID: this.rpID,
      userID: bytesOf(userHandleOf(id)),
      userName: email,
      userDisplayName: name,
      challenge: bytesOf(challenge),
      timeout: CHALLENGE_MS,
      attestationType: 'none',
      excludeCredentials: existing.map(descriptorOf),
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      supportedAlgorithmIDs: ALGORITHMS,
    });
  }

  /** @param allowed undefined lets the person choose among the passkeys of this deployment */
  requestOptions(
    challenge: string,
    allowed?: readonly PasskeyReference[],
  ): Promise<PublicKeyCredentialRequestOptionsJSON> {
    return generateAuthenticationOptions({
      rpID: this.rpID,
      challenge: bytesOf(challenge),
      timeout: CHALLENGE_MS,
      userVerification: 'required',
      ...(allowed ? { allowCredentials: allowed.map(descriptorOf) } : {}),
    });
  }

  /** @throws PasskeyRejectedError */
  async verifyCreated(credential: CreatedCredential, challenge: string): Promise<PasskeyKey> {
    try {
      requireNoCertificates(credential);
      const { verified, registrationInfo } = await verifyRegistrationResponse({
        response: { ...credential, response: responseOf(credential), clientExtensionResults: {} },
        expectedChallenge: challenge,
        expectedOrigin: this.origin,
        expectedRPID: this.rpID,
        requireUserVerification: true,
        supportedAlgorithmIDs: ALGORITHMS,
      });
      if (!verified) throw new Error('The attestation does not verify.');
      const { id, publicKey, counter } = registrationInfo.credential;
      return {
        credentialId: id,
        publicKey: Buffer.from(publicKey),
        counter,
        transports: knownTransports(credential),
      };
    } catch (error) {
      throw notAccepted(error);
    }
  }

  /** @returns the count of the signature. @throws PasskeyRejectedError */
  async verifyUsed(
    credential: UsedCredential,
    challenge: string,
    { accountId, ...key }: Omit<PasskeyKey, 'counter'> & { accountId: number },
  ): Promise<number> {
    try {
      const { userHandle } = credential.response;
      if (userHandle && userHandle !== userHandleOf(accountId)) throw new Error('It names another account.');
      const { verified, authenticationInfo } = await verifyAuthenticationResponse({
        response: { ...credential, response: assertionOf(credential), clientExtensionResults: {} },
        expectedChallenge: challenge,
        expectedOrigin: this.origin,
        expectedRPID: this.rpID,
        requireUserVerification: true,
        // The count is compared in the statement that records it, where two replicas cannot accept the same.
        credential: { id: key.credentialId, publicKey: new Uint8Array(key.publicKey), counter: 0 },
      });
      if (!verified) throw new Error('The signature does not verify.');
      return authenticationInfo.newCounter;
    } catch (error) {
      throw notAccepted(error);
    }
  }

  /** @throws PasskeyRejectedError when the browser used the passkey for another address */
  requireOwnOrigin(credential: CreatedCredential | UsedCredential): void {
    if (readClientData(credential)?.origin !== this.origin)
      throw new PasskeyRejectedError(`Passkeys work only at ${this.origin}, the address of this deployment.`);
  }
}

/**
 * Without attestation, browsers send none or one by the key itself. The library would fetch revocation lists from the addresses in a
 * certificate, so a statement with certificates is rejected before.
 */
function requireNoCertificates({ response }: CreatedCredential): void {
  const attestation = decodeAttestationObject(bytesOf(response.attestationObject));
  const format = attestation.get('fmt');
  const isPlain =
    format === 'none' || (format === 'packed' && attestation.get('attStmt').get('x5c') === undefined);
  if (!isPlain) throw new Error(`The attestation ${format} was not requested.`);
}

/** The same for every passkey that is not one of this deployment, so that it reveals no account. */
export function notAccepted(cause?: unknown): PasskeyRejectedError {
  return new PasskeyRejectedError('The passkey was not accepted; try again, or use another one.', cause);
}

/** Opaque to others, and the same for all passkeys of an account. */
export function userHandleOf(accountId: number): string {
  return digestOf(`passkeys of account ${accountId}`).toString('base64url');
}

function descriptorOf({ credentialId, transports }: PasskeyReference): { id: string; transports: string[] } {
  return { id: credentialId, transports };
}

function responseOf({ response }: CreatedCredential): { clientDataJSON: string; attestationObject: string } {
  const { clientDataJSON, attestationObject } = response;
  return { clientDataJSON, attestationObject };
}

function assertionOf({ response }: UsedCredential): {
  clientDataJSON: string;
  authenticatorData: string;
  signature: string;
} {
  const { clientDataJSON, authenticatorData, signature } = response;
  return { clientDataJSON, authenticatorData, signature };
}

const bytesOf = (base64url: string): Uint8Array<ArrayBuffer> =>
  new Uint8Array(Buffer.from(base64url, 'base64url'));
