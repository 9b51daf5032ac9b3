// Inserts this deployment’s address, so that visitors can copy the examples unchanged.
for (const element of document.querySelectorAll('[data-address]')) {
  element.textContent = new URL(element.dataset.address, location.origin).href.replace(/\/$/, '');
}
for (const element of document.querySelectorAll('[data-template]')) {
  element.textContent = element.textContent.replaceAll('{origin}', location.origin);
}
