import {
  bearerOf,
  isSentByClient,
  InternalCredentialVerifier,
  resolveBearer,
  UnauthenticatedError,
} from '@kiban/auth-client';
import { WorkspaceDeletedError, type Principal, type RequestOrigin } from '@kiban/contracts';
import type { BearerResolver } from '@kiban/http-kit';
import { Inject, Injectable } from '@nestjs/common';
import type { AuthConfig } from '../config/auth-config.js';
import { AUTH_CONFIG } from '../infrastructure/tokens.js';
import { UsedAddresses } from '../store/audit/used-addresses.js';
import { PrincipalsReader } from './principals.reader.js';
import { Uses } from './uses.js';

/** Resolves bearers for auth’s own routes: read from the tables for each request, without a lease. */
@Injectable()
export class OwnBearers implements BearerResolver {
  private readonly verifier: InternalCredentialVerifier;

  constructor(
    private readonly principals: PrincipalsReader,
    private readonly uses: Uses,
    private readonly addresses: UsedAddresses,
    @Inject(AUTH_CONFIG) config: AuthConfig,
  ) {
    this.verifier = new InternalCredentialVerifier(config.INTERNAL_CREDENTIAL_PUBLIC_KEY);
  }

  async resolveAuthorization(
    header: string | undefined,
    origin: RequestOrigin | undefined,
  ): Promise<Principal> {
    const bearer = bearerOf(header);
    const principal = await resolveBearer(bearer, origin?.address, {
      audience: 'api',
      verifier: this.verifier,
      resolveDigest: (digest, from) => this.resolveDigest(digest, from),
    });
    if (origin && isSentByClient(bearer)) this.addresses.note(principal, origin);
    return principal;
  }

  private async resolveDigest(digest: string, address: string | undefined): Promise<Principal> {
    const found = await this.principals.find(Buffer.from(digest, 'base64url'));
    if ('refused' in found) throw new UnauthenticatedError(found.refused);
    const { kind, workspace } = found.principal;
    if (workspace.deletionAt !== undefined && kind !== 'screen') throw new WorkspaceDeletedError();
    this.uses.note(found.principal, address);
    return found.principal;
  }
}
