import { limits } from '@kiban/contracts';
import { html, type Html } from '@kiban/http-kit';

/** An error that the person can correct; screen readers announce it when the page opens. */
export const faultNote = (text: string | undefined): Html | undefined =>
  text === undefined ? undefined : html`<p class="note bad" role="alert">${text}</p>`;

/** Binds a form to the browser that received it. */
export const formTokenInput = (token: string): Html =>
  html`<input type="hidden" name="formToken" value="${token}" />`;

/** @param clientName of the client that requests the sign-in; undefined for the service’s own screen */
export const toConnect = (clientName: string | undefined): Html | undefined =>
  clientName === undefined ? undefined : html`<p class="soft">to connect <strong>${clientName}</strong></p>`;

interface Field {
  id: string;
  label: string;
  autofocus?: boolean;
}

const focus = ({ autofocus }: Pick<Field, 'autofocus'>): Html | undefined =>
  autofocus ? html`autofocus` : undefined;

/** The address of an account. */
export const emailField = (field: { value?: string | undefined; autofocus?: boolean } = {}): Html =>
  html`<label class="field" for="email">E-mail</label>
    <input
      id="email"
      name="email"
      type="email"
      autocomplete="username"
      required
      maxlength="254"
      value="${field.value ?? ''}"
      ${focus(field)}
    />`;

export const personNameField = (field: { value?: string | undefined; autofocus?: boolean }): Html =>
  html`<label class="field" for="name">Your name</label>
    <input
      id="name"
      name="name"
      type="text"
      autocomplete="name"
      required
      maxlength="100"
      value="${field.value ?? ''}"
      ${focus(field)}
    />`;

/** For the account’s current password. */
export const passwordField = (field: Field): Html =>
  html`<label class="field" for="${field.id}">${field.label}</label>
    <input
      id="${field.id}"
      name="password"
      type="password"
      autocomplete="current-password"
      required
      maxlength="${limits.passwordLengthMax}"
      ${focus(field)}
    />`;

/** For a new password. */
export const newPasswordField = (field: Field): Html =>
  html`<label class="field" for="${field.id}">${field.label}</label>
    <input
      id="${field.id}"
      name="password"
      type="password"
      autocomplete="new-password"
      required
      minlength="${limits.passwordLengthMin}"
      maxlength="${limits.passwordLengthMax}"
      aria-describedby="password-rule"
      ${focus(field)}
    />
    <p class="soft" id="password-rule">
      At least ${limits.passwordLengthMin} characters, and no common or leaked password; a sentence is a good
      one.
    </p>`;

/** For a code of the authenticator app, or a recovery code. */
export const codeField = (field: { autofocus?: boolean; hint?: string } = {}): Html =>
  html`<label class="field" for="code">Code of your authenticator app</label>
    <input
      id="code"
      name="code"
      type="text"
      autocomplete="one-time-code"
      autocapitalize="characters"
      spellcheck="false"
      required
      maxlength="40"
      aria-describedby="code-rule"
      ${focus(field)}
    />
    <p class="soft" id="code-rule">
      ${field.hint ?? 'Six digits. Without the app, enter one of your recovery codes instead.'}
    </p>`;
