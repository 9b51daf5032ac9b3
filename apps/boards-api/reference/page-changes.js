const { reference } = document.body.dataset;

/** Shows another page of the reference without loading the document again, so that a pasted token is kept. */
export function followLinks(whenChanged) {
  document.addEventListener('click', (event) => {
    const link = event.target.closest?.('a[href]');
    const isPlain =
      event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (!link || !isPlain || !isPage(link)) return;
    if (link.pathname === location.pathname) return;
    event.preventDefault();
    history.pushState(null, '', link.href);
    void show(whenChanged);
  });
  let shown = location.pathname;
  addEventListener('popstate', () => {
    if (shown !== location.pathname) void show(whenChanged);
  });

  async function show(changed) {
    const url = location.href;
    const response = await fetch(location.pathname).catch(() => undefined);
    if (!response?.ok) return location.reload();
    const page = new DOMParser().parseFromString(await response.text(), 'text/html');
    if (location.href !== url) return;
    shown = location.pathname;
    document.title = page.title;
    for (const id of ['article', 'pages'])
      document.getElementById(id).replaceChildren(...page.getElementById(id).childNodes);
    changed();
    const target = document.getElementById(location.hash.slice(1)) ?? document.getElementById('content');
    if (location.hash === '') scrollTo(0, 0);
    else target.scrollIntoView();
    target.tabIndex = -1;
    target.focus({ preventScroll: true });
  }
}

const isPage = ({ origin, pathname, target }) =>
  origin === location.origin &&
  target === '' &&
  (pathname === reference || pathname.startsWith(`${reference}/`));
