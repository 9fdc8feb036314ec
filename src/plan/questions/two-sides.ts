import { quote } from '#writing/quote.ts';
import { cutQuote } from '#writing/shorten.ts';
import type { OpenQuestion } from './open-question.ts';
import { listFacts, ownWords } from '../wording/own-words.ts';
import type { Source } from '../source.ts';

type Asked = Omit<OpenQuestion, 'from'>;

/** "Finance Director / COO": two titles, and nobody says whether one person holds both. */
const twoTitles =
  /^(?:both )?(?:the )?(\p{L}[^/]{2,50}?)\s?(?:\/| or | and )\s?(?:the )?(\p{L}[^/]{1,50})$/iu;
/** "Director of Sales/Marketing": one post with a double name. */
const isTitle =
  /\b(?:manager|director|head|lead|chief|supervisor|officer|president|chair\w*|principal|partner|owner|controller|dean|C[A-Z]O|VP|MD|GM|(?:project|management|finance|operations|HR|sales|marketing) (?:team|partner))\b/i;

/** Two bosses in one line. */
export function askTwoBosses({ brief }: Source): Asked[] {
  const said = brief.reportsTo?.text.replace(/^reports? to /i, '').trim() ?? '';
  const [, one = '', other = ''] = twoTitles.exec(said) ?? [];
  if (!isTitle.test(one) || !isTitle.test(other)) return [];
  return [
    {
      matter: 'Two bosses',
      topic: 'One boss or two',
      ask: `The text says that the post reports to ${quote(said)}: is that one person or two, and whose word decides on the hire?`,
      why: 'Candidates ask who they would work for, and two bosses choose by two different lists.',
      owner: 'Hiring manager',
      assumes: `${quote(said)} tells everyone who the boss is`,
    },
  ];
}

/** "Coordinates with purchasing, production and engineering departments". */
const beside =
  /\b(?:coordinat\w+|liais\w+|partner\w*|collaborat\w+|work\w*(?: closely)?) (?:closely )?with (?:the |our )?([\p{L}\s,&/-]{4,90}?)(?: (?:departments?|teams?|functions?|colleagues)\b|$| (?:to|for|on|in)\b)/iu;
const above =
  /^(?:\p{L}{2,20}ly )?(?:direct(?:s|ing)?|lead(?:s|ing)?|manag(?:e|es|ing)|oversee(?:s|ing)?|run(?:s|ning)?|head(?:s|ing)?)(?: (?:and|&) \p{L}{2,20})? (?:the |all |our )?/iu;
/** The parts of a house that are both a neighbour and a charge, by their names, and words of titles that are theirs. */
const parts: readonly (readonly [name: string, said: RegExp, post?: RegExp])[] = [
  ['purchasing', /\b(?:purchasing|procurement|buying)\b/i, /\bbuyer\b/i],
  ['production', /\bproduction\b/i],
  ['engineering', /\bengineering\b/i, /\bengineer\b/i],
  ['sales', /\bsales\b/i],
  ['marketing', /\bmarketing\b/i],
  ['finance', /\b(?:finance|accounting)\b/i, /\b(?:financial|controller|accountant|CFO)\b/i],
  ['HR', /\b(?:HR|human resources)\b/i, /\bpeople\b/i],
  ['IT', /\b(?:IT|information technology)\b/],
  ['quality', /\bquality (?:assurance|control)\b/i],
  ['logistics', /\b(?:logistics|shipping)\b/i],
  ['warehouse', /\bwarehous\w+\b/i],
  ['maintenance', /\bmaintenance\b/i],
  ['customer service', /\bcustomer (?:service|support)\b/i],
];
const quotedWords = 12;
/** So near the verb what is led is named. */
const near = 40;

/** One line works with a part of the house, another one leads it. */
export function askBesideOrAbove({ brief }: Source): Asked[] {
  if (brief.language !== null && brief.language !== 'en') return [];
  const duties = listFacts(brief, { kinds: ['duty'] }).map(ownWords);
  // Nobody asks whether finance belongs to the head of finance.
  const own = `${brief.title.given} ${brief.department?.text ?? ''}`;
  const found = parts.flatMap(([name, said, post]) => {
    if (said.test(own) || post?.test(own)) return [];
    const withThem = duties.find((duty) => said.test(beside.exec(duty)?.[1] ?? ''));
    const overThem = duties.find((duty) => {
      const [verb] = above.exec(duty) ?? [];
      return verb !== undefined && said.test(duty.slice(verb.length, verb.length + near));
    });
    return withThem !== undefined && overThem !== undefined && withThem !== overThem
      ? [{ name, withThem, overThem }]
      : [];
  });
  return found.slice(0, 1).map(({ name, withThem, overThem }) => ({
    matter: 'Beside or above',
    topic: `Whether ${name} is led or worked with`,
    ask: `${quote(cutQuote(withThem, quotedWords))} and ${quote(cutQuote(overThem, quotedWords))}: is ${name} a neighboring department or part of this post, with its people?`,
    why: 'It decides the level of the post, and who is asked to apply.',
    owner: 'Hiring manager' as const,
    assumes: `It is clear to all whether ${name} belongs to this post`,
  }));
}
