import type { CDPSession, Page } from 'playwright-core';
import { protocolSession } from './protocol-session.js';

/** Chromium’s authenticator of a page: it makes and uses passkeys as a device with a fingerprint reader would. */
export class VirtualAuthenticator {
  private constructor(
    private readonly session: CDPSession,
    private readonly authenticatorId: string,
  ) {}

  static async of(page: Page): Promise<VirtualAuthenticator> {
    const session = await protocolSession(page);
    await session.send('WebAuthn.enable');
    const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport: 'internal',
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
      },
    });
    return new VirtualAuthenticator(session, authenticatorId);
  }

  /** Whether the fingerprint is the person’s. */
  async recognize(isUserVerified: boolean): Promise<void> {
    const { authenticatorId } = this;
    await this.session.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified });
  }

  /** The passkeys appear on another device too, as a password manager synchronizes them. */
  async copyTo(other: VirtualAuthenticator): Promise<void> {
    const { authenticatorId } = this;
    const { credentials } = await this.session.send('WebAuthn.getCredentials', { authenticatorId });
    for (const credential of credentials)
      await other.session.send('WebAuthn.addCredential', {
        authenticatorId: other.authenticatorId,
        credential,
      });
  }
}
