import type { GrantedScope } from '@kiban/contracts';
import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { errors, type Client, type InteractionResults } from 'oidc-provider';
import { Clock } from '../../infrastructure/clock.js';
import { digestOf } from '../../infrastructure/digest.js';
import { AuthorizationServer } from '../../oidc/authorization-server.js';
import { identityOf, isLoopback, type ClientIdentity } from '../../oidc/client-metadata.js';
import { addressIn, shownCode } from '../../oidc/device-flow.js';
import { commandLineClientId, screenClientId, workspaceParameter } from '../../oidc/resources.js';
import { loginResult } from '../../oidc/signed-in-accounts.js';
import { BrowserSessions, type PendingSignIn } from '../../store/sessions/browser-sessions.js';

type Details = Awaited<ReturnType<AuthorizationServer['provider']['interactionDetails']>>;

/** A client’s authorization request that waits for a person, as the pages use it. */
export interface PendingInteraction {
  details: Details;
  uid: string;
  /** The path of its pages. */
  path: string;
  client: Client;
  identity: ClientIdentity;
  isScreen: boolean;
  isCommandLine: boolean;
  /** Slug of the workspace that the screen wants to open; empty if it names none. */
  wantedWorkspace: string;
  /** The account that is signed in in this browser. */
  accountId: number | undefined;
  resource: string;
  /** The requested scopes that the client may receive. */
  scopes: GrantedScope[];
  /** A host, or a scheme of a program on this device. */
  sentTo: string;
  onThisDevice: boolean;
  /** The machine without a browser that requested this, and the code that it shows. */
  device: { userCode: string; address: string } | undefined;
}

/** Thrown when the browser has no such pending request: it expired, or another window completed it. */
export class InteractionGoneError extends Error {
  readonly code = 'interaction_gone';
  constructor(cause?: unknown) {
    super('This sign-in has expired.', { cause });
    this.name = 'InteractionGoneError';
  }
}

/** Reads and completes the authorization requests that wait for a person. */
@Injectable()
export class Interactions {
  constructor(
    private readonly server: AuthorizationServer,
    private readonly sessions: BrowserSessions,
    private readonly clock: Clock,
  ) {}

  /** @throws InteractionGoneError unless this browser was sent to exactly this interaction */
  async read(request: FastifyRequest, reply: FastifyReply, uid: string): Promise<PendingInteraction> {
    const { provider, resources } = this.server;
    let details: Details;
    try {
      details = await provider.interactionDetails(request.raw, reply.raw);
    } catch (error) {
      if (error instanceof errors.SessionNotFound) throw new InteractionGoneError(error);
      throw error;
    }
    const client = await provider.Client.find(String(details.params['client_id']));
    if (details.uid !== uid || !client) throw new InteractionGoneError();
    const device = await this.deviceOf(details);
    const isScreen = client.clientId === screenClientId;
    const redirectUri = textOf(details.params['redirect_uri']) || (client.redirectUris?.[0] ?? '');
    const scope = textOf(details.params['scope']).split(' ');
    return {
      details,
      uid,
      path: `/interaction/${uid}`,
      client,
      identity: identityOf(client),
      isScreen,
      isCommandLine: client.clientId === commandLineClientId,
      wantedWorkspace: textOf(details.params[workspaceParameter]),
      accountId: details.session?.accountId ? Number(details.session.accountId) : undefined,
      resource: resources.ofClient(client.clientId),
      scopes: resources.scopesOf(client.clientId).filter((name) => scope.includes(name)),
      device,
      sentTo: device
        ? `the machine that shows ${device.userCode}, at ${device.address}`
        : destinationOf(redirectUri),
      onThisDevice:
        !device && (client.redirectUris ?? []).every((uri) => isLoopback(uri) || !uri.startsWith('https:')),
    };
  }

  /** Continues the client’s request. @returns where to redirect the browser */
  finish(
    { details }: PendingInteraction,
    [request, reply]: readonly [FastifyRequest, FastifyReply],
    result: InteractionResults,
  ): Promise<string> {
    // The library takes a prompt as met while the result has its name. What the earlier steps returned is not merged: it would
    // sign in a second time.
    const met = Object.keys(details.lastSubmission ?? {}).map((name) => [name, null] as const);
    const merged = 'error' in result ? result : { ...Object.fromEntries(met), ...result };
    return this.server.provider.interactionResult(request.raw, reply.raw, merged as InteractionResults, {
      mergeWithLastSubmission: false,
    });
  }

  /** Signs the browser out and restarts the request, for another account. */
  async startOver(interaction: PendingInteraction): Promise<void> {
    await this.forgetSession(interaction.details);
    interaction.details.prompt = { name: 'login', reasons: ['no_session'], details: {} };
    await interaction.details.save(this.secondsLeft(interaction.details));
  }

  /** Another account replaces the signed-in one; otherwise the library would require the old one to sign out. */
  async changeAccount(interaction: PendingInteraction, accountId: number): Promise<void> {
    if (interaction.accountId === undefined || interaction.accountId === accountId) return;
    await this.forgetSession(interaction.details);
    await interaction.details.save(this.secondsLeft(interaction.details));
  }

  private async deviceOf({ deviceCode }: Details): Promise<PendingInteraction['device']> {
    if (deviceCode === undefined) return undefined;
    const code = await this.server.provider.DeviceCode.find(deviceCode);
    if (!code) throw new InteractionGoneError();
    const { userCode, deviceInfo } = code;
    return { userCode: shownCode(userCode ?? ''), address: addressIn(deviceInfo) };
  }

  private async forgetSession(details: Details): Promise<void> {
    if (details.session?.uid) await this.sessions.end(digestOf(details.session.uid));
    delete (details as Partial<Details>).session;
  }

  private secondsLeft(details: Details): number {
    return Math.max(1, details.exp - Math.floor(this.clock.now().getTime() / 1_000));
  }
}

/** The result of an account choice, for either of the two prompts. */
export function signedIn(interaction: PendingInteraction, signIn: PendingSignIn): Record<string, object> {
  const login = loginResult(signIn);
  return interaction.details.prompt.name === 'select_account' ? { login, select_account: {} } : { login };
}

/** Where a person goes whose workspace demands a second factor that the account does not have. */
export const setUpPath = ({ path }: Pick<PendingInteraction, 'path'>): string => `${path}/set-up`;

/** @returns undefined for the service’s own screen */
export function clientNameOf({ isScreen, identity }: PendingInteraction): string | undefined {
  return isScreen ? undefined : identity.name;
}

function textOf(parameter: unknown): string {
  return typeof parameter === 'string' ? parameter : '';
}

/** The part of a redirect address that a person can judge. */
function destinationOf(redirectUri: string): string {
  if (!URL.canParse(redirectUri)) return redirectUri;
  const url = new URL(redirectUri);
  if (isLoopback(redirectUri)) return `a program on this device (${url.host})`;
  return url.protocol === 'https:'
    ? url.host
    : `the program on this device that opens ${url.protocol} addresses`;
}
