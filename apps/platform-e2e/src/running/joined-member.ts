import { randomBytes } from 'node:crypto';
import type { Credentials } from '../client/credentials.js';
import { joinAsNew } from '../client/sign-up.js';
import type { Deployment } from '../client/deployment.js';
import type { Owner } from './owner.js';

export interface JoinedMember {
  id: number;
  name: string;
  account: Credentials;
}

/** A member who accepted an invitation to the owner's workspace on the invitation page. */
export async function joinedMember(
  deployment: Deployment,
  owner: Pick<Owner, 'screen'>,
  role: 'admin' | 'member' | 'viewer',
): Promise<JoinedMember> {
  const part = randomBytes(4).toString('hex');
  const account = { email: `joined-${part}@kiban.example`, password: randomBytes(12).toString('base64url') };
  const name = `Joined ${part}`;
  const { link } = await owner.screen.must<{ link: string }>('POST', '/invitations', {
    email: account.email,
    role,
  });
  await joinAsNew(deployment, link, { ...account, name });
  const members = await owner.screen.must<{ id: number; email: string | null }[]>('GET', '/members');
  const member = members.find(({ email }) => email === account.email);
  if (!member) throw new Error(`No member joined as ${account.email}: ${JSON.stringify(members)}`);
  return { id: member.id, name, account };
}
