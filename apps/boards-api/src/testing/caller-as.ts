import type { Role, Caller } from '@kiban/contracts';

export interface TestMember {
  id: number;
  name: string;
  role: Role;
}

/** The caller for a member's token, for tests below the HTTP API. */
export function callerAs(member: TestMember, workspaceId: number): Caller {
  return {
    principal: {
      kind: 'token',
      credentialId: 'token:1',
      workspace: { id: workspaceId, slug: 'demo', name: 'Demo' },
      member,
      role: 'admin',
      scopes: ['boards:read', 'boards:write'],
      via: { kind: 'token', name: member.name },
      audiences: ['api'],
      expiresAt: null,
    },
    requestId: 'a-request',
    origin: { address: '203.0.113.9', userAgent: null },
    traceparent: `00-${'1'.repeat(32)}-${'2'.repeat(16)}-01`,
  };
}
