const RESULTS_MAX = 30;

const query = document.getElementById('query');
const found = document.getElementById('found');
const results = document.getElementById('results');
const pages = document.getElementById('pages');

let index;

/** Finds operations and event kinds by every word of the query; the result takes the place of the contents. */
export function startSearch() {
  document.getElementById('search').hidden = false;
  query.addEventListener('focus', () => void entries());
  query.addEventListener('input', () => void search());
  query.addEventListener('keydown', (event) => {
    // Safari reports the Enter that ends a composition of an input method after its end, with this code.
    if (event.isComposing || event.keyCode === 229) return;
    if (event.key === 'Escape') query.value = '';
    if (event.key === 'Escape') void search();
    if (event.key === 'Enter') results.querySelector('a')?.click();
  });
}

function entries() {
  index ??= fetch(document.body.dataset.search)
    .then((response) => response.json())
    .catch(() => {
      index = undefined;
    });
  return index;
}

async function search() {
  const words = wordsOf(query);
  const all = words.length === 0 ? [] : await entries();
  if (!all) {
    found.textContent = 'The search did not load. Reload the page.';
    return;
  }
  if (words.join() !== wordsOf(query).join()) return;
  const matching = rank(all, words);
  pages.hidden = words.length > 0;
  found.textContent = words.length === 0 ? '' : `${matching.length} found`;
  results.replaceChildren(...matching.slice(0, RESULTS_MAX).map(resultItem));
}

const wordsOf = ({ value }) => value.toLowerCase().split(/\s+/).filter(Boolean);

/** Entries whose title has every word come first. */
function rank(all, words) {
  const hasAll = (text) => words.every((word) => text.includes(word));
  const matching = all.filter((entry) => hasAll(entry.words));
  const isNamed = (entry) => hasAll(`${entry.title} ${entry.address}`.toLowerCase());
  return [...matching.filter(isNamed), ...matching.filter((entry) => !isNamed(entry))];
}

function resultItem({ title, address, url }) {
  const item = document.createElement('li');
  const link = document.createElement('a');
  const code = document.createElement('code');
  link.href = url;
  link.textContent = title;
  code.textContent = address;
  if (address !== title) link.append(document.createElement('br'), code);
  item.append(link);
  return item;
}
