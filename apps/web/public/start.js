// A person who is signed in starts where they were last. Signing out removes the page.
try {
  const page = localStorage.getItem('kiban.last-page') ?? '';
  if (/^\/boards(\/\d{1,16})?$/.test(page)) location.replace(page);
} catch {
  // Storage is refused: this page stays.
}
