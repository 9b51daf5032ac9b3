import { element } from '/settings/element.js';

/**
 * Shows a confirmation dialog. `answers` are [text, value, class]; Escape and “Cancel” return null.
 * @returns { answer, field } with the text of `field`, an input, where one is given
 */
export function ask({ title, text, field, answers }) {
  const heading = element('h2', { id: 'question' }, title);
  const form = element('form', { method: 'dialog' }, heading, element('p', {}, text));
  if (field) form.append(element('label', { for: field.id }, field.title), field);
  const row = element('div', { class: 'actions' });
  for (const [label, value, className] of answers)
    row.append(element('button', { value, class: className ?? 'plain' }, label));
  // Not a submit button: an invalid field must not block canceling.
  const cancel = element('button', { type: 'button', class: 'plain' }, 'Cancel');
  row.append(cancel);
  form.append(row);
  const dialog = element('dialog', { 'aria-labelledby': 'question' }, form);
  cancel.addEventListener('click', () => dialog.close(''));
  document.body.append(dialog);
  return new Promise((resolve) => {
    dialog.addEventListener('close', () => {
      dialog.remove();
      resolve({ answer: dialog.returnValue || null, field: field?.value });
    });
    dialog.showModal();
  });
}
