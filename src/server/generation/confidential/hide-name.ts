import { listNameForms } from './name-forms.ts';

interface Secret {
  name: string;
  /** The place of the job, whose words give nothing away. */
  place: string;
  /** What stands where a text spoke of the employer by name: "the company". */
  instead: string;
}

export interface HiddenName {
  /** A text in which the name does not occur any more. */
  hide: (text: string) => string;
  /** Every text in a value, the names of maps included. */
  hideAll: <Value>(value: Value) => Value;
  occursIn: (value: unknown) => boolean;
}

/** Mail, web, a handle, a hashtag. */
const isAddress = (word: string) => /[@#]|:\/\/|[\p{L}\p{N}]\.\p{L}/u.test(word);

/** Where the words of an address end and the sentence goes on. */
function endOfAddress(word: string): number {
  let end = word.length;
  while (end > 0 && '.,;:!?)]}\'"’”'.includes(word.charAt(end - 1))) end -= 1;
  return end;
}

/** Keeps one name out of what candidates read. */
export function createHiddenName({ name, place, instead }: Secret): HiddenName {
  const forms = listNameForms(name, place);
  const letters = forms.map(({ words, exact }) => {
    const pattern = words
      .split(' ')
      .map(escape)
      .join(String.raw`[\s-]{1,4}`);
    return new RegExp(
      String.raw`(?<before>^|[.!?:]\s{1,4}|[\n•]\s{0,4}|\b(?:the|our|your|a|an|this)\s{1,4})?(?<![\p{L}\p{N}])${pattern}(?<own>['’]s)?(?![\p{L}\p{N}])`,
      exact ? 'gu' : 'giu',
    );
  });
  const compact = forms
    .map(({ words }) => words.replaceAll(/[^\p{L}\p{N}]/gu, '').toLowerCase())
    .filter((form) => form.length > 3);
  const pointsThere = (text: string) => {
    const plain = text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');
    return compact.some((form) => plain.includes(form));
  };

  function hide(text: string): string {
    const safe = text.replaceAll(/\S+/g, (word) => {
      if (!isAddress(word) || !pointsThere(word)) return word;
      return `[contact address]${word.slice(endOfAddress(word))}`;
    });
    return letters.reduce((said, pattern) => said.replaceAll(pattern, refer), safe);
  }

  function refer(...match: unknown[]): string {
    const { before = '', own = '' } = match.at(-1) as { before?: string; own?: string };
    if (/^(?:our|your|a|an|this)\s/i.test(before) && own === '') {
      // "our Northgate team" is "our team".
      return before.trimEnd();
    }
    const isDeterminer = /\p{L}\s+$/u.test(before);
    const opens = before === '' ? match.at(-3) === 0 : !isDeterminer || /^[A-Z]/.test(before);
    const said = opens ? instead.charAt(0).toUpperCase() + instead.slice(1) : instead;
    return `${isDeterminer ? '' : before}${said}${own}`;
  }

  return {
    hide,
    hideAll: <Value>(value: Value) => mapTexts(value, hide) as Value,
    occursIn: (value) => {
      let found = false;
      mapTexts(value, (text) => {
        found ||= hide(text) !== text;
        return text;
      });
      return found;
    },
  };
}

const escape = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** Fields of our own, not words that a map was given as names. */
const isFieldName = (name: string) => /^[a-z][A-Za-z]*$/.test(name);

function mapTexts(value: unknown, map: (text: string) => string): unknown {
  if (typeof value === 'string') return map(value);
  if (Array.isArray(value)) return value.map((inner: unknown) => mapTexts(inner, map));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [
      isFieldName(name) ? name : map(name),
      mapTexts(inner, map),
    ]),
  );
}
