import { html, type Html } from '@kiban/http-kit';
import type { MediaType, Operation } from './open-api.js';

/** Can be scrolled with the keyboard, so it takes the focus. */
export const codeBlock = (source: string, label: string): Html =>
  html`<pre tabindex="0" aria-label="${label}"><code>${source}</code></pre>`;

export const asJson = (value: unknown): string => JSON.stringify(value, null, 2);

/** The example of a body with a short label, where it has one. */
export function exampleOf({ example, examples }: MediaType): unknown {
  return example ?? Object.values(examples ?? {})[0]?.value;
}

/** One sample a language, of which the style sheet shows the one that is chosen. */
export function codeSamples({ operationId, summary, 'x-codeSamples': samples = [] }: Operation): Html | null {
  if (samples.length === 0) return null;
  const name = `sample-${operationId}`;
  return html`<fieldset class="samples">
    <legend>Code samples</legend>
    ${samples.map(
      ({ label }, index) =>
        html`<input
            type="radio"
            name="${name}"
            id="${name}-${index}"
            value="${label}"
            ${index === 0 && html`checked`}
          /><label for="${name}-${index}">${label}</label>`,
    )}
    ${samples.map(
      ({ label, source }) =>
        html`<div class="sample" data-language="${label}">${codeBlock(source, `${summary}: ${label}`)}</div>`,
    )}
  </fieldset>`;
}
