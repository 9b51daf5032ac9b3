import { emailField, faultNote, formTokenInput, newPasswordField } from './form-parts.js';
import { html } from '@kiban/http-kit';
import { messagePage, type Message } from './message-page.js';
import type { Page } from './page.js';
import type { PageLanguage } from './page-language.js';

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

const MAILED: Record<PageLanguage, Message> = {
  en: {
    title: 'Check your mail',
    sentences: [
      'If this address has an account, Kiban has sent a link to it. The link works for one hour.',
      'People whose company demands its own sign-in get a link only while they are signed in by it.',
    ],
  },
  ja: {
    title: 'メールを確認してください',
    sentences: [
      'このアドレスのアカウントがある場合は、リンクを送信しました。有効期間は 1 時間です。',
      '会社のサインインが必要な人には、会社のサインインでサインインしている間だけ、リンクが送信されます。',
    ],
  },
};

const UNMAILED: Record<PageLanguage, Message> = {
  en: {
    title: 'Ask your administrator',
    sentences: [
      'This deployment sends no mail, so Kiban cannot send you a link.',
      'Ask the administrator of this deployment for a link to set a new password.',
    ],
  },
  ja: {
    title: '運用者に問い合わせてください',
    sentences: [
      'このサーバーはメールを送信しないため、リンクを送信できません。',
      '新しいパスワードを設定するリンクを、このサーバーの運用者に依頼してください。',
    ],
  },
};

/**
 * After a request for a new password, whether or not the address has an account. No page shows that link, not even at the
 * machine of the deployment: it gives access to an account that exists.
 */
export function resetRequestedPage(mailer: { isConfigured: boolean }, language: PageLanguage): Page {
  return messagePage({ ...(mailer.isConfigured ? MAILED : UNMAILED)[language], language });
}
