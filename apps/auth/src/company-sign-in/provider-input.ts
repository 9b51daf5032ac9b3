import { companyRoles, ValidationError, type CompanyRole } from '@kiban/contracts';
import { newProof, readDomain } from '../proof/company/domain-proof.js';

/** @throws ValidationError unless it is an address that can be an issuer; it is stored as it was sent */
export function readIssuer(text: string, allowHttp: boolean): string {
  const issuer = text.trim();
  const url = URL.canParse(issuer) ? new URL(issuer) : undefined;
  const protocols = allowHttp ? ['https:', 'http:'] : ['https:'];
  const isPlain = url && !url.username && !url.password && !/[?#{}\s]/.test(issuer);
  if (!isPlain || !protocols.includes(url.protocol))
    throw new ValidationError(
      'issuer',
      'issuer',
      'issuer must be an https address without a query, such as https://login.example.com.',
    );
  return issuer;
}

/** @throws ValidationError */
export function readDomains(texts: readonly string[]): { domain: string; proof: string }[] {
  return [...new Set(texts.map(readDomain))].map((domain) => ({ domain, proof: newProof() }));
}

/** @throws ValidationError */
export function readRoleByGroup(given: Readonly<Record<string, string>>): Record<string, CompanyRole> {
  const isRole = (text: string): text is CompanyRole => (companyRoles as readonly string[]).includes(text);
  const pairs = Object.entries(given).map(([group, role]) => {
    if (isRole(role)) return [group, role] as const;
    throw new ValidationError(
      'roleByGroup',
      'role',
      `Each role of roleByGroup must be one of ${companyRoles.join(', ')}.`,
    );
  });
  return Object.fromEntries(pairs);
}
