import { CONFIRMATION_HOURS } from '../store/accounts/pending-sign-up.js';
import { messagePage, type Message } from './message-page.js';
import type { PageLanguage } from './page-language.js';
import type { Page } from './page.js';

type Texts = Record<PageLanguage, Omit<Message, 'language'>>;

const pageIn = (texts: Texts, language: PageLanguage): Page => messagePage({ ...texts[language], language });

/** After a sign-up whose link was mailed, whether or not the address has an account. */
export const checkMailPage = (language: PageLanguage): Page =>
  pageIn(
    {
      en: {
        title: 'Check your mail',
        sentences: [
          `Kiban has sent a link to this address. Open it within ${CONFIRMATION_HOURS} hours to continue.`,
          'No mail? Check the spam folder, or sign up again.',
        ],
      },
      ja: {
        title: 'メールを確認してください',
        sentences: [
          `このアドレスにリンクを送信しました。${CONFIRMATION_HOURS} 時間以内に開いて続けてください。`,
          'メールが届かない場合は、迷惑メールフォルダーを確認するか、もう一度登録してください。',
        ],
      },
    },
    language,
  );

/** After a sign-up on a deployment that sends no mail. @param isInLog whether its operator finds the link in the log */
export const noMailPage = (isInLog: boolean, language: PageLanguage): Page =>
  pageIn(
    {
      en: {
        title: 'Ask your administrator for the link',
        sentences: [
          'This deployment sends no mail, so the link that confirms your address was not mailed.',
          isInLog
            ? `Ask the administrator of this deployment for the link: it is in the log of auth. It works for ${CONFIRMATION_HOURS} hours.`
            : 'Ask the administrator of this deployment to set up mail, and sign up again then.',
        ],
      },
      ja: {
        title: '運用者にリンクを問い合わせてください',
        sentences: [
          'このサーバーはメールを送信しないため、アドレスを確認するリンクは送信されていません。',
          isInLog
            ? `リンクは auth のログにあります。このサーバーの運用者に問い合わせてください。有効期間は ${CONFIRMATION_HOURS} 時間です。`
            : 'このサーバーの運用者にメールの設定を依頼し、設定後にもう一度登録してください。',
        ],
      },
    },
    language,
  );

/**
 * What the mail would say, for the person at the machine of a deployment without mail.
 * @param link confirms the address; null when the address has an account
 */
export const shownLinkPage = (link: string | null, language: PageLanguage): Page =>
  pageIn(link === null ? KNOWN_TEXTS : confirmTexts(link), language);

const confirmTexts = (href: string): Texts => ({
  en: {
    title: 'Confirm your address',
    sentences: [
      'This deployment sends no mail. Because you opened it on its own machine, the link is here.',
      `It works for ${CONFIRMATION_HOURS} hours.`,
    ],
    link: { href, text: 'Continue with this address' },
  },
  ja: {
    title: 'アドレスの確認',
    sentences: [
      'このサーバーはメールを送信しません。サーバーと同じマシンで開いているため、リンクをここに表示します。',
      `有効期間は ${CONFIRMATION_HOURS} 時間です。`,
    ],
    link: { href, text: 'このアドレスで続ける' },
  },
});

const KNOWN_TEXTS: Texts = {
  en: {
    title: 'This address has an account',
    sentences: ['Sign in with the password of the account. An invitation takes it too.'],
    link: { href: '/boards', text: 'Sign in' },
  },
  ja: {
    title: 'このアドレスのアカウントがあります',
    sentences: ['アカウントのパスワードでサインインしてください。招待もそのパスワードで受けられます。'],
    link: { href: '/boards', text: 'サインイン' },
  },
};

/** Where the page would show a link, but the address got too many. */
export const tooManyLinksPage = (language: PageLanguage): Page =>
  pageIn(
    {
      en: {
        title: 'Too many links',
        sentences: ['Too many links were made for this address. Use one of them, or try again tomorrow.'],
      },
      ja: {
        title: 'リンクが多すぎます',
        sentences: [
          'このアドレスのリンクが多すぎます。作成済みのリンクを使うか、明日もう一度お試しください。',
        ],
      },
    },
    language,
  );
