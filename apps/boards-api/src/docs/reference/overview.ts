import { html, type Html } from '@kiban/http-kit';
import type { OpenApi } from './open-api.js';
import { breakable } from './operation-section.js';
import { inline, prose } from './prose.js';
import { PropertyList } from './property-list.js';
import { addressOf, type ReferencePage } from './reference-page.js';

/** The first page: base address, token, errors, and every operation on one line. */
export function overview(document: OpenApi, pages: readonly ReferencePage[]): Html {
  const { info, servers, tags, components } = document;
  const properties = new PropertyList(components.schemas);
  return html`${prose(info.description)}
    <dl class="statuses">
      <dt>Base address</dt>
      <dd><code>${servers[0]?.url}</code></dd>
      <dt>Version</dt>
      <dd>${info.version}</dd>
    </dl>
    <p>
      The code samples read the token from the environment variable <code>KIBAN_TOKEN</code>. Replace ids such
      as <code>42</code> with ids of your workspace.
    </p>
    ${
      components.schemas['ApiError'] &&
      html`<section aria-labelledby="error-body">
        <h2 id="error-body">Errors</h2>
        <p>Every error has this body.</p>
        ${properties.ofSchema(components.schemas['ApiError'], false)}
      </section>`
    }
    ${pages.map(
      ({ slug, title, entries }) =>
        html`<section aria-labelledby="tag-${slug}">
          <h2 id="tag-${slug}"><a href="${addressOf(slug)}">${title}</a></h2>
          <p>${inline(tags.find(({ name }) => name === title)?.description ?? '')}</p>
          <ul class="operations">
            ${entries.map(
              ({ id, title: summary, address }) =>
                html`<li>
                  <a href="${addressOf(slug)}#${id}">${summary}</a>
                  ${summary !== address && html`<code>${breakable(address)}</code>`}
                </li>`,
            )}
          </ul>
        </section>`,
    )}`;
}
