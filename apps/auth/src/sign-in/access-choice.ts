import type { GrantedScope } from '@kiban/contracts';
import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AuthorizationServer } from '../oidc/authorization-server.js';
import { allowPage, noWorkspacePage, workspacePage } from '../pages/allow-page.js';
import { sendPage } from '../pages/page.js';
import { AccountsReader } from '../store/accounts/accounts.reader.js';
import { clientPart, grantableTo, workspaceChoice } from './client-choice.js';
import { go } from './flow/redirect.js';
import { formValue } from './flow/form-request.js';
import { FormTokens } from './flow/form-tokens.js';
import { GiveAccess } from './give-access.js';
import { clientNameOf, Interactions, setUpPath, type PendingInteraction } from './flow/interaction.js';
import { OpenableWorkspacesReader } from './openable-workspaces.reader.js';
import { openedWithoutChoice } from './opened-workspace.js';
import { refusalSentence } from './refused-access.js';

const SET_UP = 'set up a second factor';

/** The pages on which a person who is signed in chooses a workspace, and what a client may do there. */
@Injectable()
export class AccessChoice {
  constructor(
    private readonly interactions: Interactions,
    private readonly accounts: AccountsReader,
    private readonly workspaces: OpenableWorkspacesReader,
    private readonly forms: FormTokens,
    private readonly giveAccess: GiveAccess,
    private readonly server: AuthorizationServer,
  ) {}

  /** @param isAllowed what the person allows of the requested scopes */
  async give(
    interaction: PendingInteraction,
    request: FastifyRequest,
    reply: FastifyReply,
    isAllowed: (scope: GrantedScope) => boolean,
  ): Promise<void> {
    // The choice counts only for the person who received it: signed in, and at the consent step.
    if (interaction.details.prompt.name !== 'consent' || interaction.accountId === undefined)
      return go(reply, interaction.path);
    const chosen = formValue(request, 'workspaceId');
    const workspaceId = /^[1-9]\d{0,14}$/.test(chosen) ? Number(chosen) : undefined;
    const memberships = await this.workspaces.of(interaction, interaction.accountId);
    const membership = memberships.find((each) => each.workspaceId === workspaceId);
    const scopes = grantableTo(membership?.role, interaction.scopes).filter(isAllowed);
    if (membership && (await this.workspaces.stepTo(interaction, membership)) === SET_UP)
      return go(reply, setUpPath(interaction));
    const { accountId } = interaction;
    const given =
      membership && scopes.length > 0
        ? await this.giveAccess.execute(interaction, { accountId, ...membership, scopes }, request, reply)
        : undefined;
    if (given && 'next' in given) return go(reply, given.next);
    const fault =
      membership && given
        ? refusalSentence(given.refused, membership, interaction)
        : 'Choose one of your workspaces.';
    return this.show(interaction, accountId, request, reply, fault);
  }

  async show(
    interaction: PendingInteraction,
    accountId: number,
    request: FastifyRequest,
    reply: FastifyReply,
    fault?: string,
  ): Promise<void> {
    const [account, memberships] = await Promise.all([
      this.accounts.byId(accountId),
      this.workspaces.of(interaction, accountId),
    ]);
    if (!account) {
      await this.interactions.startOver(interaction);
      return go(reply, interaction.path);
    }
    const signedIn = {
      path: interaction.path,
      formToken: this.forms.issue(interaction.uid),
      email: account.email,
    };
    if (memberships.length === 0)
      return sendPage(reply, noWorkspacePage({ ...signedIn, clientName: clientNameOf(interaction) }), 403);
    const opened = openedWithoutChoice(interaction, memberships);
    if (opened && fault === undefined) {
      if ((await this.workspaces.stepTo(interaction, opened)) === SET_UP)
        return go(reply, setUpPath(interaction));
      const access = { accountId, ...opened, scopes: interaction.scopes };
      const given = await this.giveAccess.execute(interaction, access, request, reply);
      if ('next' in given) return go(reply, given.next);
      fault = refusalSentence(given.refused, opened, interaction);
    }
    const refusing = await this.workspaces.refusing(interaction, memberships);
    const form = {
      ...signedIn,
      choices: memberships.map((each) => workspaceChoice(each, refusing)),
      fault,
    };
    if (interaction.isScreen) return sendPage(reply, workspacePage(form), fault ? 422 : 200);
    sendPage(
      reply,
      allowPage({
        ...form,
        ...clientPart(interaction, memberships, this.server.config.GRANT_TTL_S),
      }),
      fault ? 422 : 200,
    );
  }
}
