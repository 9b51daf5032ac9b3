import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { requirements } from '../requirements.js';
import { repositoryRoot } from './repository-root.js';

const root = repositoryRoot();
const folder = 'docs/security';
const page = readFileSync(join(root, folder, 'asvs.md'), 'utf8');

const states = ['met', 'met by the operator', 'partly', 'not met', 'not applicable'];

/**
 * Requirements of ASVS 5.0.0: a line for each chapter, and in it for each section the number of those of level 1, and of
 * levels 1 and 2. In a section the numbers begin with 1, level 1 comes first and level 3 last.
 */
const chapters = [
  '0/2 5/9 2/11 0/3 1/2',
  '1/3 2/3 1/4 0/1',
  '0/0 2/2 1/4 2/6 3/5 0/0 0/2',
  '1/3 0/1 0/2 1/4',
  '0/1 2/3 2/2 0/3',
  '1/3 8/12 2/4 2/4 0/5 0/3 0/0 0/4',
  '0/3 4/4 0/2 2/5 0/2 0/2',
  '1/2 2/3 1/1 0/1',
  '3/3 1/4',
  '0/2 0/2 0/4 5/11 0/5 0/2 0/3',
  '0/2 0/3 2/3 1/4 0/1 0/1',
  '1/3 2/2 0/4',
  '0/1 0/5 0/2 1/5',
  '0/2 1/4 1/3',
  '1/3 1/3 1/7',
  '0/1 0/5 0/4 0/3 0/3',
  '0/1 0/4 0/2',
];

/** The number and level of each requirement. */
const expected = chapters.flatMap((sections, chapter) =>
  sections.split(' ').flatMap((section, place) => {
    const [levelOne = 0, both = 0] = section.split('/').map(Number);
    return Array.from({ length: both }, (_, index) => [
      `${chapter + 1}.${place + 1}.${index + 1}`,
      index < levelOne ? '1' : '2',
    ]);
  }),
);

interface Row {
  number: string;
  level: string;
  state: string;
  evidence: string;
}

const rows = page.split('\n').flatMap((line): Row[] => {
  const [, number = '', level = '', asks = '', state = '', evidence = ''] = line
    .split('|')
    .map((cell) => cell.trim());
  return /^\d+\.\d+\.\d+$/.test(number) && asks !== '' ? [{ number, level, state, evidence }] : [];
});

/** Files and promises that a text cites, each in backticks. */
const citationsOf = (text: string): { files: string[]; ids: string[] } => {
  const quoted = [...text.matchAll(/`([^`]+)`/g)].map(([, value = '']) => value);
  return {
    files: quoted.filter((value) => /^[\w.-]+(\/[\w.-]+)+$|^[\w.-]+\.(json|md|mjs)$/.test(value)),
    ids: quoted.filter((value) => /^(SPEC|DEC)-/.test(value)),
  };
};
const linksOf = (text: string): string[] =>
  [...text.matchAll(/\]\(([^)#:]+)(?:#[^)]*)?\)/g)].map(([, target = '']) => target);

describe('docs/security/asvs.md', () => {
  it('has each requirement of levels 1 and 2 once, in order and with its level', () => {
    // The standard has 70 requirements of level 1 and 183 of level 2.
    expect(expected.filter(([, level]) => level === '1')).toHaveLength(70);
    expect(expected).toHaveLength(253);
    expect(rows.map(({ number, level }) => [number, level])).toEqual(expected);
  });

  it('gives each one a known state', () => {
    expect(rows.filter(({ state }) => !states.includes(state))).toEqual([]);
  });

  it('says how many have each state', () => {
    const said = [...page.matchAll(/^\| ([a-z ]+?) +\| +(\d+) +\| +(\d+) +\|$/gm)].map(
      ([, state, levelOne, levelTwo]) => [state, Number(levelOne), Number(levelTwo)],
    );
    const counted = states.map((state) => {
      const ofState = rows.filter((row) => row.state === state);
      return [state, ...['1', '2'].map((level) => ofState.filter((row) => row.level === level).length)];
    });
    expect(said).toEqual(counted);
  });

  it('cites a file, a promise or a decision for whatever is met in part or whole, and a reason otherwise', () => {
    const isShown = ({ evidence }: Row): boolean => {
      const { files, ids } = citationsOf(evidence);
      return files.length + ids.length + linksOf(evidence).length > 0;
    };
    const needsNone = (state: string): boolean => state === 'not applicable' || state === 'not met';
    expect(rows.filter((row) => (needsNone(row.state) ? row.evidence === '' : !isShown(row)))).toEqual([]);
  });
});

describe.each(['asvs.md', 'policies.md', 'threats.md'])(
  'the links and citations of docs/security/%s',
  (name) => {
    const text = readFileSync(join(root, folder, name), 'utf8');

    it('name existing files', () => {
      const missing = linksOf(text).filter((target) => !existsSync(join(root, folder, target)));
      expect(missing).toEqual([]);
    });

    it('name existing promises of the specification', () => {
      const known = new Set(requirements.map(({ id }) => id));
      expect(citationsOf(text).ids.filter((id) => !known.has(id))).toEqual([]);
    });
  },
);

it('the files that docs/security/asvs.md and policies.md cite exist', () => {
  const files = ['asvs.md', 'policies.md'].flatMap(
    (name) => citationsOf(readFileSync(join(root, folder, name), 'utf8')).files,
  );
  expect(files.length).toBeGreaterThan(200);
  expect(files.filter((file) => !existsSync(join(root, file)))).toEqual([]);
});
