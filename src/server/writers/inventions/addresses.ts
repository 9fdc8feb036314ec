const endings =
  'com|org|net|edu|gov|io|co|ai|app|dev|jobs|careers|info|biz|me|us|uk|de|eu|ca|au|fr|ru|cn|xyz|test|example|link|site|online|shop|work|tech';
const email = /(?<![\w.+-])[\w.+-]+@[\w-]+(?:\.[\w-]+)+/gi;
const web = new RegExp(
  String.raw`(?:https?:\/\/|www\.)[^\s<>"')\]]+|\b(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.){1,8}(?:${endings})\b(?:\/[^\s<>"')\]]*)?`,
  'gi',
);
const phone = /(?<![\w$€£.,])\+?\(?\d[\d\s().-]{7,}\d(?![\w,.]\d)/g;
const isoDate = /^\d{4}-\d{2}-\d{2}/;

const tidyWeb = (address: string) =>
  address
    .toLowerCase()
    .replace(/^https?:\/\//, '')
    .replace(/^www\./, '')
    .replace(/(?<![.,;:!?/])[.,;:!?/]+$/, '');

/** Web, mail and phone addresses in a text, each in one way of writing. */
export function readAddresses(text: string): string[] {
  const mails = text.match(email) ?? [];
  const rest = text.replaceAll(email, ' ');
  const pages = (rest.match(web) ?? []).map(tidyWeb);
  const phones = (rest.match(phone) ?? [])
    .filter((number) => !isoDate.test(number))
    .map((number) => number.replaceAll(/\D/g, ''))
    .filter((digits) => digits.length >= 9);
  return [...mails.map((address) => address.toLowerCase()), ...pages, ...phones];
}

/** A page may be named by its site; the other way round would make up a page. */
export function isKnownAddress(address: string, known: ReadonlySet<string>): boolean {
  if (known.has(address)) return true;
  return !address.includes('/') && [...known].some((one) => one.startsWith(`${address}/`));
}
