import { OAuthWalk, screen, type Person } from '@kiban/auth/testing/oauth-walk';
import { eventually } from '@kiban/testing';
import type { Cluster } from '../rehearsal/cluster.js';
import type { WebhookInbox } from '../rehearsal/webhook-inbox.js';
import type { WorkspaceTables } from './workspace-rows.js';

/** A workspace that has something in every table of every service. All texts contain its mark. */
export class FilledWorkspace {
  private constructor(
    private readonly walk: OAuthWalk,
    readonly mark: string,
    readonly owner: Person,
    readonly bearer: string,
    readonly id: number,
  ) {}

  static async create(
    cluster: Cluster,
    parts: { mark: string; inbox: WebhookInbox; tables: WorkspaceTables },
  ): Promise<FilledWorkspace> {
    const { mark } = parts;
    const walk = new OAuthWalk(cluster.origin, { url: cluster.origin, mailed: cluster.mailed });
    const owner = {
      name: 'Owner',
      email: `${mark}@example.org`,
      password: 'a long password of the owner',
      workspaceName: `Workspace ${mark}`,
    };
    await walk.signUp(owner);
    const { access_token: bearer } = await walk.connect(screen.clientId, owner);
    const me = (await (await walk.api('GET', '/me', bearer)).json()) as { workspace: { id: number } };
    const filled = new FilledWorkspace(walk, mark, owner, bearer, me.workspace.id);
    await filled.fill(parts);
    return filled;
  }

  async call<Body>(method: string, path: string, body?: object, bearer = this.bearer): Promise<Body> {
    const response = await this.walk.api(method, path, bearer, body);
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text.slice(0, 300)}`);
    return (text ? JSON.parse(text) : undefined) as Body;
  }

  private async fill({ inbox, tables }: { inbox: WebhookInbox; tables: WorkspaceTables }): Promise<void> {
    const { mark, owner } = this;
    const idOf = async (path: string, body: object): Promise<number> =>
      (await this.call<{ id: number }>('POST', path, body)).id;
    const hook = await idOf('/webhooks', { url: `${inbox.url}?${mark}`, events: ['*'], description: mark });
    await this.call('POST', `/webhooks/${hook}/test`);
    await idOf('/hooks', { targetUrl: `${inbox.url}?hook-${mark}`, event: 'card.create' });
    const removed = await idOf('/webhooks', { url: `${inbox.url}?removed-${mark}`, events: ['*'] });
    const board = await idOf('/boards', { name: `Board ${mark}`, visibility: 'private' });
    const list = await idOf(`/boards/${board}/lists`, { name: `List ${mark}` });
    const card = await idOf('/cards', { listId: list, title: `Card ${mark}`, description: mark });
    const other = await idOf('/cards', { listId: list, title: `Another card ${mark}` });
    await this.call('POST', `/cards/${card}/comments`, { text: `Comment ${mark}` });
    await this.call('POST', `/cards/${card}/checklist`, { text: `Item ${mark}` });
    await this.call('POST', `/gantt/tasks/${card}/dependencies`, { dependsOn: other });
    await this.call('PATCH', `/gantt/tasks/${other}`, {
      start: '2026-11-24',
      end: '2026-11-24',
      kind: 'milestone',
    });
    const label = await idOf(`/boards/${board}/labels`, { name: mark, color: '#ef4444' });
    await this.call('PUT', `/cards/${card}/labels/${label}`);
    const field = await idOf(`/boards/${board}/fields`, { name: mark, type: 'text' });
    await this.call('PUT', `/cards/${card}/fields/${field}`, { value: `Value ${mark}` });
    await idOf(`/boards/${board}/fields`, {
      name: `Choice ${mark}`,
      type: 'select',
      options: [{ label: mark }],
    });
    await this.call('POST', `/boards/${board}/views`, { name: mark, kind: 'board', shared: true });
    const [member] = await this.call<{ id: number }[]>('GET', '/members');
    await this.call('PUT', `/cards/${card}/assignees/${member?.id}`);
    await this.call('POST', `/cards/${card}/comments`, { text: `[@Owner](member:${member?.id}) ${mark}` });
    await this.call('PUT', `/cards/${card}/watch`, { level: 'all' });
    const grid = await idOf('/boards', { name: `Grid ${mark}`, kind: 'grid' });
    await this.call('POST', `/boards/${grid}/columns`, { name: mark });
    await this.call('POST', `/boards/${grid}/rows`, { name: mark });
    // A board that is gone before the workspace leaves its history.
    const gone = await idOf('/boards', { name: `Gone ${mark}` });
    await this.call('POST', `/boards/${gone}/archive`);
    await this.call('DELETE', `/boards/${gone}`);
    await this.call('DELETE', `/webhooks/${removed}`);
    const { token } = await this.call<{ token: string }>('POST', '/tokens', {
      name: mark,
      password: owner.password,
    });
    await this.call('GET', '/boards', undefined, token);
    await this.call('POST', '/invitations', { email: `invited-${mark}@example.org`, role: 'member' });
    await this.call('PATCH', '/me/preferences', { note: mark }).catch(() => undefined);
    await this.walk.connect(await this.walk.registered({ client_name: 'Assistant' }), owner);
    await eventually(
      `the deliveries of ${mark}`,
      () => inbox.received.filter(({ kind }) => kind.startsWith('card.')).length > 0,
      30_000,
    );
    await this.addRows(tables, member?.id ?? 0);
  }

  /** A company's sign-in and its directory, which would need the company's own servers, what others cause, and what is made much later. */
  private async addRows(tables: WorkspaceTables, memberId: number): Promise<void> {
    const { id, mark } = this;
    await tables.run(
      `WITH provider AS (
         INSERT INTO auth.sign_in_provider
           (workspace_id, name, issuer, client_id, client_secret, default_role, role_by_group, created_at)
         VALUES ($1, $2::text, 'https://' || $2, $2, '', 'member', '{}', now()) RETURNING id),
       domain AS (
         INSERT INTO auth.sign_in_domain (provider_id, domain, proof) SELECT id, $2 || '.example', $2 FROM provider)
       INSERT INTO auth.company_identity (provider_id, issuer, subject, account_id, linked_at)
       SELECT provider.id, 'https://' || $2, $2, m.account_id, now()
       FROM provider, auth.member m WHERE m.id = $3`,
      [id, mark, memberId],
    );
    await tables.run(
      `WITH made AS (
         INSERT INTO auth.provisioned_group (workspace_id, display_name, created_at, updated_at)
         VALUES ($1, $2::text, now(), now()) RETURNING id),
       person AS (
         INSERT INTO auth.provisioned_user (member_id, workspace_id, user_name, email, created_at, updated_at)
         VALUES ($3, $1, $2, $2, now(), now()))
       INSERT INTO auth.provisioned_group_user (group_id, member_id) SELECT id, $3 FROM made`,
      [id, mark, memberId],
    );
    // Housekeeping moves deliveries there later.
    await tables.run(
      `INSERT INTO webhooks.delivery_ended (id, event_id, endpoint_id, workspace_id, kind, trigger, state, attempts, reclaims, finished_at, created_at)
       SELECT id, event_id, endpoint_id, workspace_id, kind, trigger, 2, 1, 0, now(), created_at FROM webhooks.delivery
       WHERE workspace_id = $1 LIMIT 1`,
      [id],
    );
    // The owner is alone here, and own changes notify no one.
    await tables.run(
      `INSERT INTO notifications.entry
         (workspace_id, member_id, reason, by_watching, event_id, rank, kind, action, actors, text, created_at, changed_at)
       VALUES ($1, $3, 'added', false, 1, 1, 'member.update', '', '[]', $2, now(), now())`,
      [id, mark, memberId],
    );
    await tables.run(
      `INSERT INTO webhooks.quarantine (subject, headers, body, reason)
       VALUES ('kiban.v1.' || $1::bigint || '.0.card.create', '{}', convert_to($2, 'UTF8'), $2)`,
      [id, mark],
    );
  }
}
