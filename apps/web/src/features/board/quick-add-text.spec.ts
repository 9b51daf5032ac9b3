import { describe, expect, it } from '@jest/globals';
import { pastedTitles, readQuickAdd } from './quick-add-text.js';

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
  ])('reads the date %s', (text, day) => {
    expect(readQuickAdd(`x ${text}`, words).dueDate).toBe(day);
  });

  it.each(['!2026-02-30', '!monster', '!', '!13-01', '!constructor', '!__proto__'])(
    'keeps %s, which is no date',
    (text) => {
      expect(readQuickAdd(`x ${text}`, words)).toMatchObject({ title: `x ${text}` });
    },
  );
});

describe('a pasted text', () => {
  it('is a card a line, without marks of lists and empty lines', () => {
    expect(pastedTitles('- Flowers\r\n\r\n2. Cake\n* [ ] Music\n- [x] Done\n3 guests')).toEqual([
      'Flowers',
      'Cake',
      'Music',
      'Done',
      '3 guests',
    ]);
  });
});
