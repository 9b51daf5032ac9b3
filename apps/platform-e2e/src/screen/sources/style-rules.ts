/** The selectors of a style sheet, each with the at-rules around it. */
export function styleRules(css: string): { selector: string; within: readonly string[] }[] {
  const rules: { selector: string; within: readonly string[] }[] = [];
  const open: string[] = [];
  let prelude = '';
  for (const sign of css.replace(/\/\*[^]*?\*\//g, '')) {
    if (sign === '{') {
      const text = prelude.trim().replace(/\s+/g, ' ');
      const isSteps = open.some((each) => each.startsWith('@keyframes'));
      if (!text.startsWith('@') && !isSteps)
        for (const selector of selectorsOf(text)) rules.push({ selector, within: [...open] });
      open.push(text);
    } else if (sign === '}') open.pop();
    prelude = /[{};]/.test(sign) ? '' : prelude + sign;
  }
  return rules;
}

/** Splits at the commas that are not between brackets. */
function selectorsOf(list: string): string[] {
  let depth = 0;
  let selectors = [''];
  for (const sign of list) {
    if (/[([]/.test(sign)) depth += 1;
    if (/[)\]]/.test(sign)) depth -= 1;
    if (sign === ',' && depth === 0) selectors = [...selectors, ''];
    else selectors[selectors.length - 1] = `${selectors.at(-1) ?? ''}${sign}`;
  }
  return selectors.map((selector) => selector.trim());
}

/** Whether a selector of a CSS module applies only where a class of the module is: not to every view that is opened later. */
export function isScoped(selector: string): boolean {
  let own = selector;
  // What is negated or global names no class of the module.
  for (let before = ''; before !== own;) {
    before = own;
    own = own.replace(/:(?:global|not)\((?:[^()]|\([^()]*\))*\)/g, '');
  }
  return /\.[A-Za-z_-]/.test(own);
}
