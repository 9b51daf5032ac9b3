import { Injectable } from '@nestjs/common';
import { DomainProof } from '../proof/company/domain-proof.js';
import { domainOf } from '../store/providers/sign-in-provider.js';
import { SignInProvidersReader } from '../store/providers/sign-in-providers.reader.js';
import { ScimError } from './scim-error.js';

/** The domains whose people the directory of a workspace may add without their consent. */
@Injectable()
export class DirectoryDomains {
  constructor(
    private readonly proofs: DomainProof,
    private readonly providers: SignInProvidersReader,
  ) {}

  /** The operator has confirmed the domain, or a sign-in provider of the workspace has proven it. */
  async includes(workspaceId: number, email: string): Promise<boolean> {
    const domain = domainOf(email);
    if (this.proofs.isConfirmed(workspaceId, domain)) return true;
    return (await this.providers.byDomain(domain))?.workspaceId === workspaceId;
  }

  /**
   * The response depends on the domain alone, so it does not reveal which accounts exist.
   * @throws ScimError
   */
  async require(workspaceId: number, email: string): Promise<void> {
    if (await this.includes(workspaceId, email)) return;
    throw new ScimError(
      'invalidValue',
      'emails must have a domain that is confirmed for this workspace; invite other people.',
    );
  }
}
