/** What an actor did, after their name; `alone` is for events whose actor is unknown. */
const did = {
  workspaceCreated: (name: string): string => `created the workspace “${name}”`,
  workspaceRenamed: (from: string, to: string): string => `renamed the workspace from “${from}” to “${to}”`,
  slugChanged: (from: string, to: string): string => `changed the slug from ${from} to ${to}`,
  joined: (role: string): string => `joined as ${role}`,
  roleChanged: (name: string, from: string, to: string): string =>
    `changed the role of ${name} from ${from} to ${to}`,
  renamed: (from: string, to: string): string => `changed their name from “${from}” to “${to}”`,
  removed: (name: string): string => `removed ${name}`,
  left: 'left the workspace',
  invited: (email: string, role: string): string => `invited ${email} as ${role}`,
  withdrew: (email: string): string => `withdrew the invitation of ${email}`,
  issued: (name: string): string => `issued the token “${name}”`,
  issuedUntil: (name: string, date: string): string => `issued the token “${name}”, valid until ${date}`,
  revoked: (name: string): string => `revoked the token “${name}”`,
  connected: (name: string, host: string): string => `connected the AI client “${name}” of ${host}`,
  disconnected: (name: string): string => `disconnected the AI client “${name}”`,
  grantEnded: 'ended a connection: its client revoked it, or its code or token was used twice',
  signedIn: 'signed in',
  signedOut: 'signed out',
  passwordChanged: (ended: number): string =>
    `changed their password, which ended ${ended} other ${ended === 1 ? 'sign-in' : 'sign-ins'}`,
  madePrivate: (board: string): string => `made the board “${board}” private`,
  madeVisible: (board: string): string => `made the board “${board}” visible to the workspace`,
  boardMembersAdded: (names: string, board: string): string => `added ${names} to the board “${board}”`,
  boardMembersRemoved: (names: string, board: string): string => `removed ${names} from the board “${board}”`,
  endpointCreated: (endpoint: string): string => `created ${endpoint}`,
  endpointUpdated: (endpoint: string, what: string): string =>
    what === '' ? `changed ${endpoint}` : `changed ${endpoint} (${what})`,
  endpointEnabled: (endpoint: string): string => `enabled ${endpoint}`,
  endpointDisabled: (endpoint: string): string => `disabled ${endpoint}`,
  keyRotated: (endpoint: string): string => `rotated the signing key of ${endpoint}`,
  redelivered: (endpoint: string, count: number): string =>
    `redelivered ${count} ${count === 1 ? 'event' : 'events'} to ${endpoint}`,
  endpointDeleted: (endpoint: string): string => `deleted ${endpoint}`,
};

const alone = {
  passwordWrong: (name: string): string => `A wrong password was entered for ${name}`,
  lockout: (name: string): string => `Too many wrong passwords for ${name}: sign-ins are blocked for a while`,
  resetRequested: (name: string): string => `A link for a new password was requested for ${name}`,
  endpointHeld: (endpoint: string, creator: string): string =>
    `Deliveries to ${endpoint} were stopped, because ${creator} may no longer receive events`,
};

export const audit = {
  entries: 'Changes of rights and credentials',
  onlyOwners: 'Only owners can read the audit log.',
  none: 'There are no entries yet.',
  more: 'Show more',
  shown: (count: number): string => `${count} ${count === 1 ? 'entry is' : 'entries are'} shown.`,
  details: 'Details',
  action: 'Action',
  target: 'Object',
  address: 'Address',
  userAgent: 'Client',
  requestId: 'Request',
  service: 'Kiban',
  unknownActor: 'Unknown',
  space: ' ',
  and: ', ',
  memberNumber: (id: number): string => `member ${id}`,
  webhook: (host: string): string => `the webhook to ${host}`,
  hook: (host: string): string => `the REST hook to ${host}`,
  because: {
    'member.remove': 'because the member was removed',
    'member.update': 'because of the new role',
    'password.change': 'because of the new password',
    'grant.end': 'because its connection ended',
  } as Readonly<Record<string, string>>,
  /** Ways that a request came, by the API’s names. The screen itself is not named. */
  vias: {
    password: 'by password',
    'sign-in page': 'on the sign-in page',
    'sign-out page': 'on the sign-out page',
    'sign-up': 'by signing up',
    invitation: 'by an invitation',
    'reset link': 'by a mailed link',
    oauth: 'by OAuth',
  } as Readonly<Record<string, string>>,
  viaToken: (name: string): string => `with the token ${name}`,
  viaClient: (name: string): string => `with the AI client ${name}`,
  did,
  alone,
};
