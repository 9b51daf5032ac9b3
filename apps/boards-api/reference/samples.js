let language;

/** Keeps the language that the reader chose on every sample, and lets samples be copied. */
export function prepareSamples() {
  for (const choice of document.querySelectorAll('.samples input')) {
    choice.checked = language === undefined ? choice.checked : choice.value === language;
    choice.addEventListener('change', () => choose(choice.value));
  }
  for (const sample of document.querySelectorAll('.sample')) sample.append(copyButton(sample));
}

function choose(chosen) {
  language = chosen;
  for (const choice of document.querySelectorAll('.samples input'))
    choice.checked = choice.value === language;
}

function copyButton(sample) {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'copy';
  button.textContent = 'Copy';
  button.addEventListener('click', async () => {
    const isCopied = await navigator.clipboard.writeText(sample.querySelector('code').textContent).then(
      () => true,
      () => false,
    );
    button.textContent = isCopied ? 'Copied' : 'Select the text to copy it';
    setTimeout(() => (button.textContent = 'Copy'), 2_000);
  });
  return button;
}
