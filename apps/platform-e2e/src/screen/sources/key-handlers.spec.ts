import { describe, expect, it } from '@jest/globals';
import { handlersOfCompositions } from './key-handlers.js';
import { screenSources } from './screen-sources.js';

/** Where no composition can be, with the reason. */
const WITHOUT_COMPOSITION: Readonly<Record<string, string>> = {
  'palette/command-host.tsx': 'The name of a key leaves compositions out.',
  'drag/drag-controller.ts': 'Something is held.',
  'features/table/use-grid-events.ts': 'A cell that is not edited has no text.',
};

describe('the keys of the screen', () => {
  it('leave Enter and Escape to a composition of an input method', async () => {
    const files = await screenSources(/\.tsx?$/);
    const found = files.flatMap(({ file, text }) =>
      handlersOfCompositions(file, text).map((line) => `${file}:${line}`),
    );
    expect(found.filter((place) => !(place.replace(/:\d+$/, '') in WITHOUT_COMPOSITION))).toEqual([]);
    // An entry that is not needed would hide a later handler.
    for (const file of Object.keys(WITHOUT_COMPOSITION))
      expect([file, found.some((place) => place.startsWith(`${file}:`))]).toEqual([file, true]);
  });

  it('have one rule for compositions', async () => {
    const files = await screenSources(/\.tsx?$/);
    const own = files.filter(({ text }) => /\.isComposing\b|keyCode\s*===/.test(text));
    expect(own.map(({ file }) => file)).toEqual(['ui/input-method/is-composing.ts']);
  });

  it('choose no option of a list with the Enter of a composition', async () => {
    const files = await screenSources(/\.tsx$/);
    const fields = files.flatMap(({ file, text }) =>
      [...text.matchAll(/<Combobox\b[^]*?\/>/g)].map(([tag]) => ({ file, tag })),
    );
    expect(fields.length).toBeGreaterThan(1);
    expect(fields.filter(({ tag }) => !tag.includes('onKeyDownCapture={keepComposition}'))).toEqual([]);
  });
});

describe('a handler of Enter', () => {
  const lines = (text: string): number[] => handlersOfCompositions('handler.tsx', text);

  it.each([
    [`const press = (event) => { if (event.key === 'Enter') send(); };`],
    [`<input onKeyDown={({ key }) => key !== 'Escape' || close()} />`],
    [`function press({ key }) { switch (key) { case 'Enter': send(); } }`],
    [`const press = ({ key }) => ['Tab', 'Enter'].includes(key) && send();`],
    [`const press = ({ key, nativeEvent }) => !nativeEvent.isComposing && key === 'Enter' && send();`],
  ])('is found where it does not ask: %s', (text) => {
    expect(lines(text)).toEqual([1]);
  });

  it.each([
    [`const press = (event) => { if (!isComposing(event) && event.key === 'Enter') send(); };`],
    [`const press = (event) => { if (isComposing(event)) return; run(() => event.key === 'Enter'); };`],
    [`const COMMANDS = [{ keys: ['Enter'], run }];`],
    [`const hint = text('Enter');`],
  ])('is not found otherwise: %s', (text) => {
    expect(lines(text)).toEqual([]);
  });
});
