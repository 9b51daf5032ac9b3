// Runs before the program of the screen: chooses the language, and requests its texts in the same round as the program.
// The choice of this device counts first, then the languages of the browser, of those that the element names.
{
  const { dataset } = document.currentScript;
  let chosen = '';
  try {
    chosen = localStorage.getItem('kiban.language') ?? '';
  } catch {
    // Storage is refused: the browser's languages are used.
  }
  const language = [chosen, ...navigator.languages]
    .map((tag) => tag.slice(0, 2))
    .find((tag) => tag in dataset);
  document.documentElement.lang = language ?? 'en';
  const texts = document.createElement('link');
  texts.rel = 'modulepreload';
  texts.crossOrigin = '';
  texts.href = dataset[document.documentElement.lang];
  document.head.append(texts);
}
