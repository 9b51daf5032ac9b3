import { describe, expect, it } from '@jest/globals';
import {
  markdownEdit,
  nextItem,
  type MarkdownTool,
  type Replacement,
  type Selected,
} from './markdown-edits.js';

/** `a [b] c`: the selection stands in brackets of its own kind. */
function selected(marked: string): Selected {
  const start = marked.indexOf('‹');
  const end = marked.indexOf('›') - 1;
  return { text: marked.replace(/[‹›]/g, ''), start, end };
}

function shown({ text }: Selected, { from, to, insert, start, end }: Replacement): string {
  const now = text.slice(0, from) + insert + text.slice(to);
  return `${now.slice(0, start)}‹${now.slice(start, end)}›${now.slice(end)}`;
}

const used = (tool: MarkdownTool, marked: string): string =>
  shown(selected(marked), markdownEdit(tool, selected(marked)));

describe('a tool for Markdown', () => {
  it.each<[MarkdownTool, string, string]>([
    ['bold', 'a ‹b› c', 'a **‹b›** c'],
    ['bold', 'a **‹b›** c', 'a ‹b› c'],
    ['bold', 'a ‹**b**› c', 'a ‹b› c'],
    ['bold', 'a ‹›', 'a **‹›**'],
    ['italic', '‹b›', '_‹b›_'],
    ['code', '‹b›', '`‹b›`'],
    ['link', 'see ‹this›', 'see [this](‹https://›)'],
    ['link', '‹https://kiban.example/a›', '[‹›](https://kiban.example/a)'],
    ['link', '‹›', '[‹›](https://)'],
  ])('%s makes %s to %s', (tool, before, after) => {
    expect(used(tool, before)).toBe(after);
  });

  it.each<[MarkdownTool, string, string]>([
    ['list', 'a\nb‹›', 'a\n- b‹›'],
    ['list', '‹a\nb›\nc', '‹- a\n- b›\nc'],
    ['list', '‹- a\n- b›', '‹a\nb›'],
    ['tasks', '- a‹›', '- [ ] a‹›'],
    ['tasks', '- [x] a‹›', '- [ ] a‹›'],
    ['tasks', '- [ ] a‹›', 'a‹›'],
    ['list', '  - [ ] a‹›', '  - a‹›'],
    ['list', '1. a‹›', '- a‹›'],
  ])('%s makes lines of %s to %s', (tool, before, after) => {
    expect(used(tool, before)).toBe(after);
  });
});

describe('Enter in a list', () => {
  it.each([
    ['- a‹›', '- a\n- ‹›'],
    ['  * a‹›', '  * a\n  * ‹›'],
    ['- [x] a‹›', '- [x] a\n- [ ] ‹›'],
    ['9. a‹›', '9. a\n10. ‹›'],
    ['- a\n- ‹›', '- a\n‹›'],
  ])('after %s goes on', (before, after) => {
    const text = selected(before);
    const next = nextItem(text);
    expect(next && shown(text, next)).toBe(after);
  });

  it('is a line break elsewhere, and where something is selected', () => {
    expect(nextItem(selected('a‹›'))).toBeNull();
    expect(nextItem(selected('- ‹a›'))).toBeNull();
    expect(nextItem(selected('‹›'))).toBeNull();
  });
});
