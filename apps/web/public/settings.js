import { call, forgetSession, isSignedIn, signIn } from '/session.js';

const byId = (id) => document.getElementById(id);
const fault = byId('fault');

async function attempt(action) {
  fault.textContent = '';
  try {
    await action();
  } catch (error) {
    fault.textContent = error.message;
    show();
  }
}

function show() {
  byId('signed-in').hidden = !isSignedIn();
  byId('sign-in').textContent = isSignedIn() ? 'Sign out of this page' : 'Sign in';
  if (!isSignedIn()) byId('who').textContent = 'You are not signed in.';
}

async function load() {
  const me = await call('GET', '/me');
  byId('who').textContent = `${me.member.name}, ${me.role} of ${me.workspace.name}`;
  byId('issue-section').hidden = me.role !== 'owner';
  const rows = await call('GET', '/tokens');
  byId('rows').replaceChildren(...rows.map(row));
}

function row(token) {
  const line = document.createElement('tr');
  const kind =
    token.kind === 'token' ? `Token ${token.firstCharacters}…${token.lastCharacters}` : 'AI client';
  for (const text of [
    token.name,
    kind,
    token.state,
    token.lastUsedAt ? new Date(token.lastUsedAt).toLocaleString() : 'never',
  ]) {
    const cell = document.createElement('td');
    cell.textContent = text;
    line.append(cell);
  }
  const action = document.createElement('td');
  if (token.state === 'active' || token.state === 'connected') {
    const button = document.createElement('button');
    button.type = 'button';
    button.className = 'quiet';
    button.textContent = 'Revoke';
    button.setAttribute('aria-label', `Revoke ${token.name}`);
    button.addEventListener('click', () => askToRevoke(token));
    action.append(button);
  }
  line.append(action);
  return line;
}

let revoking = null;

function askToRevoke(token) {
  revoking = token;
  byId('revoke-title').textContent = `Revoke ${token.name}?`;
  byId('revoke').showModal();
}

byId('keep').addEventListener('click', () => byId('revoke').close());

byId('revoke-form').addEventListener('submit', () =>
  attempt(async () => {
    const path =
      revoking.kind === 'token' ? `/tokens/${revoking.id}/revoke` : `/clients/${revoking.id}/revoke`;
    const password = byId('revoke-password').value;
    byId('revoke-form').reset();
    await call('POST', path, { password });
    await load();
  }),
);

byId('issue-form').addEventListener('submit', (event) => {
  event.preventDefault();
  const form = new FormData(event.target);
  void attempt(async () => {
    const expires = form.get('expires');
    const issued = await call('POST', '/tokens', {
      name: form.get('name'),
      password: form.get('password'),
      ...(expires ? { expiresAt: `${expires}T00:00:00.000Z` } : {}),
    });
    event.target.reset();
    byId('token').textContent = issued.token;
    byId('issued').hidden = false;
    await load();
  });
});

byId('sign-in').addEventListener('click', () => {
  if (!isSignedIn()) return void attempt(signIn);
  forgetSession();
  show();
});

await attempt(async () => {
  show();
  if (isSignedIn()) await load();
});
