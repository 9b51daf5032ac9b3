import { Html, html } from '@kiban/http-kit';
import { encode } from 'uqr';
import { codeField, faultNote, formTokenInput, passwordField } from './form-parts.js';
import type { Page } from './page.js';

interface SetUpForm {
  /** The path of the interaction. */
  path: string;
  formToken: string;
  fault?: string | undefined;
}

export function setUpPage(
  form: SetUpForm & { email: string; workspaces: readonly string[]; hasPasskey: boolean },
): Page {
  return {
    title: 'Set up a second factor',
    body: html`<h1>Set up a second factor</h1>
      ${faultNote(form.fault)}
      <p>
        ${form.workspaces.join(', ')} demands a second factor: a code of an authenticator app beside the
        password. Your other sign-ins end when you set it up.
      </p>
      <form method="post" action="${form.path}/set-up">
        ${formTokenInput(form.formToken)}
        <input type="hidden" name="username" autocomplete="username" value="${form.email}" />
        ${passwordField({ id: 'password', label: 'Your password', autofocus: true })}
        <button class="main wide" type="submit">Continue</button>
      </form>
      ${form.hasPasskey ? passkeyInstead(form) : undefined}`,
  };
}

/** A session that began with a passkey is enough, so the person may begin again with it. */
const passkeyInstead = ({ path, formToken }: SetUpForm): Html =>
  html`<form method="post" action="${path}/switch">
    ${formTokenInput(formToken)}
    <p class="soft">Your passkey is a second factor too.</p>
    <button class="wide" type="submit">Sign in again with your passkey</button>
  </form>`;

export function setUpCodePage(form: SetUpForm & { secret: string; uri: string }): Page {
  return {
    title: 'Set up a second factor',
    body: html`<h1>Scan the picture</h1>
      ${faultNote(form.fault)}
      <p>Scan this picture with your authenticator app, or enter the secret in it.</p>
      ${qrCode(form.uri)}
      <p><code class="secret">${form.secret}</code></p>
      <form method="post" action="${form.path}/set-up/confirm">
        ${formTokenInput(form.formToken)}
        <input type="hidden" name="secret" value="${form.secret}" />
        ${codeField({ autofocus: true, hint: 'The six digits that the app shows now.' })}
        <button class="main wide" type="submit">Turn on</button>
      </form>`,
  };
}

export function recoveryCodesPage({ path, codes }: { path: string; codes: readonly string[] }): Page {
  return {
    title: 'Recovery codes',
    body: html`<h1>Your recovery codes</h1>
      <p>
        Keep these codes outside of this device. Each replaces one code of the app, and they are not shown
        again.
      </p>
      <ul class="codes">
        ${codes.map((code) => html`<li><code>${code}</code></li>`)}
      </ul>
      <p><a class="main wide" href="${path}">I have kept them</a></p>`,
  };
}

/** The address for the app as a QR code. Its squares come from numbers only. */
function qrCode(text: string): Html {
  const { data, size } = encode(text, { border: 4 });
  const path = data
    .flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])))
    .join('');
  return new Html(
    `<svg class="qr" role="img" aria-label="Picture for the authenticator app" viewBox="0 0 ${size} ${size}" ` +
      `shape-rendering="crispEdges"><path d="${path}"/></svg>`,
  );
}
