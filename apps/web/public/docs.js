// The pages under /docs: this deployment's own origin in the code, Copy buttons, and one language for all code.
const CHOSEN = 'kiban.docs.language';

for (const place of document.querySelectorAll('[data-origin]')) place.textContent = location.origin;

function button(text, className) {
  const made = document.createElement('button');
  made.type = 'button';
  made.textContent = text;
  made.className = className;
  return made;
}

/** The button copies the sample that `sample` returns when it is pressed. */
function copyButton(sample) {
  const copy = button('Copy', 'copy');
  copy.addEventListener('click', async () => {
    try {
      await navigator.clipboard.writeText(sample().querySelector('code').textContent);
      copy.textContent = 'Copied';
    } catch {
      copy.textContent = 'Select and copy';
    }
    setTimeout(() => (copy.textContent = 'Copy'), 2000);
  });
  return copy;
}

const switches = [];

/** Turns the languages of one group into tabs. */
function makeSwitch(group, samples, number) {
  const bar = document.createElement('div');
  bar.className = 'bar';
  const list = document.createElement('div');
  list.setAttribute('role', 'tablist');
  list.setAttribute('aria-label', 'Language');
  const tabs = samples.map((sample, index) => {
    const caption = sample.querySelector('figcaption');
    const tab = button(caption.textContent, '');
    caption.remove();
    tab.id = `tab-${number}-${index}`;
    tab.setAttribute('role', 'tab');
    tab.setAttribute('aria-controls', (sample.id = `sample-${number}-${index}`));
    sample.setAttribute('role', 'tabpanel');
    sample.setAttribute('aria-labelledby', tab.id);
    tab.addEventListener('click', () => choose(sample.dataset.language, tab));
    return tab;
  });
  list.append(...tabs);
  list.addEventListener('keydown', (event) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const next = tabs[(tabs.indexOf(document.activeElement) + step + tabs.length) % tabs.length];
    next.focus();
    next.click();
  });
  bar.append(
    list,
    copyButton(() => samples.find((sample) => !sample.hidden)),
  );
  group.prepend(bar);
  switches.push({ samples, tabs });
}

function show(language) {
  for (const { samples, tabs } of switches) {
    const found = samples.findIndex((sample) => sample.dataset.language === language);
    const shown = Math.max(found, 0);
    samples.forEach((sample, index) => (sample.hidden = index !== shown));
    tabs.forEach((tab, index) => {
      tab.setAttribute('aria-selected', String(index === shown));
      tab.tabIndex = index === shown ? 0 : -1;
    });
  }
}

/** The language is kept for all pages; the pressed tab stays where it is while the code above it changes its height. */
function choose(language, tab) {
  const before = tab.getBoundingClientRect().top;
  show(language);
  scrollBy({ top: tab.getBoundingClientRect().top - before, behavior: 'instant' });
  try {
    localStorage.setItem(CHOSEN, language);
  } catch {
    // The browser keeps nothing for this page: the choice lasts until the next one.
  }
}

function chosenBefore() {
  try {
    return localStorage.getItem(CHOSEN) ?? 'sh';
  } catch {
    return 'sh';
  }
}

document.querySelectorAll('.samples').forEach((group, number) => {
  const samples = [...group.querySelectorAll('.sample')];
  if (samples.length > 1 && samples.every((sample) => sample.dataset.language)) {
    makeSwitch(group, samples, number);
  } else {
    for (const sample of samples) sample.querySelector('figcaption').append(copyButton(() => sample));
  }
});
show(chosenBefore());

// On a phone the list of pages is closed until it is opened; beside the text it always stands open.
const menu = document.querySelector('.sidebar details');
const wide = matchMedia('(min-width: 56rem)');
const fit = () => (menu.open = wide.matches);
wide.addEventListener('change', fit);
fit();
