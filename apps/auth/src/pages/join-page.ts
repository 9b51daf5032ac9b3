import {
  codeField,
  faultNote,
  formTokenInput,
  newPasswordField,
  passwordField,
  personNameField,
} from './form-parts.js';
import { html, type Html } from '@kiban/http-kit';
import type { Page } from './page.js';

export interface JoinForm {
  action: string;
  formToken: string;
  email: string;
  workspaceName: string;
  /** Whether the invitation may create an account. */
  takesNew: boolean;
  name?: string | undefined;
  fault?: string | undefined;
  /** Whether the account needs a code beside the password. */
  asksCode?: boolean | undefined;
}

/** Shows both options, so that the page does not reveal whether the address has an account. */
export function joinPage(form: JoinForm): Page {
  return {
    title: `Join ${form.workspaceName}`,
    body: html`<h1>Join ${form.workspaceName}</h1>
      ${faultNote(form.fault)}
      <p class="soft">The invitation is for <strong>${form.email}</strong>.</p>
      ${form.takesNew ? newAccount(form) : undefined} ${ownAccount(form)}`,
  };
}

const newAccount = (form: JoinForm): Html =>
  html`<h2>I am new</h2>
    <form method="post" action="${form.action}">
      ${formTokenInput(form.formToken)} ${personNameField({ value: form.name })}
      ${newPasswordField({ id: 'new-password', label: 'New password' })}
      <button class="main wide" type="submit">Create account and join</button>
    </form>`;

const ownAccount = (form: JoinForm): Html =>
  html`<h2>I have an account</h2>
    <form method="post" action="${form.action}">
      ${formTokenInput(form.formToken)} ${passwordField({ id: 'password', label: 'Password' })}
      ${form.asksCode ? codeField({}) : undefined}
      <button class="main wide" type="submit">Join</button>
      <p class="soft"><a href="/sign-in/reset">Forgot your password?</a></p>
    </form>`;
