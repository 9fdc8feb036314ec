import { lowerFirst, stripEnd } from '#writing/casing.ts';
import { isCommon } from '../defining/count-telling.ts';

/** What is done, named as a thing. */
const process = /(?:ing|tion|sion|ment|ance|ysis|yses|ries|als|ations|ments|up|control)$/iu;
/** Beside somebody who does it, or no work. */
const noWork =
  /\b(?:assistance|support|help|compliance|adherence|understanding|willing\w*|training (?:provided|given)|duties|tasks|others?|participation|being|having|commitment|performance|communication|measures?|professional\w*|impact|benefit\w*|values?|improvement|delivered|maintained)\b/iu;
const length = { fewest: 2, most: 9 };

/** Never small. */
const proper = /^(?:Medicare|Medicaid|English|French|Spanish|German|Christmas|NHS)$/;
const ofEnglish =
  /(?:ing|tion|sion|ment|ance|ence|ysis|ity|able|ible|ory|ery|ive|al|ers?|ors?)s?$/iu;

/** A headline gives each word its capital; null where nobody knows which of them is a name. */
function calm(text: string, lower: ReadonlySet<string>): string | null {
  const words = text.split(' ');
  const told = words.filter((word) => /^\p{L}{4,}/u.test(word));
  if (told.slice(1).some((word) => /^\p{Ll}/u.test(word))) return lowerFirst(text);
  const said = words.map((word) => {
    const small = word.toLowerCase();
    const bare = small.replace(/\P{L}+$/u, '');
    const isPlain = lower.has(bare) || isCommon(bare) || ofEnglish.test(bare);
    return /^\p{Lu}\p{Ll}/u.test(word) && isPlain ? small : word;
  });
  const isCalm = said.every(
    (word) => !/^\p{Lu}\p{Ll}/u.test(word) || proper.test(word.replace(/\P{L}+$/u, '')),
  );
  return isCalm ? said.join(' ') : null;
}

/** "handle rope inspection and repair": a line that names its work as a thing, as one does it; null where it names none. */
export function sayHandled(line: string, lower: ReadonlySet<string>): string | null {
  const bare = stripEnd(
    line
      .replace(/\s&\s(?!\p{Lu}\b)/gu, ' and ')
      .replace(/\s+/g, ' ')
      .trim(),
  );
  const count = bare.split(' ').length;
  if (count < length.fewest || count > length.most || /[():;/\d]|['’]\p{L}{2}/u.test(bare))
    return null;
  if (noWork.test(bare)) return null;
  const [first = ''] = bare.split(/,| and | of | for /);
  const [head = ''] = first.trim().split(' ').slice(-1);
  const isOne = !first.trim().includes(' ');
  // "Maintaining": a verb whose thing follows was read before.
  if (!process.test(head) || (isOne && /ing$/iu.test(head))) return null;
  const told = calm(bare, lower);
  if (told === null) return null;
  return `${/^(?:the|all|an?) | of /u.test(told) ? 'be responsible for' : 'handle'} ${told}`;
}
