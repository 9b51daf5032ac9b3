import { describe, expect, it } from '@jest/globals';
import { markDefaultChoice } from './default-choice.js';

/** A select as HTML defines it: the option that was selected last is shown, else the first one. */
class FakeSelect {
  readonly options: { value: string; selected: boolean; defaultSelected: boolean }[];

  constructor(...values: string[]) {
    this.options = values.map((value, index) => ({ value, selected: index === 0, defaultSelected: false }));
  }

  get value(): string {
    return this.options.find(({ selected }) => selected)?.value ?? '';
  }

  choose(value: string): void {
    for (const option of this.options) option.selected = option.value === value;
  }

  reset(): void {
    const last = this.options.findLastIndex(({ defaultSelected }) => defaultSelected);
    this.options.forEach((option, index) => (option.selected = index === Math.max(0, last)));
  }
}

describe('a choice of a form that is reset', () => {
  it.each(['viewer', 'member', 'admin', 'owner'])('shows its first value again: %s', (first) => {
    const select = new FakeSelect('viewer', 'member', 'admin', 'owner');
    select.choose(first);
    markDefaultChoice(select);
    for (const chosen of ['owner', 'viewer']) {
      select.choose(chosen);
      select.reset();
      expect(select.value).toBe(first);
    }
  });

  it('keeps what is chosen until then', () => {
    const select = new FakeSelect('read_write', 'read');
    markDefaultChoice(select);
    select.choose('read');
    expect(select.value).toBe('read');
  });

  it('is left alone once it is gone', () => {
    expect(() => markDefaultChoice(null)).not.toThrow();
  });
});
