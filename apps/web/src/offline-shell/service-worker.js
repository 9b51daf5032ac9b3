// The offline shell: stores the page of the screen and its parts, and nothing else. It never handles requests to the API,
// for a sign-in, or for the pages of a service. The build writes SHELL above (vite.config.mjs); decision 49 has the reasons.

const CACHES = 'kiban-shell-';
const CACHE = CACHES + SHELL.version;
/** The address under which the page of all views is stored. */
const PAGE = '/boards';
/** How long a network that does not respond delays a stored page. */
const WAIT_MS = 3_000;
/** As both edges have them, with the sign of a number as the browser writes it. */
const VIEWS = new RegExp(SHELL.views);
const files = new Set(SHELL.files);

self.addEventListener('install', (event) => event.waitUntil(store()));
self.addEventListener('activate', (event) => event.waitUntil(replaceOthers()));
self.addEventListener('message', (event) => event.waitUntil(answer(event)));

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (request.mode === 'navigate') {
    if (VIEWS.test(pathname)) event.respondWith(networkFirst(request, PAGE));
  } else if (files.has(pathname)) {
    // A name with a hash never changes its content; the others are of the newest version when there is a network.
    event.respondWith(
      pathname.startsWith('/assets/') ? storedFirst(request, pathname) : networkFirst(request, pathname),
    );
  }
});

/** All files or none: during an upgrade, the page may come from another version than this program. */
async function store() {
  const cache = await caches.open(CACHE);
  try {
    const page = await fetch(PAGE, { cache: 'no-cache' });
    if (!page.ok || page.redirected || (await page.clone().text()) !== SHELL.page)
      throw new Error('The server has another version of the screen.');
    await cache.put(PAGE, page);
    await cache.addAll(SHELL.files);
  } catch (error) {
    await caches.delete(CACHE);
    throw error;
  }
}

async function replaceOthers() {
  const names = await caches.keys();
  const others = names.filter((name) => name.startsWith(CACHES) && name !== CACHE);
  await Promise.all(others.map((name) => caches.delete(name)));
  await self.clients.claim();
}

/** What the browser's cache has lost is requested as if this program did not exist. */
async function storedFirst(request, path) {
  return (await stored(path)) ?? fetch(request);
}

async function networkFirst(request, path) {
  const responding = fetch(request);
  const waited = new Promise((resolve) => setTimeout(resolve, WAIT_MS));
  const response = await Promise.race([responding, waited]).catch(() => undefined);
  return response ?? (await stored(path)) ?? responding;
}

async function stored(path) {
  const cache = await caches.open(CACHE);
  return cache.match(path, { ignoreVary: true });
}

/**
 * A page asks a worker that waits whether it is newer than the page. If it is not and no other window is open, the former
 * version is no longer in use.
 */
async function answer({ data, ports }) {
  if (data.kind === 'take') {
    await self.skipWaiting();
    return;
  }
  const isNewer = !files.has(data.program);
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (!isNewer && windows.length < 2) await self.skipWaiting();
  ports[0].postMessage(isNewer);
}
