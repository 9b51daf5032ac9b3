import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from '@jest/globals';
import { catalogue, type CataloguedRight } from './catalogue.js';
import { classOf, type OperationClass } from './operation-classes.js';

/** The rules that an operation of a class may have, written beside the routes and not read from them. */
const RULES: Readonly<Record<Exclude<OperationClass, 'account'>, readonly string[]>> = {
  read: ['boards:read'],
  write: ['boards:write', 'boards:own'],
  own: ['boards:own'],
  state: ['boards:write', 'boards:workspace'],
  boardDelete: ['boards:admin'],
  ofAuthor: ['boards:write'],
  ofCreator: ['boards:write'],
  moderated: ['boards:write'],
  inBody: ['boards:write'],
  makes: ['boards:workspace'],
  collection: ['boards:read', 'members:read', 'workspace'],
  admin: ['webhooks:manage', 'events:read', 'boards:admin'],
  forgetful: ['webhooks:manage'],
  public: ['public'],
};

/** What changes who may act, where data go, or ends something for good. Each asks a person at the screen for a proof (decision 81). */
const CRITICAL = `updateMember createInvitation updateWorkspace deleteWorkspace issueToken
  createSignInProvider updateSignInProvider deleteSignInProvider verifySignInDomain
  createWebhook updateWebhook enableWebhook rotateWebhookKey createHook
  changeMyPassword changeMyEmail exportMe deleteMe`.split(/\s+/);
/** Their own use cases ask: the password, and a code while the app is on (decision 62). */
const ASK_THEMSELVES = ['deleteMe'];

describe('the catalogue of rights', () => {
  const rights = catalogue();
  const byId = new Map(rights.map((right) => [right.id, right]));

  it('has every operation of the API once, and no other', () => {
    const file = fileURLToPath(new URL('../../../../libs/contracts/openapi/openapi.json', import.meta.url));
    const { paths } = JSON.parse(readFileSync(file, 'utf8')) as {
      paths: Record<string, Record<string, { operationId?: string }>>;
    };
    const documented = Object.values(paths).flatMap((item) =>
      Object.values(item).flatMap(({ operationId }) => operationId ?? []),
    );
    expect(rights.map(({ id }) => id).sort()).toEqual([...documented].sort());
  });

  it('gives each operation a rule of its class', () => {
    const strays = rights.filter(({ id, rule }) => {
      const kind = classOf(id);
      return kind !== 'account' && (kind === undefined || !RULES[kind].includes(rule));
    });
    expect(strays).toEqual([]);
  });

  it('opens what is about accounts, tokens and the workspace to people at the screen, and little of it to others', () => {
    const others = rights.filter(
      ({ id, rule }) => classOf(id) === 'account' && !/^screen(:admin|:owner)?$/.test(rule),
    );
    // An inbox is also read by the AI clients and tokens of its member.
    expect(others.map(({ id, rule }: CataloguedRight) => `${id} ${rule}`)).toEqual([
      'listMyInbox boards:read',
      'countMyInbox boards:read',
      'markMyInbox boards:own',
    ]);
  });

  it('asks for a proof before everything that is critical', () => {
    const unasked = CRITICAL.filter(
      (id) => !ASK_THEMSELVES.includes(id) && (byId.get(id)?.proof ?? 'none') === 'none',
    );
    expect(unasked).toEqual([]);
  });

  it('asks for a proof nowhere else, so that people do not learn to give it without a thought', () => {
    const asked = rights.filter(({ proof }) => proof !== 'none').map(({ id }) => id);
    expect(asked.filter((id) => !CRITICAL.includes(id))).toEqual([]);
  });
});
