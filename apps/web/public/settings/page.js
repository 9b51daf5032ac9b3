// What every page of the settings has: who is signed in, the way in and out, and a place for what went wrong.
import { call, forgetSession, isSignedIn, signIn } from '/session.js';

const byId = (id) => document.getElementById(id);

function show() {
  byId('signed-in').hidden = !isSignedIn();
  byId('sign-in').textContent = isSignedIn() ? 'Sign out of this page' : 'Sign in';
  byId('sign-in').className = isSignedIn() ? 'plain' : '';
  if (!isSignedIn()) byId('who').textContent = 'You are not signed in.';
}

/** Runs what a person asked for, and says in `output` why it did not work out, where it did not. */
export async function attempt(action, output = byId('fault')) {
  output.textContent = '';
  try {
    await action();
  } catch (error) {
    output.textContent = error.message;
    show();
  }
}

/** Begins a page. `load` is called with who is signed in, as the API says it, or not at all. */
export async function openPage(load) {
  byId('sign-in').addEventListener('click', () => {
    if (!isSignedIn()) return void attempt(signIn);
    forgetSession();
    // What was shown leaves the page with the person.
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

/** Who may see webhooks (the API refuses the others); says so on the page where `me` may not. */
export function mayManageWebhooks(me) {
  const may = me.role === 'owner' || me.role === 'admin';
  byId('refused').hidden = may;
  byId('allowed').hidden = !may;
  return may;
}
