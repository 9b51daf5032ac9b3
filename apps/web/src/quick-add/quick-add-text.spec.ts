import { describe, expect, it } from '@jest/globals';
import { readQuickAdd } from './quick-add-text.js';

const aiko = { id: 1, name: 'Aiko Tanaka' };
const mika = { id: 2, name: 'Mika' };
const mikael = { id: 3, name: 'Mikael' };
const urgent = { id: 5, name: 'urgent' };
/** A Sunday. */
const words = { members: [aiko, mika, mikael], labels: [urgent], today: '2026-11-22' };

describe('the text of a new card', () => {
  it('sets members, labels and the due date, and keeps the rest as the title', () => {
    expect(readQuickAdd('Buy  flowers @aiko #urgent !tomorrow', words)).toEqual({
      title: 'Buy flowers',
      assignees: [aiko],
      labels: [urgent],
      dueDate: '2026-11-23',
      unknown: [],
    });
  });

  it('finds a member by the whole name, also if others begin with it', () => {
    expect(readQuickAdd('x @mika @aikotanaka', words).assignees).toEqual([mika, aiko]);
  });

  it('keeps what names nothing, or more than one', () => {
    expect(readQuickAdd('Ask @mi about #42 and issue #unknown !later', words)).toEqual({
      title: 'Ask @mi about #42 and issue #unknown !later',
      assignees: [],
      labels: [],
      unknown: [
        { kind: 'member', name: 'mi' },
        { kind: 'label', name: 'unknown' },
        { kind: 'date', name: 'later' },
      ],
    });
  });

  it.each(['see #42', 'a ! b', 'stop !!!', 'x @ y # z', 'mail a@b.example', 'C# and F#'])(
    'marks nothing that is no name: %s',
    (text) => {
      expect(readQuickAdd(text, words)).toMatchObject({ title: text, unknown: [] });
    },
  );

  it('marks a word until its label exists', () => {
    const later = { ...words, labels: [...words.labels, { id: 9, name: 'Backend' }] };
    expect(readQuickAdd('Fix #backend !later', words).unknown.map(({ name }) => name)).toEqual([
      'backend',
      'later',
    ]);
    expect(readQuickAdd('Fix #backend !later', later)).toMatchObject({
      title: 'Fix !later',
      labels: [{ id: 9 }],
      unknown: [{ kind: 'date', name: 'later' }],
    });
  });

  it.each([
    ['!today', '2026-11-22'],
    ['!明日', '2026-11-23'],
    ['!sun', '2026-11-29'],
    ['!Friday', '2026-11-27'],
    ['!+3', '2026-11-25'],
    ['!12-24', '2026-12-24'],
    ['!01-05', '2027-01-05'],
    ['!2028-02-29', '2028-02-29'],
    ['!02-29', '2028-02-29'],
    ['!+2w', '2026-12-06'],
    ['!+10d', '2026-12-02'],
    ['!+3m', '2027-02-22'],
    ['!in 2 weeks', '2026-12-06'],
    ['!12/24', '2026-12-24'],
    ['!24/12', '2026-12-24'],
    ['!1/5', '2027-01-05'],
    ['!24.12.', '2026-12-24'],
    ['!24.12.2027', '2027-12-24'],
    ['!24 Dec', '2026-12-24'],
    ['!dec 24th', '2026-12-24'],
    ['!January 5 2028', '2028-01-05'],
    ['!next monday', '2026-11-23'],
    ['!next  Friday', '2026-11-27'],
    ['!this fri', '2026-11-27'],
    ['!next week', '2026-11-29'],
    ['!next month', '2026-12-22'],
    ['!12月24日', '2026-12-24'],
    ['!3日後', '2026-11-25'],
    ['!2週間後', '2026-12-06'],
    ['!金曜日', '2026-11-27'],
  ])('reads the date %s', (text, day) => {
    expect(readQuickAdd(`x ${text}`, words).dueDate).toBe(day);
  });

  it.each([
    ['2026-11-24', '!next tuesday', '2026-12-01'],
    ['2026-11-24', '!tuesday', '2026-12-01'],
    ['2026-11-24', '!next fri', '2026-12-04'],
    ['2027-01-31', '!+1m', '2027-02-28'],
    ['2026-12-31', '!tomorrow', '2027-01-01'],
    ['2026-12-24', '!12/24', '2026-12-24'],
    ['2026-12-25', '!12/24', '2027-12-24'],
  ])('counts from the day, %s: %s', (today, text, day) => {
    expect(readQuickAdd(`x ${text} y`, { ...words, today })).toMatchObject({ title: 'x y', dueDate: day });
  });

  it('takes only the words of a date', () => {
    expect(readQuickAdd('Call !fri about !in 2 days of May', words)).toMatchObject({
      title: 'Call about of May',
      dueDate: '2026-11-24',
    });
  });

  it.each([
    '!13/13',
    '!market 5',
    '!next',
    '!next thing',
    '!in weeks',
    '!+2x',
    '!32.12.',
    '!2026-02-30',
    '!monster',
    '!',
    '!13-01',
    '!constructor',
    '!__proto__',
  ])('keeps %s, which is no date', (text) => {
    expect(readQuickAdd(`x ${text}`, words)).toMatchObject({ title: `x ${text}` });
  });
});
