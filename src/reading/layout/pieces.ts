import { announcesList } from './announces-list.ts';
import { classifyHeading } from './classify-heading.ts';
import { kindOfLabel } from './labels.ts';
import type { LabelKind } from './labels.data.ts';
import type { Line } from './lines.ts';
import { splitSentences } from './sentences.ts';

/** A line, or the part of one that may be a unit of its own. */
export interface Piece extends Line {
  line: number;
  /** How many pieces its line has. */
  of: number;
}

const farthestBack = 70;

/** Lines taken apart into sentences, and before headings that copying left inside a line. */
export function splitPieces(lines: readonly Line[]): Piece[] {
  return lines.flatMap((line, number) => {
    const parts = splitSentences(line.text, line.start).flatMap((part) =>
      isWholeHeading(part)
        ? [part]
        : splitBareHeadings(part)
            .flatMap((one) => splitTitledHeadings(one))
            .flatMap((one) => splitLeadingHeading(one))
            .flatMap((one) => splitInnerHeadings(one)),
    );
    return parts.map((part, order) => ({
      ...part,
      mark: order === 0 ? line.mark : null,
      picture: order === 0 ? line.picture : null,
      apart: line.apart && order === 0,
      continued: line.continued && order === 0,
      line: number,
      of: parts.length,
    }));
  });
}

/** "Key Duties Of The Post", "What You'll Do As A Fitter": one heading, whose first words are one too. */
const isWholeHeading = ({ text }: Part): boolean =>
  !/[:.;]/.test(text) &&
  ((/^(?:\S+ ){1,4}(?:Of|As|In|At|For|To) (?:\S+ ){0,4}\S+$/.test(text) &&
    classifyHeading(text) !== undefined) ||
    announcesList(text));

/** "Company Description Acme is a family firm": the headings that job boards set, run into their text. */
const boardHeadings =
  /^(?:(?:Company|Organi[sz]ation(?:al)?|Role|Job|Position) (?:Description|Summary|Overview)|(?:Key |Job |Core )?Responsibilities|(?:Minimum |Required |Preferred |Basic )?Qualifications|(?:Minimum|Required|Preferred|Desired) (?:Experience|Skills|Education)|About (?:Us|the Role|the Job|the Company|You)|What (?:[Yy]ou(?:['’]ll| [Ww]ill) (?:[Dd]o|[Bb]e [Dd]oing|[Hh]ave|[Bb]ring|[Nn]eed(?: [Tt]o [Hh]ave)?)|[Ww]e(?:['’]re| [Aa]re) [Ll]ooking [Ff]or|[Ww]e [Oo]ffer)|Why [Jj]oin [Uu]s(?! (?:Joining|At|We|Our|If|Because)\b)|Who [Yy]ou [Aa]re) (?=(?:\p{Lu}\p{Ll}+|[AI]|\p{Lu}{2,4}\.?|\d+\+?) \S)/u;

/** "Position Independently conducts studies": a word over the duties that runs into the first of them. */
const loneHeading = new RegExp(
  [
    String.raw`^(?:(?:Position|Role|Duties|Responsibilities|Summary) (?=\p{Lu}\p{Ll}+ly \p{Ll}+s )`,
    String.raw`(?:Education|Experience|Qualifications) (?=(?:Bachelor|Master|Associate)['’]?s?['’]? |High [Ss]chool|Minimum |At least|(?:Previous|Prior|Proven|Extensive) \p{Ll}|\d+\+? )`,
    String.raw`(?:Key )?Skills (?=(?:Ability to|Strong \p{Ll}|Excellent \p{Ll}|Good \p{Ll}|Knowledge of|Proficien\p{Ll}+ (?:in|with)|Experience (?:with|in)))`,
    String.raw`(?:Responsibilities|Duties)(?: (?:and|&) (?:Responsibilities|Duties))? (?=(?:Assist|Operat|Provid|Manag|Maintain|Ensur|Perform|Prepar|Support|Develop|Conduct|Coordinat|Monitor|Creat|Deliver)(?:e|s|es|ing)? \p{Ll})`,
    String.raw`(?:Job |Role )?(?:Summary|Purpose) (?=To \p{Ll}{3})`,
    String.raw`Benefits(?: (?:and|&) (?:Employee )?Perks)? (?=(?:Medical|Health|Dental|Paid|Casual|Competitive|Free|Generous|Private|Company|Annual|Flexible|Employee) \p{Ll}|401)`,
    String.raw`(?:(?:JOB|POSITION|ROLE|COMPANY) (?:SUMMARY|DESCRIPTION|OVERVIEW|PURPOSE)|MUST[- ]HAVES?|NICE[- ]TO[- ]HAVES?|QUALIFICATIONS|REQUIREMENTS|RESPONSIBILITIES|BENEFITS|DUTIES|EDUCATION|SKILLS|EXPERIENCE) (?=\p{Lu}\p{Ll}+(?:['’]s)? \S))`,
  ].join('|'),
  'u',
);

function splitLeadingHeading(part: Part): Part[] {
  const length = (boardHeadings.exec(part.text) ?? loneHeading.exec(part.text))?.[0].length;
  if (length === undefined) return [part];
  const { text, start, end } = part;
  return [
    { text: text.slice(0, length - 1), start, end: start + length - 1 },
    { text: text.slice(length), start: start + length, end },
  ];
}

/** "to meet demand Desirable Previous experience": a heading that lost its line, between a small word and a capital. */
const bareHeadings =
  /(?<=\s(?!(?:with|from|your|their|other|these|those|that|this|into|some|such)\s)\p{Ll}{4,} )(?:(?:The Person )?Essential(?: Criteria)?|Desirable(?: Criteria)?|(?:Key |Main )?Responsibilities|(?:Minimum |Preferred )?Qualifications|Requirements) (?=\p{Lu}\p{Ll})|(?<=\s(?!(?:with|from|your|their|other|these|those|that|this|into|some|such|attached|full|complete|entire|following|detailed|official)\s)\p{Ll}{4,} )(?:Job|Position|Role) (?:Summary|Description|Overview)$/gu;

const splitBareHeadings = (part: Part): Part[] => cutAround(part, bareHeadings);

const titled = {
  first:
    '(?:Position|Job|Role|Key|Main|Core|Primary|Principal|Essential|Minimum|Required|Preferred|Desired|Basic|General|Specific|Additional|Physical|Work)',
  last: '(?:Qualifications|Responsibilities|Duties|Functions|Requirements|Summary|Overview|Description|Skills|Accountabilities|Competencies|Criteria|Demands|Capabilities|Experience|Knowledge|Education|Abilities)',
};
/** "contacting police Position Qualifications Current LPN", "Required Skills/Experience 5+ years": wherever it stands. */
const titledHeadings = new RegExp(
  String.raw`(?<=^|[\p{Ll}\d).!?:;] )(?<!(?<!\p{L})(?:an?|the|of|in|to|our|your|and|or|for|with|all|any|these|meets?|following|as|by|on) )${titled.first} (?:(?:Job|Position|Duties|Tasks|Skills|Knowledge|Education) (?:(?:and|And|&) )?)?${titled.last}(?:(?: ?\/ ?| (?:and|And|&) |, )${titled.last}){0,3} (?=(?!Required|Preferred|Minimum|And|Or|For|Of|Section|Form|Test|Level)\p{Lu}\p{Ll}+ \S|(?:A|An|\p{Lu}{2,5}) \p{L}|\d)`,
  'gu',
);
const splitTitledHeadings = (part: Part): Part[] => cutAround(part, titledHeadings);

/** A part in pieces: what stands between the headings, and each heading. */
function cutAround({ text, start, end }: Part, headings: RegExp): Part[] {
  const cuts = [...text.matchAll(headings)].flatMap(({ index, 0: heading }) =>
    index === 0 ? [heading.length] : [index, index + heading.length],
  );
  return [0, ...cuts].map((from, order) => {
    const to = cuts[order];
    const words = text.slice(from, to).trimEnd();
    return {
      text: words,
      start: start + from,
      end: to === undefined ? end : start + from + words.length,
    };
  });
}

interface Part {
  text: string;
  start: number;
  end: number;
}

/** "improve financial procedures What you need to succeed:" holds the heading of the next part. */
function splitInnerHeadings(part: Part): Part[] {
  const cuts: number[] = [];
  const isRow = part.text.length <= longestRow && opensWithLabel(part.text);
  for (
    let colon = part.text.indexOf(':');
    colon !== -1;
    colon = part.text.indexOf(':', colon + 1)
  ) {
    const from = Math.max(cuts.at(-1) ?? 0, colon - farthestBack);
    const words = part.text.slice(from, colon);
    if ((from === 0 || from === cuts.at(-1)) && classifyHeading(words)) continue;
    const start = findHeadingStart(words, isRow);
    // "Clinical Skills and Knowledge:" is one heading, though only its end is known.
    const isFirst = from === (cuts.at(-1) ?? 0);
    const before = words.slice(0, start);
    if (start === undefined || (isFirst && (isOneName(before, words) || asks.test(before))))
      continue;
    cuts.push(from + start);
  }
  if (cuts.length === 0) return [part];
  return [0, ...cuts].flatMap((start, index, all) => {
    const raw = part.text.slice(start, all[index + 1]);
    const text = raw.trim();
    const at = part.start + start + raw.length - raw.trimStart().length;
    return text === '' ? [] : [{ text, start: at, end: at + text.length }];
  });
}

/** "Loom Knowledge:", "Wool Safety Requirements and Duties:": a heading, of which the first words only say of what. */
const isOneName = (before: string, words: string): boolean =>
  /^\p{Lu}\p{Ll}+ $/u.test(before) ||
  (/^(?:\p{Lu}[\p{Ll}&]+ ){2,3}$/u.test(before) &&
    /^(?:(?:\p{Lu}\p{Ll}+|and|&) )*\p{Lu}\p{Ll}+$/u.test(words) &&
    ofMatters.test(words.slice(before.length)));
const ofMatters =
  /^(?:Requirements|Knowledge|Skills|Experience|Responsibilities|Duties|Qualifications|Competencies|Abilities|Education|Training)\b/;

/** "How do I apply:" is one question, whose last words are a heading too. */
const asks = /^(?:How|Where|When|Why|Who|What) (?:\p{Ll}+ ){1,3}$/u;

/** Where in the words before a colon a known heading or label begins: the longest one after the end of other words. */
function findHeadingStart(words: string, isRow: boolean): number | undefined {
  let joined: number | undefined;
  for (const { index } of words.matchAll(/(?<=[\p{Ll}\d.,;)!?] )\p{Lu}/gu)) {
    const name = words.slice(index);
    // What only goes on with a name that belongs to the words before it.
    if (joined !== undefined && /^(?:\p{Lu}\S* )+$/u.test(words.slice(joined, index))) continue;
    const before = words.slice(0, index);
    if (isOneLabel(before, name)) return undefined;
    if (ofNamed.test(before) || ofWhole.test(before)) joined = index;
    // "Other Duties as Required Education:": the grade belongs to what is over.
    if (asNeeded.test(name) || asNeeded.test(`${before.slice(-3)}${name}`)) continue;
    const isOne = isOneHeading(before, name);
    // "Bearing and Interpersonal Skills:" goes on to its end.
    if (isOne && /(?<!\p{L})(?:and|or) $/u.test(before)) joined ??= index;
    if (joined === index || isOne) continue;
    if (classifyHeading(name) || isInnerLabel(name, isRow)) return index;
  }
  return undefined;
}

/** "Type of Employment:" is a label as a whole. */
const isOneLabel = (before: string, name: string): boolean =>
  /^(?:\S+ ){1,4}(?:of|for|in|to) $/.test(before) && kindOfLabel(before + name) !== undefined;

/** "Commitment to Core Values:" */
const ofNamed = /^\p{Lu}\p{Ll}+(?:[ae]nce|ment|tion|ing) (?:to|of|with|in|for) $/u;

const asNeeded = /\bas (?:Required|Needed|Assigned|Requested|Directed)(?= \p{Lu})/u;

/** "Download the full Job Description:" */
const ofWhole = /\b(?:the|an?|our|your|this) (?:full|complete|entire|detailed|attached) $/;

const mostHeadingWords = 5;

/** "Place and Working Pattern:" is one heading, and "the tasks of the Night Team:" goes on. */
function isOneHeading(before: string, name: string): boolean {
  // "As part of our Sales Team, you will:"
  if (/^(?:As|In|Within|Reporting|Working) [^.!?;]{1,60}$/.test(before) && /\byou\b/.test(name))
    return true;
  if (/(?<!\p{L})(?:and|or) $/u.test(before))
    return before.trim().split(' ').length <= mostHeadingWords;
  const isNoun = /(?<!\p{L})(?:the|an?|our|your|their) $/u.test(before);
  return isNoun && classifyHeading(name) !== 'process';
}

const factsOfJobs: ReadonlySet<LabelKind> = new Set<LabelKind>([
  'contract',
  'deadline',
  'department',
  'hours',
  'pay',
  'place',
  'reportsTo',
  'start',
]);

/** "Hours: 8 Days: 2" is one fact. */
const ofHours = /^(?:Days?|Hours?|Weeks?) ?$/i;
const longestRow = 200;
const opensWithLabel = (text: string): boolean => {
  const label = /^[^:]{2,30}(?=:)/.exec(text)?.[0];
  return label !== undefined && kindOfLabel(label) !== undefined;
};

/** "evenings as needed Start Date: at once": the name of the next fact; one word alone may belong to a sentence, and not to a row of facts. */
function isInnerLabel(name: string, isRow: boolean): boolean {
  const isOne = isRow && !ofHours.test(name);
  const kind = isOne || name.trim().includes(' ') ? kindOfLabel(name.trim()) : undefined;
  return kind !== undefined && (factsOfJobs.has(kind) || (isRow && kind === 'title'));
}
