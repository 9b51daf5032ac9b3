import { html } from '@kiban/http-kit';
import type { Page } from './page.js';
import type { PageLanguage } from './page-language.js';

export interface Message {
  title: string;
  sentences: readonly string[];
  link?: { href: string; text: string };
  language?: PageLanguage;
  /** Shown small, to find the request in the log. */
  reference?: string;
}

export function messagePage(message: Message): Page {
  return {
    title: message.title,
    ...(message.language && { language: message.language }),
    body: html`<h1>${message.title}</h1>
      ${message.sentences.map((sentence) => html`<p>${sentence}</p>`)}
      ${message.link ? html`<p><a href="${message.link.href}">${message.link.text}</a></p>` : undefined}
      ${message.reference ? html`<p class="soft">${message.reference}</p>` : undefined}`,
  };
}
