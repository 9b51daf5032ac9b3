import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from '@jest/globals';
import { citationsIn, citedRequirements } from './requirements/cited-requirements.js';
import { sectionsOf } from './requirements/specification-page.js';
import { requirements, specificationPage } from './requirements.js';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const known = new Set(requirements.map(({ id }) => id));
const cited = citedRequirements(root);
const uncited = JSON.parse(
  readFileSync(new URL('../requirements-uncited.json', import.meta.url), 'utf8'),
) as string[];

describe('requirements', () => {
  it('each have a unique id, a sentence and a source', () => {
    expect(known.size).toBe(requirements.length);
    for (const { id, sentence, source } of requirements) {
      expect(id).toMatch(/^(SPEC|DEC)-\d+\.[A-Z0-9]+(-[A-Z0-9]+)?$/);
      expect(sentence.length).toBeGreaterThan(10);
      expect(source).toContain(`§${id.split('-')[1]?.split('.')[0]}`);
    }
  });

  it('are read from titles, also several in one bracket', () => {
    // Built from parts, so that this file does not cite them.
    const ids = ['SPEC-6.SIG-2', 'DEC-4.1'];
    expect(
      citationsIn(`it('signs [${ids.join(', ')}]'); it('again [${ids[0]}]'); const row = list[DEC];`),
    ).toEqual(ids);
  });

  it('that tests cite exist', () => {
    const unknown = [...cited]
      .filter(([id]) => !known.has(id))
      .map(([id, files]) => `${id} in ${files.join(', ')}`);
    expect(unknown).toEqual([]);
  });

  it('are cited by a test or are on the list of those without one', () => {
    expect([...known].filter((id) => !cited.has(id) && !uncited.includes(id))).toEqual([]);
  });

  it('are not on that list when a test cites them, so that it only shrinks', () => {
    expect(uncited.filter((id) => !known.has(id) || cited.has(id))).toEqual([]);
  });

  it('are every sentence with an id on the page, in the parsed form', () => {
    const ids = [...specificationPage.matchAll(/`((?:SPEC|DEC)-\d[^`]*)`/g)].map((match) => match[1]);
    expect(requirements.map(({ id }) => id)).toEqual(ids);
  });

  it('are in the section that their id names', () => {
    for (const { id, source } of requirements) {
      const document = id.startsWith('SPEC') ? 'Specification' : 'Decisions';
      expect({ id, source }).toEqual({
        id,
        source: expect.stringContaining(`${document} §${id.split('-')[1]?.[0]}`),
      });
    }
  });
});

describe('citations of the specification', () => {
  it('name an existing section of the page', () => {
    const sections = sectionsOf(specificationPage);
    const cited = tracked(root).flatMap((file) =>
      [...readFileSync(join(root, file), 'utf8').matchAll(/\b(specification|decisions) §(\d)/gi)].map(
        (match) => ({
          file,
          section: `${match[1]?.charAt(0).toUpperCase()}${match[1]?.slice(1).toLowerCase()} §${match[2]}`,
        }),
      ),
    );
    expect(cited.length).toBeGreaterThan(50);
    expect(cited.filter(({ section }) => !sections.has(section))).toEqual([]);
  });
});

/** Files of the repository that may cite, without generated files. */
function tracked(folder: string): string[] {
  return ['apps', 'libs', 'tools', 'docs'].flatMap((top) =>
    readdirSync(join(folder, top), { recursive: true, encoding: 'utf8' })
      .filter(
        (path) => /\.(ts|js|mjs|md)$/.test(path) && !/(^|\/)(node_modules|dist|generated)(\/|$)/.test(path),
      )
      .map((path) => join(top, path)),
  );
}
