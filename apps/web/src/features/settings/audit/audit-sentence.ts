import type { components } from '@kiban/client';
import type { audit } from '../../../texts/en/settings/audit.js';

export type AuditEntry = components['schemas']['AuditEntry'];

/** Names of what an entry refers to. */
export interface AuditNames {
  readonly texts: typeof audit;
  readonly role: (role: string) => string;
  readonly date: (value: string) => string;
  /** Name of a member of the workspace; undefined for those who left. */
  readonly member: (id: number) => string | undefined;
}

export interface AuditSentence {
  /** Null where the sentence names no actor. */
  readonly actor: string | null;
  /** What follows the actor, or the whole sentence. */
  readonly text: string;
}

type Sentence = (entry: AuditEntry, names: AuditNames) => string | undefined;

/** An entry in words. An action without words is shown by its name. */
export function auditSentence(entry: AuditEntry, names: AuditNames): AuditSentence {
  const [whole, did] = [ALONE[entry.action], DID[entry.action]];
  const sentence = whole?.(entry, names);
  if (sentence !== undefined) return { actor: null, text: sentence };
  const { texts } = names;
  const { memberId, name } = entry.actor;
  const outside = entry.via === 'operator' ? texts.operator : texts.service;
  const actor = name ?? (memberId === null ? outside : memberName(memberId, names));
  const text = did?.(entry, names);
  if (text === undefined) return { actor, text: `${texts.space}${entry.action}` };
  const because = texts.because[word(entry, 'because')];
  return { actor, text: `${texts.space}${text}${because === undefined ? '' : ` (${because})`}` };
}

/** How the request came, in words; null for the screen and where it is unknown. */
export function auditVia(via: string | null, { texts }: Pick<AuditNames, 'texts'>): string | null {
  if (via === null || via === 'screen' || via === 'operator') return null;
  const [, kind, name] = /^(token|oauth) (.+)$/su.exec(via) ?? [];
  if (name !== undefined) return kind === 'token' ? texts.viaToken(name) : texts.viaClient(name);
  return texts.vias[via] ?? via;
}

const DID: Readonly<Record<string, Sentence>> = {
  'workspace.create': (entry, { texts }) => texts.did.workspaceCreated(word(entry, 'name')),
  'workspace.update': workspaceUpdated,
  'workspace.delete': (entry, { texts, date }) =>
    texts.did.workspaceDeleted(word(entry, 'name'), date(word(entry, 'deletionAt'))),
  'workspace.restore': (entry, { texts }) => texts.did.workspaceRestored(word(entry, 'name')),
  'member.add': (entry, { texts, role }) =>
    entry.target === `member ${entry.actor.memberId}`
      ? texts.did.joined(role(word(entry, 'role')))
      : texts.did.added(word(entry, 'name'), role(word(entry, 'role'))),
  'member.update': memberUpdated,
  'member.remove': (entry, { texts }) =>
    entry.target === `member ${entry.actor.memberId}`
      ? texts.did.left
      : texts.did.removed(word(entry, 'name')),
  'invitation.create': (entry, { texts, role }) =>
    texts.did.invited(word(entry, 'email'), role(word(entry, 'role'))),
  'invitation.revoke': (entry, { texts }) => texts.did.withdrew(word(entry, 'email')),
  'token.issue': (entry, { texts, date }) => {
    const until = word(entry, 'expiresAt');
    return until === ''
      ? texts.did.issued(word(entry, 'name'))
      : texts.did.issuedUntil(word(entry, 'name'), date(until));
  },
  'token.revoke': (entry, { texts }) => texts.did.revoked(word(entry, 'name')),
  'client.connect': (entry, { texts }) => texts.did.connected(word(entry, 'name'), word(entry, 'host')),
  'client.refuse': (entry, { texts }) => texts.did.clientRefused(word(entry, 'name'), clientOf(entry)),
  'client.use': (entry, { texts }) =>
    texts.did.clientUsed(word(entry, 'name'), entry.address ?? '', moreOfUse(entry, texts)),
  'client.revoke': (entry, { texts }) => texts.did.disconnected(word(entry, 'name')),
  'grant.end': (_entry, { texts }) => texts.did.grantEnded,
  'session.start': (_entry, { texts }) => texts.did.signedIn,
  'session.end': (entry, { texts }) =>
    'session' in entry.details
      ? texts.did.browserSignedOut(word(entry, 'browser'), word(entry, 'system'))
      : texts.did.signedOut,
  'session.end_others': (entry, { texts }) => texts.did.othersSignedOut(count(entry, 'sessionsEnded')),
  'session.end_all': (entry, names) => names.texts.did.personSignedOut(targetName(entry, names)),
  'account.disable': (entry, names) => names.texts.did.accountDisabled(targetName(entry, names)),
  'account.enable': (entry, names) => names.texts.did.accountEnabled(targetName(entry, names)),
  'account.export': (_entry, { texts }) => texts.did.accountExported,
  'account.delete': (entry, names) =>
    entry.via === 'operator'
      ? names.texts.did.accountDeletedBy(targetName(entry, names))
      : names.texts.did.accountDeleted,
  'password.change': (entry, { texts }) => texts.did.passwordChanged(count(entry, 'sessionsEnded')),
  'email.request': (entry, { texts }) => texts.did.emailRequested(word(entry, 'email')),
  'email.cancel': (_entry, { texts }) => texts.did.emailCanceled,
  'email.confirm': (entry, { texts }) =>
    word(entry, 'mailbox') === 'old' ? texts.did.oldEmailConfirmed : texts.did.newEmailConfirmed,
  'email.change': (entry, { texts }) => texts.did.emailChanged(word(entry, 'from'), word(entry, 'to')),
  'passkey.add': (entry, { texts }) => texts.did.passkeyAdded(word(entry, 'name')),
  'passkey.rename': (entry, { texts }) => texts.did.passkeyRenamed(word(entry, 'name')),
  'passkey.remove': (entry, names) =>
    entry.via === 'operator'
      ? names.texts.did.passkeysRemoved(targetName(entry, names))
      : names.texts.did.passkeyRemoved(word(entry, 'name')),
  'second_factor.on': (_entry, { texts }) => texts.did.factorOn,
  'second_factor.off': (entry, names) =>
    entry.via === 'operator'
      ? names.texts.did.factorRemoved(targetName(entry, names))
      : names.texts.did.factorOff,
  'second_factor.recovery': (_entry, { texts }) => texts.did.recoveryUsed,
  'second_factor.recovery_codes': (_entry, { texts }) => texts.did.recoveryReplaced,
  'second_factor.shown': (_entry, { texts }) => texts.did.factorShown,
  'sign_in_provider.create': (entry, { texts }) => texts.did.providerCreated(word(entry, 'name')),
  'sign_in_provider.update': (_entry, { texts }) => texts.did.providerUpdated,
  'sign_in_provider.delete': (entry, { texts }) => texts.did.providerDeleted(word(entry, 'name')),
  'sign_in_provider.verify': (entry, { texts }) => texts.did.domainProven(word(entry, 'domain')),
  'company_sign_in.link': (_entry, { texts }) => texts.did.companyLinked,
  'board.set_visibility': (entry, { texts }) =>
    word(entry, 'to') === 'private'
      ? texts.did.madePrivate(word(entry, 'name'))
      : texts.did.madeVisible(word(entry, 'name')),
  'board.set_members': boardMembersSet,
  'board.export': (entry, { texts }) => texts.did.exportedBoard(word(entry, 'name')),
  'audit.export': (_entry, { texts }) => texts.did.exportedAudit,
  ...endpointSentences('webhook'),
  ...endpointSentences('hook'),
};

/** Events without an actor of the workspace. */
const ALONE: Readonly<Record<string, Sentence>> = {
  'password.wrong': (entry, names) => names.texts.alone.passwordWrong(targetName(entry, names)),
  'password.lockout': (entry, names) => names.texts.alone.lockout(targetName(entry, names)),
  'password.reset_request': (entry, names) => names.texts.alone.resetRequested(targetName(entry, names)),
  'passkey.counter': (entry, names) => names.texts.alone.passkeyCounter(targetName(entry, names)),
  'passkey.refused': (entry, names) => names.texts.alone.passkeyRefused(targetName(entry, names)),
  'passkey.wrong': (entry, names) => names.texts.alone.passkeyWrong(targetName(entry, names)),
  'sign_in_provider.proof_missing': (entry, { texts }) => texts.alone.proofMissing(word(entry, 'domain')),
  'sign_in_provider.proof_end': (entry, { texts }) => texts.alone.proofEnded(word(entry, 'domain')),
  'company_sign_in.refuse': (entry, { texts }) => texts.alone.companyRefused(word(entry, 'reason')),
  'password.refused': (entry, names) => names.texts.alone.passwordRefused(targetName(entry, names)),
  'password.reset_refused': (entry, names) => names.texts.alone.resetRefused(targetName(entry, names)),
  'second_factor.wrong': (entry, names) => names.texts.alone.codeWrong(targetName(entry, names)),
  'member.keep': (entry, { texts }) => texts.alone.lastOwnerKept(word(entry, 'name')),
  'token.use': (entry, { texts }) =>
    texts.alone.tokenUsed(word(entry, 'name'), entry.address ?? '', moreOfUse(entry, texts)),
  'token.reject': (entry, { texts }) => texts.alone.tokenRejected(word(entry, 'name')),
  'webhook.hold': (entry, names) => held(names.texts.webhook(word(entry, 'host')), entry, names),
  'hook.hold': (entry, names) => held(names.texts.hook(word(entry, 'host')), entry, names),
};

function endpointSentences(noun: 'webhook' | 'hook'): Record<string, Sentence> {
  const named =
    (say: (did: AuditNames['texts']['did'], endpoint: string, entry: AuditEntry) => string): Sentence =>
    (entry, { texts }) =>
      say(texts.did, texts[noun](word(entry, 'host')), entry);
  return {
    [`${noun}.create`]: named((did, endpoint) => did.endpointCreated(endpoint)),
    [`${noun}.update`]: named((did, endpoint, { details }) => {
      const changed = details['changed'];
      return did.endpointUpdated(endpoint, Array.isArray(changed) ? changed.join(', ') : '');
    }),
    [`${noun}.enable`]: named((did, endpoint) => did.endpointEnabled(endpoint)),
    [`${noun}.disable`]: named((did, endpoint) => did.endpointDisabled(endpoint)),
    [`${noun}.rotate_key`]: named((did, endpoint) => did.keyRotated(endpoint)),
    [`${noun}.redeliver`]: named((did, endpoint, entry) => did.redelivered(endpoint, count(entry, 'queued'))),
    [`${noun}.delete`]: named((did, endpoint) => did.endpointDeleted(endpoint)),
  };
}

interface WorkspaceState {
  readonly name?: string;
  readonly slug?: string;
  readonly auditRetentionDays?: number | null;
  readonly secondFactorRequired?: boolean;
  readonly approvedClients?: readonly string[] | null;
  readonly clientAccess?: string;
  readonly clientDaysMax?: number | null;
}

/** What owners set for AI clients; entries of earlier releases have none. */
const clientRules = ({ approvedClients, clientAccess, clientDaysMax }: WorkspaceState): unknown[] => [
  approvedClients ?? null,
  clientAccess ?? 'read_write',
  clientDaysMax ?? null,
];

/** Whether the address is new, and whether the day has room for more. */
const moreOfUse = ({ details }: AuditEntry, texts: AuditNames['texts']): string =>
  [details['isNew'] === true && texts.newAddress, details['isLastOfDay'] === true && texts.noMoreAddresses]
    .filter((part) => part !== false)
    .join('');

/** By what an owner approves the client. */
const clientOf = (entry: AuditEntry): string => word(entry, 'host') || word(entry, 'clientId');

function workspaceUpdated({ details }: AuditEntry, { texts }: AuditNames): string | undefined {
  const { from, to } = details as { from?: WorkspaceState; to?: WorkspaceState };
  if (!from || !to) return undefined;
  const [oldName = '', newName = ''] = [from.name, to.name];
  const [oldSlug = '', newSlug = ''] = [from.slug, to.slug];
  const [oldDays = null, newDays = null] = [from.auditRetentionDays, to.auditRetentionDays];
  const [wasDemanded = false, isDemanded = false] = [from.secondFactorRequired, to.secondFactorRequired];
  const parts = [
    oldName !== newName && texts.did.workspaceRenamed(oldName, newName),
    oldSlug !== newSlug && texts.did.slugChanged(oldSlug, newSlug),
    oldDays !== newDays && (newDays === null ? texts.did.auditKept : texts.did.auditKeptFor(newDays)),
    JSON.stringify(clientRules(from)) !== JSON.stringify(clientRules(to)) && texts.did.clientRulesChanged,
    wasDemanded !== isDemanded && (isDemanded ? texts.did.factorDemanded : texts.did.factorOptional),
  ].filter((part) => part !== false);
  return parts.length === 0 ? undefined : parts.join(texts.and);
}

interface Change {
  readonly from: string;
  readonly to: string;
}

function memberUpdated({ details }: AuditEntry, { texts, role }: AuditNames): string | undefined {
  const { name, role: changed } = details as { name?: string | Change; role?: Change };
  if (typeof name === 'object') return texts.did.renamed(name.from, name.to);
  return changed && texts.did.roleChanged(name ?? '', role(changed.from), role(changed.to));
}

function boardMembersSet(entry: AuditEntry, names: AuditNames): string | undefined {
  const { from, to } = entry.details as { from?: readonly number[]; to?: readonly number[] };
  if (!from || !to) return undefined;
  const { texts } = names;
  const named = (ids: readonly number[]): string => ids.map((id) => memberName(id, names)).join(texts.and);
  const added = named(to.filter((id) => !from.includes(id)));
  const removed = named(from.filter((id) => !to.includes(id)));
  const board = word(entry, 'name');
  const parts = [
    added !== '' && texts.did.boardMembersAdded(added, board),
    removed !== '' && texts.did.boardMembersRemoved(removed, board),
  ].filter((part) => part !== false);
  return parts.length === 0 ? undefined : parts.join(texts.and);
}

function held(endpoint: string, { details }: AuditEntry, names: AuditNames): string {
  const { creator } = details as { creator?: { memberId: number; name: string } };
  return names.texts.alone.endpointHeld(endpoint, creator?.name ?? names.texts.unknownActor);
}

/** The member that `target` names, such as `member 7`. */
function targetName({ target }: AuditEntry, names: AuditNames): string {
  const [, id] = /^member (\d+)$/.exec(target ?? '') ?? [];
  return id === undefined ? names.texts.unknownActor : memberName(Number(id), names);
}

const memberName = (id: number, { member, texts }: AuditNames): string =>
  member(id) ?? texts.memberNumber(id);

const word = ({ details }: AuditEntry, name: string): string => {
  const value = details[name];
  return typeof value === 'string' ? value : '';
};

const count = ({ details }: AuditEntry, name: string): number => {
  const value = details[name];
  return typeof value === 'number' ? value : 0;
};
