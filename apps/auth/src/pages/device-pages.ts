import { html, type Html } from '@kiban/http-kit';
import { faultNote } from './form-parts.js';
import { messagePage } from './message-page.js';
import type { Page } from './page.js';

interface DeviceForm {
  action: string;
  /** Binds the form to the browser’s session. */
  secret: string;
}

const secretInput = ({ secret }: DeviceForm): Html =>
  html`<input type="hidden" name="xsrf" value="${secret}" />`;

/** For the code that a machine without a browser shows. */
export function deviceCodePage(form: DeviceForm & { fault?: string | undefined }): Page {
  return {
    title: 'Sign in on another machine',
    body: html`<h1>Sign in on another machine</h1>
      ${faultNote(form.fault)}
      <form method="post" action="${form.action}">
        ${secretInput(form)}
        <label class="field" for="user_code">Code that “kiban login --device” shows</label>
        <input
          id="user_code"
          name="user_code"
          type="text"
          autocomplete="off"
          autocapitalize="characters"
          spellcheck="false"
          required
          maxlength="20"
          aria-describedby="code-rule"
          autofocus
        />
        <p class="soft" id="code-rule">Eight letters. Enter no code that someone has sent to you.</p>
        <button class="main wide" type="submit">Continue</button>
      </form>`,
  };
}

/** Before the sign-in: a stranger can start one and send its code, so the person compares. */
export function deviceConfirmPage(form: DeviceForm & { userCode: string; address: string }): Page {
  const { action, userCode, address } = form;
  return {
    title: 'Compare the code',
    body: html`<h1>Does your machine show <strong class="code">${userCode}</strong>?</h1>
      <p class="note warn">
        A program at the network address <strong>${address}</strong> gets your access. Continue only if you
        have just started “kiban login --device” there yourself.
      </p>
      <form method="post" action="${action}">
        ${secretInput(form)} <input type="hidden" name="user_code" value="${userCode}" />
        <div class="pair">
          <button class="main" type="submit" name="confirm" value="yes">Continue</button>
          <button type="submit" name="abort" value="yes">Not mine</button>
        </div>
      </form>`,
  };
}

export const deviceDonePage = (): Page =>
  messagePage({
    title: 'You are signed in on the other machine',
    sentences: ['Go back to its terminal. You can close this page.'],
  });

export const deviceDeniedPage = (): Page =>
  messagePage({
    title: 'Nothing was allowed',
    sentences: ['The other machine gets no access. You can close this page.'],
  });
