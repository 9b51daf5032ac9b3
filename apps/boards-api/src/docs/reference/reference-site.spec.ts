import { describe, expect, it } from '@jest/globals';
import { readOpenApi } from './open-api.js';
import { pageFrame } from './page-frame.js';
import { referencePages } from './reference-site.js';
import { searchIndex } from './search-index.js';

const document = {
  info: { title: 'Kiban API', version: '1.0.0', description: 'Plain JSON.' },
  servers: [{ url: 'https://boards.example/api/v1' }],
  tags: [{ name: 'Cards and more', description: 'Cards.' }],
  webhooks: {},
  paths: {
    '/cards/{id}': {
      patch: {
        operationId: 'updateCard',
        summary: 'Update a card',
        description: 'Takes `title`, and never <script>alert(1)</script>.',
        tags: ['Cards and more'],
        parameters: [{ $ref: '#/components/parameters/IfMatch' }],
        requestBody: { content: { 'application/json': { schema: { $ref: '#/components/schemas/Card' } } } },
        responses: {
          '204': { description: 'Update a card' },
          '409': {
            description: 'The card is archived',
            content: {
              'application/json': { examples: { archived: { $ref: '#/components/examples/Archived' } } },
            },
          },
        },
        'x-codeSamples': [{ lang: 'Shell', label: 'curl', source: 'curl "</code>"' }],
      },
    },
  },
  components: {
    parameters: { IfMatch: { name: 'If-Match', in: 'header', description: 'The version', schema: {} } },
    examples: { Archived: { value: { code: 'archived', error: 'Restore the card first.' } } },
    schemas: {
      Card: {
        required: ['title'],
        properties: {
          title: { type: 'string', minLength: 1, maxLength: 500 },
          parent: { $ref: '#/components/schemas/Card' },
          dueDate: { anyOf: [{ type: 'string', format: 'date' }, { type: 'null' }] },
        },
      },
    },
  },
};

describe('the page of a tag', () => {
  const pages = referencePages(readOpenApi(JSON.stringify(document)));
  const [, page] = pages;
  const text = page ? pageFrame(page, pages, { style: 's', script: 'j', search: 'i' }).text : '';

  it('has an address that is made of the tag', () => {
    expect(page?.slug).toBe('cards-and-more');
  });

  it('shows text of the document as text, and code in backticks as code', () => {
    expect(text).not.toContain('<script>alert');
    expect(text).toContain('Takes <code>title</code>, and never &lt;script&gt;');
    expect(text).toContain('curl &quot;&lt;/code&gt;&quot;');
  });

  it('follows references to shared parameters and examples', () => {
    expect(text).toContain('<code>If-Match</code>');
    expect(text).toContain('<code>archived</code> Restore the card first.');
  });

  it('shows types, bounds and required properties, and a type inside itself once', () => {
    expect(text).toContain('1 to 500 characters');
    expect(text).toContain('string (date) or null');
    expect(text.match(/class="required"/g)).toHaveLength(1);
    expect(text.match(/<code>parent<\/code>/g)).toHaveLength(1);
  });

  it('is found by its operations’ names, addresses and properties', () => {
    const [entry] = JSON.parse(searchIndex(pages)) as { url: string; words: string }[];
    expect(entry?.url).toBe('/api/v1/docs/cards-and-more#updateCard');
    for (const word of ['update a card', 'patch /cards/{id}', 'duedate', 'if-match'])
      expect(entry?.words).toContain(word);
  });
});
