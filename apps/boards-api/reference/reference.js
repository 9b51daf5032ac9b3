// The reference works as plain pages; this adds search, “Try it”, copying, and page changes that keep the pasted token.
import { followLinks } from './page-changes.js';
import { prepareSamples } from './samples.js';
import { startSearch } from './search.js';
import { prepareForms, startAccess } from './try-it.js';

const menu = document.getElementById('menu');
const contents = document.getElementById('contents');

function showContents(isShown) {
  menu.setAttribute('aria-expanded', String(isShown));
  contents.hidden = !isShown;
}

function preparePage() {
  prepareSamples();
  prepareForms();
}

const isNarrow = matchMedia('(max-width: 60rem)');
isNarrow.addEventListener('change', () => showContents(!isNarrow.matches));
menu.hidden = false;
menu.addEventListener('click', () => showContents(contents.hidden));
contents.addEventListener('click', ({ target }) => {
  if (isNarrow.matches && target.closest('a')) showContents(false);
});
if (isNarrow.matches) showContents(false);

startAccess();
startSearch();
followLinks(preparePage);
preparePage();
// Swagger UI was at this address, and linked to operations as #/Cards/createCard.
const swaggerLink = /^#\/[^/]+\/(\w+)$/.exec(location.hash);
if (swaggerLink) document.querySelector(`#article a[href$="#${swaggerLink[1]}"]`)?.click();
// The browser looked for the section before the contents of a narrow window were closed.
if (location.hash) document.getElementById(location.hash.slice(1))?.scrollIntoView();
