import { element } from '/settings/element.js';

/**
 * Shows a confirmation dialog. `choices` are [text, value, class]; Escape and “Cancel” return null.
 * @returns { choice, field } with the text of `field`, an input, where one is given
 */
export function confirmDialog({ title, text, field, choices }) {
  const heading = element('h2', { id: 'dialog-title' }, title);
  const form = element('form', { method: 'dialog' }, heading, element('p', {}, text));
  if (field) form.append(element('label', { for: field.id }, field.title), field);
  const row = element('div', { class: 'actions' });
  for (const [label, value, className] of choices)
    row.append(element('button', { value, class: className ?? 'plain' }, label));
  // Not a submit button: an invalid field must not block canceling.
  const cancel = element('button', { type: 'button', class: 'plain' }, 'Cancel');
  row.append(cancel);
  form.append(row);
  const dialog = element('dialog', { 'aria-labelledby': 'dialog-title' }, form);
  cancel.addEventListener('click', () => dialog.close(''));
  document.body.append(dialog);
  return new Promise((resolve) => {
    dialog.addEventListener('close', () => {
      dialog.remove();
      resolve({ choice: dialog.returnValue || null, field: field?.value });
    });
    dialog.showModal();
  });
}
