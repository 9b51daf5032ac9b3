import { companyRoles, type CompanyRole } from '@kiban/contracts';
import { isEmail } from '../../store/accounts/account.js';
import { readPersonName } from '../../store/accounts/names.js';
import { hasProven, type SignInProvider } from '../../store/providers/sign-in-provider.js';
import type { CompanySession } from '../../store/sessions/browser-sessions.js';
import { CompanySignInRefusal } from './company-sign-in-refusal.js';

/** What a verified response of a company’s provider says about a person. */
export interface CompanyIdentity {
  providerId: number;
  issuer: string;
  subject: string;
  /** Session at the provider, for its logout; null if it names none. */
  sid: string | null;
  email: string;
  name: string;
  /** By the person’s groups; null when the connection takes none from groups. */
  role: CompanyRole | null;
}

/** What a browser session that began by it keeps. */
export function sessionOf({ providerId, subject, sid }: CompanyIdentity): CompanySession {
  return { providerId, subject, sid };
}

export type Claims = Readonly<Record<string, unknown>>;

const MICROSOFT = /^https:\/\/login\.microsoftonline\.(com|us)\//;
const SUBJECT_LENGTH_MAX = 255;

/** @throws CompanySignInRefusal unless the address is confirmed and of a proven domain of the connection */
export function identityOf(provider: SignInProvider, claims: Claims): CompanyIdentity {
  const { sub, email, sid } = claims;
  if (typeof sub !== 'string' || sub === '' || sub.length > SUBJECT_LENGTH_MAX)
    throw new CompanySignInRefusal('invalid_response', { fault: 'sub' });
  if (typeof email !== 'string' || !isEmail(email) || !isVerified(provider.issuer, claims))
    throw new CompanySignInRefusal('email_unverified');
  if (!hasProven(provider, email)) throw new CompanySignInRefusal('domain');
  return {
    providerId: provider.id,
    issuer: provider.issuer,
    subject: sub,
    sid: typeof sid === 'string' && sid.length <= SUBJECT_LENGTH_MAX ? sid : null,
    email: email.trim(),
    name: nameOf(claims, email.trim()),
    role: roleOf(provider, claims),
  };
}

/** Microsoft has no `email_verified`; its `xms_edov` says that the tenant has verified the domain of the address. */
function isVerified(issuer: string, claims: Claims): boolean {
  if (claims['email_verified'] === true) return true;
  return MICROSOFT.test(issuer) && [true, 1, '1', 'true'].includes(claims['xms_edov'] as string);
}

function nameOf({ name }: Claims, email: string): string {
  try {
    return readPersonName(typeof name === 'string' ? name : '');
  } catch {
    return email.slice(0, email.indexOf('@'));
  }
}

/** The highest role of the person’s groups, otherwise the default one. */
function roleOf(
  { groupsClaim, roleByGroup, defaultRole }: SignInProvider,
  claims: Claims,
): CompanyRole | null {
  if (groupsClaim === null) return null;
  const groups = [claims[groupsClaim] ?? []].flat();
  const given = groups.flatMap((group) =>
    typeof group === 'string' && Object.hasOwn(roleByGroup, group) ? (roleByGroup[group] ?? []) : [],
  );
  return companyRoles.find((role) => given.includes(role)) ?? defaultRole;
}
