import { emailField, faultNote, formTokenInput, newPasswordField } from './form-parts.js';
import { html } from '@kiban/http-kit';
import type { Page } from './page.js';

export function forgottenPage(form: { formToken: string }): Page {
  return {
    title: 'Reset your password',
    body: html`<h1>Forgot your password?</h1>
      <p class="soft">Enter your e-mail address. Kiban mails you a link to set a new password.</p>
      <form method="post" action="/sign-in/reset">
        ${formTokenInput(form.formToken)} ${emailField({ autofocus: true })}
        <button class="main wide" type="submit">Send the link</button>
      </form>`,
  };
}

export function newPasswordPage(form: {
  action: string;
  formToken: string;
  email: string;
  fault?: string | undefined;
}): Page {
  return {
    title: 'New password',
    body: html`<h1>Set a new password</h1>
      ${faultNote(form.fault)}
      <p class="soft">
        For <strong>${form.email}</strong>. This signs you out everywhere and disconnects your AI clients.
      </p>
      <form method="post" action="${form.action}">
        ${formTokenInput(form.formToken)}
        <input type="hidden" name="username" autocomplete="username" value="${form.email}" />
        ${newPasswordField({ id: 'password', label: 'New password', autofocus: true })}
        <button class="main wide" type="submit">Set password</button>
      </form>`,
  };
}

export function signOutPage(form: { formToken: string }): Page {
  return {
    title: 'Sign out',
    body: html`<h1>Sign out?</h1>
      <p class="soft">This signs you out of Kiban in this browser. Your AI clients stay connected.</p>
      <form method="post" action="/sign-in/out">
        ${formTokenInput(form.formToken)}
        <button class="main wide" type="submit" autofocus>Sign out</button>
      </form>`,
  };
}
