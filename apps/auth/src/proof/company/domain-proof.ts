import { randomBytes } from 'node:crypto';
import { Resolver } from 'node:dns/promises';
import { domainToASCII } from 'node:url';
import { ValidationError } from '@kiban/contracts';
import { Inject, Injectable } from '@nestjs/common';
import type { AuthConfig } from '../../config/auth-config.js';
import { AUTH_CONFIG } from '../../infrastructure/tokens.js';

const PREFIX = 'kiban-domain-verification=';
const DNS_TIMEOUT_MS = 3_000;
/** The codes with which a name server says that there is no such domain, or no such record. */
const ABSENT = ['ENOTFOUND', 'ENODATA'];
const DOMAIN = /^(?=.{4,190}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$/;

/** The text of the TXT record that proves a domain. */
export function recordOf({ proof }: { proof: string }): string {
  return PREFIX + proof;
}

export function newProof(): string {
  return randomBytes(16).toString('base64url');
}

/** @throws ValidationError when the text is no domain such as `example.com` */
export function readDomain(text: string): string {
  const domain = domainToASCII(text.trim()).toLowerCase();
  if (!DOMAIN.test(domain))
    throw new ValidationError('domains', 'domain', 'Each of domains must be a domain such as example.com.');
  return domain;
}

/** Looks up whether the owner of a domain agrees to its use. */
@Injectable()
export class DomainProof {
  private readonly resolver = new Resolver({ timeout: DNS_TIMEOUT_MS, tries: 2 });

  constructor(@Inject(AUTH_CONFIG) private readonly config: AuthConfig) {
    if (config.SIGN_IN_DNS_SERVERS.length > 0) this.resolver.setServers(config.SIGN_IN_DNS_SERVERS);
  }

  /** @param workspaceId the workspace, for which the operator may have confirmed the domain */
  async isProven(workspaceId: number, domain: { domain: string; proof: string }): Promise<boolean> {
    return (await this.look(workspaceId, domain)) === 'found';
  }

  /** @returns `unknown` when no name server has responded */
  async look(
    workspaceId: number,
    { domain, proof }: { domain: string; proof: string },
  ): Promise<'found' | 'missing' | 'unknown'> {
    if (this.isConfirmed(workspaceId, domain)) return 'found';
    try {
      const records = await this.resolver.resolveTxt(domain);
      const isThere = records.some((chunks) => chunks.join('').trim() === recordOf({ proof }));
      return isThere ? 'found' : 'missing';
    } catch (error) {
      return ABSENT.includes(String((error as { code?: unknown }).code)) ? 'missing' : 'unknown';
    }
  }

  /** Whether the operator says that a domain belongs to the company of a workspace. */
  isConfirmed(workspaceId: number, domain: string): boolean {
    return this.config.COMPANY_DOMAINS.includes(`${workspaceId}=${domain}`);
  }
}
