import { call } from '/session.js';
import { attempt, openPage } from '/settings/page.js';

const byId = (id) => document.getElementById(id);

async function loadRows() {
  const rows = await call('GET', '/tokens');
  byId('rows').replaceChildren(...rows.map(row));
  byId('no-rows').hidden = rows.length > 0;
  byId('table').hidden = rows.length === 0;
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
    button.addEventListener('click', () => confirmRevocation(token));
    action.append(button);
  }
  line.append(action);
  return line;
}

let revoking = null;

function confirmRevocation(token) {
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
    await loadRows();
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
    await loadRows();
  });
});

await openPage(async (me) => {
  byId('issue-section').hidden = me.role !== 'owner';
  await loadRows();
});
