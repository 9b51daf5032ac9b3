// Fills in this deployment's own address, so that what is shown can be copied as it stands.
for (const element of document.querySelectorAll('[data-address]')) {
  element.textContent = new URL(element.dataset.address, location.origin).href.replace(/\/$/, '');
}
for (const element of document.querySelectorAll('[data-template]')) {
  element.textContent = element.textContent.replaceAll('{origin}', location.origin);
}
