import { describe, expect, it } from '@jest/globals';
import { markdownTree } from './markdown-tree.js';
import { tasksOf, tickedTask } from './task-ticks.js';

describe('a tick of a task in a Markdown text', () => {
  it.each([
    ['- [ ] a\n- [x] b', 0, '- [x] a\n- [x] b'],
    ['- [ ] a\n- [x] b', 1, '- [ ] a\n- [ ] b'],
    ['* [X] a', 0, '* [ ] a'],
    ['1. [ ] a\n2. [ ] b\n   - [ ] c', 2, '1. [ ] a\n2. [ ] b\n   - [x] c'],
    ['> - [ ] a\n> - [ ] b', 1, '> - [ ] a\n> - [x] b'],
    ['- - [ ] a', 0, '- - [x] a'],
    ['one\r\n\r\n- [ ] a\r\n- [ ] b\r\n', 1, 'one\r\n\r\n- [ ] a\r\n- [x] b\r\n'],
    ['+ [ ] a\n\n  more  \n\n+ [ ] b', 1, '+ [ ] a\n\n  more  \n\n+ [x] b'],
  ])('changes only its box: %j, %i', (text, nth, ticked) => {
    expect(tickedTask(text, nth)).toBe(ticked);
  });

  it('passes over boxes that are code or text', () => {
    const text = '```\n- [ ] made\n```\n\n[ ] text\n\n- [ ] a [ ]\n- `[ ]` b\n- [ ] c\n\n<!--\n- [ ] d\n-->';
    expect(tickedTask(text, 0)).toBe(text.replace('[ ] a', '[x] a'));
    expect(tickedTask(text, 1)).toBe(text.replace('[ ] c', '[x] c'));
    expect(tickedTask(text, 2)).toBeNull();
  });

  it('finds each of many tasks, and its repetition restores the text', () => {
    const lines = Array.from(
      { length: 60 },
      (_, n) => `${'  '.repeat(n % 3)}- [${n % 2 ? 'x' : ' '}] item ${n}`,
    );
    const text = lines.join('\n');
    const tasks = tasksOf(markdownTree(text));
    expect(tasks).toHaveLength(60);
    for (const nth of tasks.keys()) {
      const ticked = tickedTask(text, nth) ?? '';
      expect(ticked.split('\n').findIndex((line, at) => line !== lines[at])).toBe(nth);
      expect(tickedTask(ticked, nth)).toBe(text);
    }
  });

  it('is found behind thousands of boxes that are code', () => {
    const text = `~~~\n${'- [ ] code\n'.repeat(3_000)}~~~\n\n- [ ] a`;
    expect(tickedTask(text, 0)).toBe(`${text.slice(0, -'[ ] a'.length)}[x] a`);
  });
});
