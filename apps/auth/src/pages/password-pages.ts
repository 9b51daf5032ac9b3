import { emailField, faultNote, formTokenInput, newPasswordField } from './form-parts.js';
import { html } from '@kiban/http-kit';
import type { Page } from './page.js';

export function forgottenPage(form: { formToken: string }): Page {
  return {
    title: 'Password forgotten',
    body: html`<h1>Password forgotten?</h1>
      <p class="soft">Say your e-mail address; a link to set a new password is sent to it.</p>
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
        For <strong>${form.email}</strong>. Every sign-in and every AI client that you connected ends.
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
      <p class="soft">
        You are signed out of Kiban in this browser. AI clients that you connected stay connected.
      </p>
      <form method="post" action="/sign-in/out">
        ${formTokenInput(form.formToken)}
        <button class="main wide" type="submit" autofocus>Sign out</button>
      </form>`,
  };
}
