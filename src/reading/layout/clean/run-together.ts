import { isEnglishWord } from '../../facts/shapes/tagger.ts';
import { classifyHeading } from '../classify-heading.ts';
import { kindOfLabel } from '../labels.ts';
import { camelNames, opensPart, startsList } from './camel-names.data.ts';
import { isCoined, isShortName } from './coined-names.ts';
import type { Halves } from './coined-names.ts';
import { findAddresses, isInAddress } from './addresses.ts';
import { splitCapitalHeadings } from './capital-headings.ts';
import { applyEdits } from './mapped-text.ts';
import type { Edit, MappedText } from './mapped-text.ts';

/** Where a break was lost in copying: "monthly payrollOpportunity", "Benefits:Pension", "team.You". */
const joints =
  /(?<=[\p{Ll}\d)%!?+*])(?=\p{Lu})|(?<=\p{Lu}{2})(?=\p{Lu}\p{Ll}{3})|(?<=(?<![\p{L}\d])\p{Lu}\d\p{Lu})(?=\p{Lu}\p{Ll}+ )|(?<=\p{Lu}{4})(?=(?:We|You|Our|The|This) )|(?<=\p{Lu}{6})(?=(?:To|In|As|At|If|It|All) \p{Ll})|(?<=\/\p{Lu})(?=\p{Lu}\p{Ll}{3})|(?<=\bN\/A)(?=\p{Lu}\p{Ll})|(?<=[\p{L})\d%+][.!?:;])(?=[\p{Lu}"'$£€₹])|(?<=\p{Ll}{3}[.:])(?=\d{1,2}\+? \p{Ll}{3}|\d{1,2}\s?[-–]\s?\d{1,2}\+? \p{Ll}{3}|\d{1,2}\. \p{Lu}\p{Ll})|(?<=\p{L}\)|\p{Ll}{3}\.)(?=401\s?\(?[kK])|(?<=\p{L}\))(?=\d{1,2}\+?(?:\s?[-–]\s?\d{1,2}\+?)? (?:years|days|weeks|[Hh]ours))|(?<=\betc\.)(?=\p{Ll}{3})|(?<=\d)(?=[$£€₹]\d)|(?<=\p{Ll}{2})(?=\d{2,}|\d\+? \p{Ll}{3}|\d\s?[-–]\s?\d{1,2}\+? \p{Ll}{3}|[$£€₹])/gu;
/** A middle dot parts the words of a row when it has a blank on both sides, and begins an item when it has not. */
const bullet =
  /(?<=[^\s•*–-])(?:[ \t]?(?=[•●▪■◦○‣➢➤►✓✔✅☑⁃][ \t]?\S|§[ \t]?(?:\p{Lu}\p{Ll}|401|\d{1,2}\+?(?:\s?[-–]\s?\d{1,2}\+?| to \d{1,2})? (?:years?|days|weeks|hours)\b)|(?<=[\p{Ll}.;:!?)])Ø \p{Lu}\p{Ll})|(?=·(?:[ \t]\S|[\p{Lu}\d])))|(?<=:)[ \t](?=·[ \t]\S)/gu;

/** Where each known name has its capital inside, by the name in lower case. */
const insideOf = new Map(
  camelNames
    .split(' ')
    .map((name) => [name.toLowerCase(), name.slice(1).search(/\p{Lu}/u) + 1] as const),
);

const longestToken = 40;
const fewestJoints = 3;

/** "of work- Collaborate with", "tasks.-Follow plans": a dash that opens an item and lost its line. */
const grownDash =
  /(?<=[\p{Ll}.);:,])(?=[-–] \p{Lu}\p{Ll}* \p{L})|(?<=[\p{Ll})][.;:])(?=[-–]\p{Lu}\p{Ll}+ )/gu;

/** "insurancemedical aid", "(after a year)pension": items of an offer without even a capital between them. */
const grownOffer =
  /(?<=(?:\p{Ll}{4}|\p{Lu}{3})\))(?=\p{Ll}{4})|(?<=\b(?:contribution|bonus|bonuses|insurance|scheme|leave|holidays|allowance|discount|discounts))(?=(?:group|medical|discretionary|death|health|dental|paid|flexible|free|annual|company|pension|enhanced|private|generous)\b)/gu;

/** A line that is an item already is no list: there the bracket only lost its blank. */
const findOffers = (text: string): Edit[] =>
  [...text.matchAll(grownOffer)].map(({ index }) => {
    const line = text.slice(text.lastIndexOf('\n', index - 1) + 1, index);
    const isItem = /^[•●▪■◦‣*·–-] ?\p{L}/u.test(line) && line.endsWith(')');
    return { start: index, end: index, insert: isItem ? ' ' : '\n' };
  });

/** "for a year~ Derby~ Hours: 8 to 5": before a figure it means "about". */
const grownTilde = /(?<=[\p{L}\d.);:,]) ?(?=~ ?\p{Lu})/gu;

/** One alone may be a slip; a row of them is a list. */
const findDashes = (text: string): Edit[] =>
  [grownDash, grownTilde]
    .flatMap((mark) => {
      const found = [...text.matchAll(mark)];
      return found.length < fewestJoints
        ? []
        : found.map(({ index, 0: gap }) => ({
            start: index,
            end: index + gap.length,
            insert: '\n',
          }));
    })
    .toSorted((a, b) => a.start - b.start);

/** Gives back the breaks that copying took away: before bullets, and inside words that grew together. */
export function splitRunTogether(source: MappedText): MappedText {
  const bullets = [...source.text.matchAll(bullet)].map(({ index, 0: gap }): Edit => ({
    start: index,
    end: index + gap.length,
    insert: '\n',
  }));
  const listed = applyEdits(source, bullets);
  const parted = applyEdits(listed, findDashes(listed.text));
  return splitJoints(splitCapitalHeadings(applyEdits(parted, findOffers(parted.text))));
}

/** "Company DescriptionHarrow Mills", "Role DescriptionHarrow Mills": two headings over one name. */
const headingWord =
  /^(?:Description|Summary|Overview|Requirements|Qualifications|Responsibilities)$/;

interface Joint {
  at: number;
  left: string;
  /** The letters on both sides. */
  token: string;
  /** A full stop without a blank ends a sentence in any text; "skillsOwns" lost a break only where others did. */
  isCertain: boolean;
  /** Both halves are words, as in "skillsAbility": a lost break unless it is written so twice. */
  areWords?: boolean;
  /** A name by its form, here and wherever it stands again. */
  isCoined?: boolean;
  /** The word behind the joint. */
  opener?: string;
}

function splitJoints(source: MappedText): MappedText {
  const addresses = findAddresses(source.text);
  const found = [...source.text.matchAll(joints)].flatMap(({ index }) =>
    isInAddress(source.text, addresses, index) ? [] : readJoint(source.text, index),
  );
  const open = found.filter(({ isCertain, isCoined: isName }) => !isCertain && !isName);
  const distinct = new Set(open.map(({ left }) => left));
  const isFull = distinct.size >= fewestJoints;
  const names = new Set<string>();
  const seen = new Map<string, number>();
  const head = endOfHead(source.text);
  const openers = countOpeners(found);
  const isText = repeatsText(found);
  // A short line at the top is a title, an employer or a place, and nothing was lost in it.
  for (const joint of found) {
    const before = seen.get(joint.token);
    const isTwice =
      before !== undefined &&
      !(isHalf(joint, source.text) ? isWholePlace : isSamePlace)(source.text, before, joint.at) &&
      !isOpener(openers, joint) &&
      !headingWord.test(joint.left) &&
      !(isText && isSmall(joint));
    if (joint.at < head || joint.isCoined || isTwice) names.add(joint.token);
    else if (before === undefined) seen.set(joint.token, joint.at);
  }
  const edits = found
    // What is written so twice is written so on purpose: the name of an employer or a product.
    .filter(({ token, isCertain }) => isCertain || !names.has(token))
    .filter(({ isCertain, areWords }) => isCertain || areWords || isFull)
    .map(({ at }): Edit => ({
      start: at,
      end: at,
      insert: isWaiting(source.text, at) ? ' ' : '\n',
    }));
  return applyEdits(source, edits);
}

/** "beside theIT lead": a word that no line ends with lost its blank only. */
function isWaiting(text: string, at: number): boolean {
  const before = text.slice(Math.max(0, at - widestBrackets), at);
  if (/(?<![\p{L}\d])(?:the|an?|our|your|their|its)$/u.test(before)) return true;
  // "What we look for" and "Who you work with" are headings; a long sentence goes on.
  return /^[^\n.:;!?]{50,} (?:in|at|of|from|by|with)$/u.test(before);
}

const sameBeside = 24;

/** Two places with the same words before or behind them: one place of a text that was pasted twice. */
export const isSamePlace = (text: string, one: number, other: number): boolean =>
  text.slice(one, one + sameBeside) === text.slice(other, other + sameBeside) ||
  (one >= sameBeside &&
    text.slice(one - sameBeside, one) === text.slice(other - sameBeside, other));

/** "SeaHawk Towing Services" behind different words: a name in two halves goes on with its own words. */
function isHalf({ left, opener }: Joint, text: string): boolean {
  const [half = ''] = /(?<!\p{Lu})\p{Lu}\p{Ll}{1,5}$/u.exec(left) ?? [];
  if (half === '' || opener === undefined) return false;
  const isWordOfText = new RegExp(`(?<![\\p{L}\\d])${half}(?![\\p{L}\\d])`, 'u').test(text);
  return (
    !opensPart.test(half) &&
    !opensPart.test(opener) &&
    !startsList.test(opener) &&
    // "Fern GateLondon" twice, and "Fern Gate" elsewhere: two names.
    !isWordOfText
  );
}

const isWholePlace = (text: string, one: number, other: number): boolean =>
  text.slice(one - sameBeside, one + sameBeside) ===
  text.slice(other - sameBeside, other + sameBeside);

/** Behind how many different words each word stands grown on. */
function countOpeners(found: readonly Joint[]): Map<string, Set<string>> {
  const openers = new Map<string, Set<string>>();
  for (const { opener, left } of found)
    if (opener) openers.set(opener, (openers.get(opener) ?? new Set()).add(left));
  return openers;
}

const fewestBefore = 3;

/** "EnglishAbility", "skillsAbility", "requiredMinimum": a word that opens items is no half of a name. */
const isOpener = (openers: Map<string, Set<string>>, joint: Joint): boolean =>
  joint.opener !== undefined &&
  startsList.test(joint.opener) &&
  ((openers.get(joint.opener)?.size ?? 0) >= fewestBefore ||
    (isSmall(joint) && /(?:s|ed|ing|ion|ment|ence|ity|ly|ive)$/.test(joint.left)));

/** "historiesPhysical": no name begins with a small letter and a long word. */
const isSmall = ({ left }: Joint): boolean => /(?<!\p{L})\p{Ll}{5,}$/u.test(left);

/** Where several such words come twice, the text does. */
function repeatsText(found: readonly Joint[]): boolean {
  const once = new Set<string>();
  const twice = new Set<string>();
  for (const joint of found)
    if (!joint.isCertain && isSmall(joint)) (once.has(joint.token) ? twice : once).add(joint.token);
  return twice.size >= fewestJoints;
}

const headLines = 4;
const longestHeadLine = 60;

/** Where the short lines above the text proper end. */
function endOfHead(text: string): number {
  let at = 0;
  for (let count = 0; count < headLines; count += 1) {
    const end = text.indexOf('\n', at);
    if (end === -1 || end - at > longestHeadLine) return at;
    at = end + 1;
  }
  return at;
}

function readJoint(text: string, at: number): Joint[] {
  const before = text.slice(Math.max(0, at - longestToken), at);
  const after = text.slice(at, at + longestToken);
  const left = before.split(/\s/).at(-1) ?? '';
  const right = /^\S*/.exec(after)?.[0] ?? '';
  if (isAddress(left + right)) return [];
  return /[.!?:;]$/.test(left)
    ? readPunctuated(text, { at, left, right })
    : readGrown(text, { at, left, right });
}

const widestBrackets = 80;

function isInBrackets(text: string, at: number): boolean {
  const before = text.slice(Math.max(0, at - widestBrackets), at);
  return before.lastIndexOf('(') > Math.max(before.lastIndexOf(')'), before.lastIndexOf('\n'));
}

function readPunctuated(text: string, { at, left, right }: Halves): Joint[] {
  const word = left.slice(0, -1);
  // "U.S.A", "e.g.CMA", "Node.JS" lost nothing.
  if (left.endsWith('.') && /(?:^|[.(])\p{L}{1,2}$/u.test(word) && !endsSentence(word, right))
    return [];
  // "(Connect:Direct, Axway)": no break is lost between brackets.
  if (left.endsWith(':') && isInBrackets(text, at)) return [];
  const isSentence =
    /^["']?(?:\p{Lu}\p{Ll}|[IA]$|[$£€₹])/u.test(right) ||
    // "degree preferred.SHRM-CP", "engineering.5+ years", and not "using.NET".
    (left.endsWith('.') &&
      /^\p{Lu}?\p{Ll}{4,}$/u.test(word) &&
      /^(?:(?!NET\b|JS\b|COM\b)\p{Lu}{2}|\d)/u.test(right)) ||
    // "(until the spring).DUTIES:"
    (left.endsWith(').') && /^\p{Lu}{4,}(?!\p{Ll})/u.test(right)) ||
    // "CPR, first aid, etc.CE stipends"
    (/^etc\.$/i.test(left) && /^(?:\p{Lu}{2}|\p{Ll}{3})/u.test(right)) ||
    // "vision insurance.401(k) with match"
    right.startsWith('401') ||
    // "benefits including:27 days"
    (/^(?:includ\p{Ll}+|following|offer|are)$/u.test(word) && /^\d/.test(right));
  if (isSentence) return [{ at, left: word, token: word + right, isCertain: true }];
  return left.endsWith(':') && !/^\d/.test(right)
    ? [{ at, left: word, token: word + right, isCertain: false }]
    : [];
}

const isWord = (right: string): boolean => {
  const [word] = /^\p{Lu}\p{Ll}{2,}(?=[,:]?$|['’])/u.exec(right) ?? [];
  return word !== undefined && isEnglishWord(word.toLowerCase());
};

/** "as shown to us.Prepares": a short word that is no abbreviation. */
const endsSentence = (word: string, right: string): boolean =>
  // "to the HR.It has"
  (/^\p{Lu}{2}$/u.test(word) &&
    (/^(?:It|The|This|These|We|You|Your|Our|They|Must|All)$/.test(right) ||
      // "with Power BI.Experience of": no initials, for a word follows.
      isWord(right))) ||
  (/^(?:it|us|up|on|in|do|so|go|of|to|me|be|is|am|at|by|we)$/.test(word) &&
    /^(?:\p{Lu}\p{Ll}{2}|(?:We|An?|As|At|If|In|It|On|To|By|No|I)(?!\p{L}))/u.test(right));

function readGrown(text: string, { at, left, right }: Halves): Joint[] {
  const stem = /\p{L}$/u.test(left) ? (left.match(/\p{L}+/gu)?.at(-1) ?? '') : '';
  // "401(k)401(k) matching", "up to $2000$15 an hour": an amount or a plan begins.
  if (left.endsWith(')') && /^\d/.test(right))
    return [{ at, left, token: left + right, isCertain: true }];
  if (/[$£€₹][\d,.]*\d$/.test(left) && /^[$£€₹]/.test(right))
    return [{ at, left, token: left + right, isCertain: true }];
  if (/^[\d$£€₹]/.test(right)) {
    // "OnBrand24, EastWest"
    if (/\p{Ll}\p{Lu}\p{Ll}/u.test(stem) && /^\d{1,3}[,.;)]/.test(right)) return [];
    // "Qualifications8+ years": what ends a heading goes before anything.
    const rest = text.slice(at, at + longestToken);
    const areWords =
      (opensPart.test(stem) && /^\d{1,2}\+?\s/.test(rest)) ||
      // "in finance2 - 4 years of audit"
      /^\d{1,2}\+?(?:\s?[-–]\s?\d{1,2}\+?)? (?:years?|yrs?|months?|weeks?|days)\b/.test(rest);
    return stem.length >= 4
      ? [{ at, left: stem, token: stem + right, isCertain: false, areWords }]
      : [];
  }
  if (/\d$/.test(left) && !/^\p{Lu}\p{Ll}/u.test(right)) return [];
  // "to hotels, B2B or B2CNo weekends"
  if (/^\p{Lu}\d\p{Lu}$/u.test(left)) return [{ at, left, token: left + right, isCertain: true }];
  // "N/AStooping", "FrequentlyLift": the cell of a table ends here.
  if (endsCell.test(left) && /^\p{Lu}\p{Ll}/u.test(right))
    return [{ at, left, token: left + right, isCertain: true }];
  // "the S/CManagement of disputes"
  if (/^\p{Lu}\/\p{Lu}$/u.test(left)) return [{ at, left, token: left + right, isCertain: true }];
  // "including honours coursesB.S. in Physics", "RequirementsU.S. citizenship"
  if ((/^\p{Ll}{3,}$/u.test(stem) || opensPart.test(stem)) && initials.test(right))
    return [{ at, left, token: left + right, isCertain: true }];
  // "LancashireLA1 1RP" is put right with the other postcodes.
  if (postcode.test(text.slice(at, at + longestToken))) return [];
  // "SaaS", "PaaS": no sentence begins with one letter that is no word.
  if (/^(?![AI]\b|As\b)\p{Lu}s?(?!\p{L})/u.test(right)) return [];
  if (/\p{L}$/u.test(left) && (stem.length < 2 || isName(stem, right))) return [];
  const word = /^\p{L}*/u.exec(right)?.[0] ?? '';
  // Of "skillsBenefitsPension" each joint is its own; "OverviewClearDesk" ends in the name that stands
  // elsewhere, and "ClearDeskWe" begins with it.
  const first = /^\p{Lu}\p{Ll}+(?=\p{Lu}\p{Ll})/u.exec(word)?.[0] ?? word;
  const token = `${/\p{Lu}\p{Ll}+$/u.exec(stem)?.[0] ?? stem} ${first}`;
  // "for all staffLinkedIn courses"
  const isNamed = /^\p{Ll}{4,}$/u.test(stem) && insideOf.has(word.toLowerCase());
  const isBroken = isNamed || endsHeading(text, at) || opensLabel(text, at);
  if (!isBroken && isShortName(stem, word)) return [];
  if (!isBroken && isCoined(text, { at, left, right }, stem))
    return [{ at, left, token, isCertain: false, isCoined: true }];
  const areWords =
    isBroken || areTwoWords(stem, word) || areSentences(stem, text.slice(at, at + longestToken));
  // "servicesA strong" is a lost break however often it comes.
  const isCertain = opensWithArticle(stem, text.slice(at, at + longestToken));
  return [{ at, left, token, isCertain, areWords, opener: word }];
}

const postcode = /^[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}(?!\p{L})/u;

const initials = /^\p{Lu}\p{Ll}{0,2}\.\p{Lu}(?:\.|\p{Ll}{0,3}(?![\p{L}\d]))/u;

/** How often something is done, as a column of a table says it. */
const endsCell =
  /(?:^|[\s–-])(?:N\/A|Frequently|Occasionally|Regularly|Rarely|Constantly|Continuously|Seldom|Sometimes|Never)$/;

/** "evening ridesA patient hand" */
const opensWithArticle = (stem: string, rest: string): boolean =>
  /^\p{Ll}{5,}$/u.test(stem) &&
  (/^(?:A|An|As|I) \p{Ll}{3}/u.test(rest) ||
    // "writing skillsA PhD", "web applicationsA BS/MS"
    (/[^s]s$/.test(stem) && /^An? (?:Ph\.?D|\p{Lu}{2})/u.test(rest)));

/** "skillsAs part of this", "job postingsSHRM Certification" */
const areSentences = (stem: string, rest: string): boolean =>
  opensWithArticle(stem, rest) ||
  (/^\p{Ll}{4,}(?:s|ed|ing|tion|ment|ly)$/u.test(stem) && /^\p{Lu}{3,}(?![\p{L}\d])/u.test(rest)) ||
  // "a full dayNOTE: bring", "freeEARLY & LATE": a row of capitals, or a label of them.
  (/^\p{Ll}{4,}$/u.test(stem) && /^\p{Lu}{3,}(?::| (?:& )?\p{Lu}{3})/u.test(rest));

const longestLabel = 26;

/** "Who We AreAcme": what stands before it in its line is a heading. */
function endsHeading(text: string, at: number): boolean {
  const line = text.slice(Math.max(0, at - longestToken), at);
  const from = line.lastIndexOf('\n');
  if (from === -1 && at > longestToken) return false;
  const words = line.slice(from + 1);
  return words.includes(' ') && classifyHeading(words) !== undefined;
}

/** "REMOTEStart Date: May": a label follows. */
function opensLabel(text: string, at: number): boolean {
  const label = /^\p{Lu}[\p{L} ]+(?=:)/u.exec(text.slice(at, at + longestLabel))?.[0];
  return label !== undefined && kindOfLabel(label) !== undefined;
}

/** "experienceAbility", "BenefitsPension", "DeliverySalary", "CPCTraining": both halves end and begin lines. */
function areTwoWords(before: string, grown: string): boolean {
  const last = /(?<=\p{Ll}{2})\p{Lu}\p{Ll}{3,}$/u.exec(before)?.[0];
  const stem = last === undefined || insideOf.has(before.toLowerCase()) ? before : last;
  // "retentionRequirementsProven": only the next word counts.
  const word = /^\p{Lu}\p{Ll}+(?=\p{Lu}\p{Ll}{2})/u.exec(grown)?.[0] ?? grown;
  const isStart = startsList.test(word);
  // "Nice-to-havesCSM": what ends a heading goes before anything.
  if (/^(?:haves|qualifications|requirements|responsibilities)$/.test(stem)) return true;
  if (/^\p{Ll}{4,}$/u.test(stem)) return isStart || opensPart.test(word);
  if (/^\p{Lu}{3,15}$/u.test(stem) || insideOf.has(stem.toLowerCase())) return isStart;
  return /^\p{Lu}\p{Ll}{3,}$/u.test(stem) && (opensPart.test(stem) ? isStart : isLabel.test(word));
}

const isLabel =
  /^(?:Salary|Hours|Duration|Location|Benefits|Duties|Responsibilities|Requirements|Qualifications)$/;

/** "LinkedIn", "MySQL": the longest known name that has its capital here. */
function isName(stem: string, right: string): boolean {
  // Of "our staffLinkedIn courses" only what begins with the last capital is the name.
  const last = /(?<=\p{L})\p{Lu}\p{Ll}+$/u.exec(stem)?.[0];
  if (last !== undefined && isName(last, right)) return true;
  const token = `${stem}${/^\p{L}*/u.exec(right)?.[0] ?? ''}`.toLowerCase();
  for (let length = token.length; length > stem.length; length -= 1) {
    if (insideOf.get(token.slice(0, length)) === stem.length) return true;
  }
  return false;
}

/** Addresses of pages and people are one word. */
const isAddress = (token: string): boolean =>
  /https?:|www\.|@|\.(?:com|org|co|net|io|gov|edu|uk)\b/i.test(token);
