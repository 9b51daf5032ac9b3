const SHOWN_CHARACTERS_MAX = 200_000;

const token = document.getElementById('token');

/** The pasted token stays in its field; without one, requests use the session of this tab’s workspace settings. */
export function startAccess() {
  document.getElementById('access').hidden = false;
  if (sessionToken() === null) return;
  document.getElementById('token-note').textContent =
    'You are signed in: without a token here, requests use your session. A pasted token is kept in this page only.';
}

const sessionToken = () => sessionStorage.getItem('kiban.access-token');

export function prepareForms() {
  for (const details of document.querySelectorAll('.try')) {
    const form = details.querySelector('form');
    details.hidden = false;
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      void send(form);
    });
  }
}

async function send(form) {
  const [submit, stop] = form.querySelectorAll('button');
  const stopping = new AbortController();
  stop.onclick = () => stopping.abort();
  submit.disabled = true;
  stop.hidden = false;
  show(form, 'Sending…', '');
  try {
    await showResponse(form, await fetch(urlOf(form), { ...requestOf(form), signal: stopping.signal }));
  } catch (error) {
    show(form, error.name === 'AbortError' ? 'Stopped.' : 'The request failed: the service did not respond.');
  }
  submit.disabled = false;
  stop.hidden = true;
}

const fieldsOf = (form, place) =>
  [...form.querySelectorAll(`[data-in="${place}"]`)].filter(({ value }) => value !== '');

function urlOf(form) {
  const path = fieldsOf(form, 'path').reduce(
    (text, { dataset, value }) => text.replace(`{${dataset.name}}`, encodeURIComponent(value.trim())),
    form.dataset.path,
  );
  const query = new URLSearchParams(
    fieldsOf(form, 'query').map(({ dataset, value }) => [dataset.name, value]),
  );
  return `${document.body.dataset.api}${path}${String(query) === '' ? '' : `?${query}`}`;
}

function requestOf(form) {
  const bearer = token.value.trim() || sessionToken();
  const [body] = fieldsOf(form, 'body');
  return {
    method: form.dataset.method,
    cache: 'no-store',
    headers: {
      ...Object.fromEntries(fieldsOf(form, 'header').map(({ dataset, value }) => [dataset.name, value])),
      ...(bearer ? { Authorization: `Bearer ${bearer}` } : {}),
      ...(body ? { 'Content-Type': 'application/json' } : {}),
    },
    ...(body ? { body: body.value } : {}),
  };
}

async function showResponse(form, response) {
  const status = `${response.status} ${response.statusText}`.trim();
  show(form, status);
  if (!response.body) return;
  const isJson = response.headers.get('content-type')?.startsWith('application/json');
  let text = '';
  for await (const part of parts(response.body)) {
    text += part;
    if (!isJson) show(form, status, text);
    if (text.length > SHOWN_CHARACTERS_MAX) break;
  }
  if (text.length > SHOWN_CHARACTERS_MAX)
    show(
      form,
      `${status}: the first ${SHOWN_CHARACTERS_MAX} characters`,
      text.slice(0, SHOWN_CHARACTERS_MAX),
    );
  else show(form, status, isJson ? readable(text) : text);
}

async function* parts(body) {
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) yield part.value;
  } finally {
    await reader.cancel();
  }
}

function readable(text) {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}

/** Without a text, what was received before stays. */
function show(form, status, text) {
  form.querySelector('[role="status"]').textContent = status;
  if (text === undefined) return;
  const output = form.querySelector('pre');
  output.hidden = text === '';
  output.firstElementChild.textContent = text;
}
