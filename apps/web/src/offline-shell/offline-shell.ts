import { offlineMessages } from '../texts/offline-messages.js';
import { showToast } from '../ui/toast/toasts.js';

const WORKER = '/service-worker.js';
/** How often an open page asks for a newer version. */
const CHECKED_EVERY_MS = 3_600_000;

/**
 * Registers the service worker, which stores the page and its parts for a start without a connection
 * (docs/decisions/0049-the-offline-shell.md). Browsers have none on plain http, and a refusal is no fault: the screen works
 * without it.
 */
export function startOfflineShell(): void {
  if (!('serviceWorker' in navigator)) return;
  void start(navigator.serviceWorker).catch(() => undefined);
}

async function start(workers: ServiceWorkerContainer): Promise<void> {
  const { status } = await fetch(WORKER, { method: 'HEAD', cache: 'no-store' });
  if (status === 404 || status === 410) await remove(workers);
  else if (status === 200) watch(workers, await workers.register(WORKER, { updateViaCache: 'none' }));
}

/** The server has taken the worker back: browsers alone would keep it for good. */
async function remove(workers: ServiceWorkerContainer): Promise<void> {
  const registrations = await workers.getRegistrations();
  await Promise.all(registrations.map((registration) => registration.unregister()));
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => name.startsWith('kiban-shell-')).map((name) => caches.delete(name)),
  );
}

function watch(workers: ServiceWorkerContainer, registration: ServiceWorkerRegistration | undefined): void {
  // Tests block service workers, and then there is none.
  if (!registration) return;
  const look = (): void => {
    if (registration.waiting) void offerIfNewer(workers, registration.waiting);
  };
  look();
  const follow = (): void => {
    const { installing } = registration;
    installing?.addEventListener('statechange', () => {
      if (installing.state === 'installed') look();
    });
  };
  registration.addEventListener('updatefound', follow);
  follow();
  let checkedAt = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.hidden || Date.now() - checkedAt < CHECKED_EVERY_MS) return;
    checkedAt = Date.now();
    void registration.update().then(look, () => undefined);
  });
}

/** A worker of the version of this page takes over automatically when no other window needs the former one. */
async function offerIfNewer(workers: ServiceWorkerContainer, waiting: ServiceWorker): Promise<void> {
  const channel = new MessageChannel();
  const isNewer = await new Promise((resolve) => {
    channel.port1.onmessage = ({ data }) => resolve(data);
    waiting.postMessage({ kind: 'compare', program: ownProgram() }, [channel.port2]);
  });
  if (isNewer !== true) return;
  await offlineMessages.load();
  const { newVersion, reload } = offlineMessages.get();
  showToast({ text: newVersion, kind: 'done', action: { title: reload, run: () => take(workers, waiting) } });
}

/** Only on request: what is typed and the changes that wait are stored, and are there again after the reload. */
function take(workers: ServiceWorkerContainer, waiting: ServiceWorker): void {
  workers.addEventListener('controllerchange', () => location.reload(), { once: true });
  waiting.postMessage({ kind: 'take' });
}

/** The program that the open page names; its hash differs between versions. */
function ownProgram(): string {
  const scripts = [...document.querySelectorAll<HTMLScriptElement>('script[type=module]')];
  return new URL(scripts.at(-1)?.src ?? '/', location.origin).pathname;
}
