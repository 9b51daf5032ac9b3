// Common to all pages of the settings: the signed-in member, the sign-in button and the error message.
import { call, forgetSession, isSignedIn, signIn } from '/session.js';

const byId = (id) => document.getElementById(id);

function show() {
  byId('signed-in').hidden = !isSignedIn();
  byId('sign-in').textContent = isSignedIn() ? 'Sign out' : 'Sign in';
  byId('sign-in').className = isSignedIn() ? 'plain' : '';
  if (!isSignedIn()) byId('who').textContent = 'You are not signed in.';
}

/** Runs an action and shows its error message in `output`. */
export async function attempt(action, output = byId('fault')) {
  output.textContent = '';
  try {
    await action();
  } catch (error) {
    output.textContent = error.message;
    show();
  }
}

/** Starts a page. Calls `load` with the response of GET /me if a person is signed in. */
export async function openPage(load) {
  byId('sign-in').addEventListener('click', () => {
    if (!isSignedIn()) return void attempt(signIn);
    forgetSession();
    // The reload removes all shown data from the page.
    location.reload();
  });
  show();
  if (!isSignedIn()) return;
  await attempt(async () => {
    const me = await call('GET', '/me');
    byId('who').textContent = `${me.member.name}, ${me.role} of ${me.workspace.name}`;
    await load(me);
  });
}

/** Whether `me` may manage webhooks, as the API also enforces; shows the reason if not. */
export function mayManageWebhooks(me) {
  const may = me.role === 'owner' || me.role === 'admin';
  byId('no-access').hidden = may;
  byId('allowed').hidden = !may;
  return may;
}
