import { isOwnerOrAdmin, type Role } from '@kiban/contracts';
import { faultNote, formTokenInput } from './form-parts.js';
import { html, type Html } from '@kiban/http-kit';
import type { Page } from './page.js';

export interface WorkspaceChoice {
  workspaceId: number;
  name: string;
  slug: string;
  role: Role;
  /** Whether an owner deleted it and can restore it. */
  isDeleted: boolean;
  /** Whether its owners have not approved the client. */
  isRefused: boolean;
  /** After how many days its connections end; null leaves it to the installation. */
  daysMax: number | null;
}

const days = (count: number): string => (count === 1 ? '1 day' : `${count} days`);

const workspaces = (choices: readonly WorkspaceChoice[], isForClient: boolean): Html =>
  html`<fieldset>
    <legend>Workspace</legend>
    ${choices.map(
      (choice, index) =>
        html`<label class="choice"
          ><input
            type="radio"
            name="workspaceId"
            value="${choice.workspaceId}"
            required
            ${choices.length === 1 ? html`checked` : index === 0 ? html`autofocus` : undefined}
          /><span
            >${choice.name}<small
              >${choice.slug} · you are ${isOwnerOrAdmin(choice.role) ? 'its' : 'a'}
              ${choice.role}${choice.isDeleted ? ' · deleted; an owner can restore it' : undefined}${
                isForClient && choice.isRefused ? ' · has not approved this client' : undefined
              }${isForClient && choice.daysMax !== null ? ` · for at most ${days(choice.daysMax)}` : undefined}</small
            ></span
          ></label
        >`,
    )}
  </fieldset>`;

export interface WorkspaceForm {
  path: string;
  formToken: string;
  email: string;
  choices: readonly WorkspaceChoice[];
  fault?: string | undefined;
}

/** For the service’s own screen: the person chooses a workspace and needs no consent. */
export function workspacePage(form: WorkspaceForm): Page {
  return {
    title: 'Choose a workspace',
    leavesOrigin: true,
    body: html`<h1>Choose a workspace</h1>
      ${faultNote(form.fault)} ${signedInAs(form)}
      <form method="post" action="${form.path}/workspace">
        ${formTokenInput(form.formToken)} ${workspaces(form.choices, false)}
        <button class="main wide" type="submit">Open</button>
      </form>`,
  };
}

/** For a person without any workspace: nothing can be chosen or allowed. */
export function noWorkspacePage(
  form: Pick<WorkspaceForm, 'path' | 'formToken' | 'email'> & { clientName: string | undefined },
): Page {
  const title = 'You are in no workspace';
  return {
    title,
    leavesOrigin: true,
    body: html`<h1>${title}</h1>
      ${signedInAs(form)}
      <p>
        This account is not a member of any workspace, or its membership has ended. Ask an owner to invite
        you, then start again.
      </p>
      ${
        form.clientName === undefined
          ? undefined
          : html`<form method="post" action="${form.path}/deny">
              ${formTokenInput(form.formToken)}
              <button class="wide" type="submit">Back to ${form.clientName}</button>
            </form>`
      }`,
  };
}

const signedInAs = (form: { path: string; formToken: string; email: string }): Html =>
  html`<form method="post" action="${form.path}/switch" class="soft">
    ${formTokenInput(form.formToken)} Signed in as <strong>${form.email}</strong>.
    <button class="link" type="submit">Use another account</button>
  </form>`;

export interface AllowForm extends WorkspaceForm {
  clientName: string;
  /** Verified host of the client; null when it is unverified. */
  clientHost: string | null;
  /** Kiban’s own command line, or a program on this device that uses its name. */
  isCommandLine: boolean;
  /** Where the code is sent: a host, or the scheme of a program on this device. */
  sentTo: string;
  /** All redirect addresses are on this device, so any local program could be the client. */
  onThisDevice: boolean;
  /** What the other machine shows, of a sign-in with its code. */
  deviceCode: string | undefined;
  canWrite: boolean;
  /** Whether the client requests the events of the workspace, and the person may give them in one of the workspaces. */
  canReadEvents: boolean;
  /** Whether reading only is preselected. */
  prefersReading: boolean;
  /** By what an owner approves it. */
  approvableName: string;
  lifetimeDays: number;
}

interface AccessChoice {
  value: 'events' | 'write' | 'read';
  label: string;
  explanation: string;
  isChosen: boolean;
}

/** What the client requested comes first, and is chosen unless a workspace prefers reading. */
function accessesOf({ canWrite, canReadEvents, prefersReading }: AllowForm): AccessChoice[] {
  const choices: Omit<AccessChoice, 'isChosen'>[] = [
    ...(canWrite && canReadEvents
      ? [
          {
            value: 'events' as const,
            label: 'Read and write, and receive events',
            explanation:
              'also every event of the workspace, where you are its owner or admin, for “kiban listen”',
          },
        ]
      : []),
    ...(canWrite
      ? [
          {
            value: 'write' as const,
            label: 'Read and write',
            explanation: 'view, create, change, move and delete what you can',
          },
        ]
      : []),
    { value: 'read', label: 'Read only', explanation: 'view the boards that you can view' },
  ];
  const chosen = prefersReading ? choices.length - 1 : 0;
  return choices.map((choice, at) => ({ ...choice, isChosen: at === chosen }));
}

function startedAs({ isCommandLine, deviceCode }: AllowForm): Html {
  if (!isCommandLine) return html`this`;
  if (deviceCode === undefined) return html`“kiban login”`;
  return html`“kiban login --device”, which shows <strong>${deviceCode}</strong>,`;
}

const accessChoice = ({ value, label, explanation, isChosen }: AccessChoice): Html =>
  html`<label class="choice"
    ><input type="radio" name="access" value="${value}" ${isChosen ? html`checked` : undefined} /><span
      >${label}<small>${explanation}</small></span
    ></label
  >`;

/**
 * Enter in a radio button submits with the form’s first button. That is Allow, which does nothing until a workspace
 * is chosen. Thus a second Enter after the password neither allows nor denies.
 */
export function allowPage(form: AllowForm): Page {
  return {
    title: `Connect ${form.clientName}`,
    leavesOrigin: true,
    body: html`<h1>Let <strong>${form.clientName}</strong> use Kiban as you?</h1>
      ${signedInAs(form)} ${faultNote(form.fault)}
      ${
        form.clientHost === null
          ? html`<p class="note warn">
              <strong>Unverified.</strong> ${
                form.isCommandLine
                  ? `Any program on ${form.deviceCode === undefined ? 'this device' : 'any machine'} can use this name.`
                  : 'This client chose its own name, and Kiban cannot verify it.'
              }
              Continue only if you have just started ${startedAs(form)} yourself.
            </p>`
          : html`<p class="note">Verified to come from <strong>${form.clientHost}</strong>.</p>`
      }
      ${
        form.onThisDevice
          ? html`<p class="note warn">
              The access code goes to a program on this device. Continue only if you have just started it
              yourself.
            </p>`
          : undefined
      }
      ${
        form.choices.some(({ isRefused }) => isRefused)
          ? html`<p class="note">
              To connect this client, an owner approves it in the workspace’s settings:
              <strong>${form.approvableName}</strong>
            </p>`
          : undefined
      }
      <form method="post" action="${form.path}/allow">
        ${formTokenInput(form.formToken)} ${workspaces(form.choices, true)}
        <fieldset>
          <legend>It may</legend>
          ${accessesOf(form).map(accessChoice)}
        </fieldset>
        <dl>
          <dt>It never gets access to</dt>
          <dd>your password, tokens, members, webhooks or billing</dd>
          <dt>The access is sent to</dt>
          <dd>${form.sentTo}</dd>
          <dt>It stays connected</dt>
          <dd>for at most ${days(form.lifetimeDays)}, or until you revoke it in the workspace’s settings</dd>
        </dl>
        <div class="pair">
          <button class="main" type="submit">Allow</button>
          <button type="submit" formaction="${form.path}/deny" formnovalidate>Deny</button>
        </div>
      </form>`,
  };
}
