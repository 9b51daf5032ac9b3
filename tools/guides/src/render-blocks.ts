import { isLanguage, LANGUAGES, type BlockGroup, type CodeBlock } from './code-block.js';
import { escapeHtml } from './html.js';

/** Stands for the deployment's own origin in the Markdown; a script of the page puts the real one in. */
const ORIGIN_PLACEHOLDER = 'https://kiban.example';

/** Code of a page with the origin's places marked for that script. */
export function renderCodeText(text: string): string {
  return escapeHtml(text).replaceAll(
    ORIGIN_PLACEHOLDER,
    `<span data-origin>${escapeHtml(ORIGIN_PLACEHOLDER)}</span>`,
  );
}

/** A group of code blocks: without its script the languages stand one below the other, with it they are a switch. */
export function renderBlockGroup({ blocks }: BlockGroup): string {
  const samples = blocks.filter(({ marks }) => !marks.has('output'));
  const outputs = blocks.filter(({ marks }) => marks.has('output'));
  const switched = isSwitched(samples);
  return [
    '<div class="samples">',
    ...samples.map((block) => figure(captionOf(block, switched), block, switched ? block.language : '')),
    '</div>',
    ...outputs.map((block) => `<div class="output">${figure('Output', block, '')}</div>`),
  ].join('\n');
}

/** A shell block alone is a command line, not one of several languages. */
function isSwitched(samples: readonly CodeBlock[]): boolean {
  return samples.length > 1 && samples.every(({ language }) => isLanguage(language));
}

function captionOf({ language }: CodeBlock, switched: boolean): string {
  if (language === 'sh' && !switched) return 'Shell';
  if (isLanguage(language)) return LANGUAGES[language];
  return { json: 'JSON', http: 'HTTP', yaml: 'YAML' }[language] ?? 'Text';
}

function figure(caption: string, { text }: CodeBlock, language: string): string {
  const data = language === '' ? '' : ` data-language="${escapeHtml(language)}"`;
  return (
    `<figure class="sample"${data}><figcaption>${escapeHtml(caption)}</figcaption>` +
    `<pre tabindex="0"><code>${renderCodeText(text)}</code></pre></figure>`
  );
}
