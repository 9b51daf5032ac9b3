import { randomBytes } from 'node:crypto';
import { eventually } from '@kiban/testing';
import { ABoard } from '../api/a-board.js';
import { ApiCaller } from '../client/api-caller.js';
import type { Credentials } from '../client/credentials.js';
import { screenAccessToken } from '../client/screen-session.js';
import { joinAsNew } from '../client/sign-up.js';
import { connectMcp } from '../client/mcp-connection.js';
import type { Deployment } from '../client/deployment.js';
import { joinedMember } from '../running/joined-member.js';
import { newOwner, type Owner } from '../running/owner.js';
import { WebhookReceiver } from '../running/webhook-receiver.js';
import { endSecondFactor } from './second-factor-bodies.js';

/** A separate workspace with one object of every kind that an operation needs. */
export class ContractWorld {
  protected constructor(
    readonly deployment: Deployment,
    readonly owner: Owner,
    readonly receiver: WebhookReceiver,
  ) {}

  static async open(deployment: Deployment): Promise<ContractWorld> {
    return new ContractWorld(deployment, await newOwner(deployment), await WebhookReceiver.start());
  }

  private leaver: ApiCaller | undefined;

  /** The address of a member who deletes the account, with the password of the account. */
  async leaving(): Promise<Credentials> {
    const { account } = await joinedMember(this.deployment, this.owner, 'member');
    this.leaver = new ApiCaller(this.deployment.apiUrl, await screenAccessToken(this.deployment, account));
    return account;
  }

  /** Who calls an operation that no token may call: the owner, unless the account ends with it. */
  personFor(path: string): ApiCaller {
    return path === '/me/delete' && this.leaver ? this.leaver : this.owner.screen;
  }

  get api(): ApiCaller {
    return this.owner.api;
  }

  close(): Promise<void> {
    return this.receiver.close();
  }

  board(): Promise<ABoard> {
    return ABoard.with(this.api, 'To do', 'Done');
  }

  /**
   * A board that a webhook can filter by. The dispatcher receives boards by event and waits two seconds for a missing
   * one, which is too short behind the ten thousand events of another test.
   */
  async boardForWebhooks(): Promise<ABoard> {
    const board = await this.board();
    const webhook = {
      url: `${this.receiver.url}/ready`,
      events: ['board.delete'],
      boardIds: [board.id],
    };
    const { id } = await eventually('a webhook for the board', async () => {
      const { status, body } = await this.api.post<{ id: number }>('/webhooks', webhook);
      return status === 201 ? body : undefined;
    });
    await this.api.must('DELETE', `/webhooks/${id}`);
    return board;
  }

  async webhookId(): Promise<number> {
    const url = `${this.receiver.url}/webhook`;
    return this.idOf('POST', '/webhooks', { url, events: ['card.*'] });
  }

  async deliveryId(): Promise<number> {
    const webhook = await this.webhookId();
    await (await this.board()).card();
    const [delivery] = await eventually('a delivery', async () => {
      const list = await this.api.must<{ id: number; state: string }[]>(
        'GET',
        `/webhooks/${webhook}/deliveries`,
      );
      return list.some(({ state }) => state === 'delivered') ? list : undefined;
    });
    return delivery?.id ?? 0;
  }

  /** An AI client that is connected to this workspace. */
  async clientId(): Promise<number> {
    await endSecondFactor(this);
    const name = `Contract ${Date.now()}`;
    const { client } = await connectMcp({ ...this.deployment, owner: this.owner.account }, name);
    await client.close();
    const listed = await this.owner.screen.must<{ kind: string; id: number; name: string }[]>(
      'GET',
      '/tokens',
    );
    return listed.find((entry) => entry.kind === 'oauth_client' && entry.name === name)?.id ?? 0;
  }

  async ownMemberId(): Promise<number> {
    return (await this.api.must<{ member: { id: number } }>('GET', '/me')).member.id;
  }

  /** A second card on the board that `card` is on. */
  async cardBeside(card: number): Promise<number> {
    const { listId } = await this.api.must<{ listId: number }>('GET', `/cards/${card}`);
    return this.idOf('POST', '/cards', { listId, title: 'Beside' });
  }

  /** One more browser in which the owner is signed in. */
  async sessionId(): Promise<number> {
    await endSecondFactor(this);
    await screenAccessToken(this.deployment, this.owner.account);
    const sessions = await this.owner.screen.must<{ id: number; isCurrent: boolean }[]>(
      'GET',
      '/me/sessions',
    );
    return sessions.find(({ isCurrent }) => !isCurrent)?.id ?? 0;
  }

  async invitationId(): Promise<number> {
    const email = `invited-${Date.now()}-${Math.round(performance.now())}@kiban.example`;
    return this.idOf('POST', '/invitations', { email, role: 'member' }, this.owner.screen);
  }

  /** A member who accepted an invitation to this workspace on the invitation page. */
  async invitedMemberId(): Promise<number> {
    return (await this.invite('viewer')).memberId;
  }

  async invite(role: string): Promise<Credentials & { memberId: number }> {
    const email = `${role}-${Date.now()}-${randomBytes(4).toString('hex')}@kiban.example`;
    const password = 'an invited person’s password';
    const { link } = await this.owner.screen.must<{ link: string }>('POST', '/invitations', { email, role });
    await joinAsNew(this.deployment, link, { email, name: `Invited ${role}`, password });
    const members = await this.owner.screen.must<{ id: number; email: string | null }[]>('GET', '/members');
    const member = members.find((candidate) => candidate.email === email);
    if (!member) throw new Error(`No member joined as ${email}: ${JSON.stringify(members)}`);
    return { email, password, memberId: member.id };
  }

  async idOf(method: string, path: string, body: object, caller: ApiCaller = this.api): Promise<number> {
    return (await caller.must<{ id: number }>(method, path, body)).id;
  }
}
