const shownLetters = 280;
const readLetters = 1200;

/** The end of what was written so far, out of half a JSON text, for a person who watches. */
export function lastWords(json: string): string {
  const tail = json.slice(-readLetters);
  const texts = tail
    .replaceAll(/"[\w-]+"\s*:/g, ' ')
    .replaceAll(/\\[nrt]/g, ' ')
    .replaceAll(/\\u[\da-f]{0,4}/gi, ' ')
    .replaceAll(/\\(.)/g, '$1')
    .replaceAll(/[{}[\]"]|",/g, ' ')
    .replaceAll(/(?<!\s)\s+(?=[,.;:])/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
  const shown = texts.slice(-shownLetters);
  return shown.length < texts.length ? shown.slice(shown.indexOf(' ') + 1) : shown;
}
