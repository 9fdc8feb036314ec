import { withArticle } from '#writing/article.ts';
import type { Drawer } from '#knowledge/drawer.ts';
import type { Brief } from '#shared/brief.ts';
import { capitalize, lowerFirst } from '#writing/casing.ts';
import { isGlued } from '#writing/glued.ts';
import { joinList } from '#writing/list.ts';
import { listFacts, ownWords } from '../wording/own-words.ts';
import type { NamedCareers } from './named-careers.ts';
import { holds } from '../search/title-kin.ts';

type Persona = Drawer['personas'][number];

/** Other people whom the text itself invites: "we will consider somebody with a retail background". */
export interface HintedBackground {
  /** "retail sales or fashion", "front-end engineers". */
  who: string;
  terms: string[];
  /** The text says that they can do the job, and not only that they are looked at. */
  isSure: boolean;
  /** The text demands it of everybody, whatever they are called. */
  isDemanded?: true;
}

/** Whom the text names by a title. */
export const makeNamed = ({ titles, isSure }: NamedCareers): Persona => {
  const [first = ''] = titles;
  const called = joinList(titles, 'or');
  return {
    id: ofHint,
    name: `${capitalize(called)}, named in the advertisement`,
    now: isSure
      ? 'Does the work today that the advertisement itself says this job would suit.'
      : 'Does work today that the advertisement itself names as experience for this job.',
    moves_for: isSure
      ? ['The step that the advertisement describes', 'New work without starting from nothing']
      : ['An employer who asks for what they have', 'New work without starting from nothing'],
    held_back_by: ['Doubt that the invitation is meant', 'Giving up work they know by heart'],
    find_them: `Profiles that say ${joinList(
      titles.map((title) => `"${title}"`),
      'or',
    )} today or in the post before.`,
    say_first: 'That the advertisement names their work, and which part of the job would be new.',
    never_say: 'Do not write as if the rest of the list did not matter.',
    search: titles,
    level: isSure ? 'senior' : 'mid',
    brings: [],
    to_check: [],
    outreach: {
      opening: `Your profile shows work as ${withArticle(first)} at [current employer].`,
      question: 'Which part of your work today is nearest to this job?',
      steps: [
        'Write one line on the part that is nearest.',
        'Reply with a time for a ten-minute call.',
      ],
    },
  };
};

const ofHint = 'post-hinted';
export const isHinted = ({ id }: Pick<Persona, 'id'>): boolean => id === ofHint;
/** Such people come before all others. */
export const isSurelyHinted = ({ id, level }: Pick<Persona, 'id' | 'level'>): boolean =>
  id === ofHint && level === 'senior';

const people =
  '(?:individuals?|candidates?|applicants?|people|persons?|someone|somebody|those|anyone|professionals?)';
/** What is invited, and how firmly: the field or the people stand in the first group. */
const hints: readonly (readonly [said: RegExp, isSure: boolean])[] = [
  [
    new RegExp(
      String.raw`\b(?:suit(?:s|ed to)?|ideal for|perfect for|suitable for) (?:an? |any )?(?:\p{L}+,? ){0,3}?${people} (?:with|from|who have) (?:an? )?(?:(?:strong|solid|proven|similar|previous|prior|good|other|relevant|related) ){0,4}([\p{L}\d/&, -]{3,60}?)(?:[- ]related)? (?:backgrounds?|experience|industr(?:y|ies)|sectors?)\b`,
      'iu',
    ),
    true,
  ],
  [
    new RegExp(
      String.raw`\b(?:consider|welcome|open to|interested in|look at|accept)(?:s|ing)? (?:an? |any |hearing from |applications from )?${people} (?:with|from|who have) (?:an? )?(?:(?:strong|solid|proven|similar|previous|prior|good|other|relevant|related) ){0,4}([\p{L}\d/&, -]{3,60}?)(?:[- ]related)? (?:backgrounds?|experience|industr(?:y|ies)|sectors?)\b`,
      'iu',
    ),
    false,
  ],
  [
    /\b((?:[\p{L}\d/+.#-]{2,20} ){1,4}?)(?:who|that) (?:have|has|had)\b[^.;]{3,60}\b(?:could|can|would) (?:do|be|fit|suit|succeed|work|thrive|apply)\b/iu,
    true,
  ],
];

const general =
  /\b(?:similar|related|relevant|equivalent|other|same|this|our|your|their|all|any|diverse|different|various|disabilit\w+|veterans?|criminal|convictions?|records?|ethnic|minorit\w+|religio\w+|backgrounds?|walks|genuine|less|more|no|little|years?|people|candidates?|person|individuals?|someone|applicants?|who|we|you|they)\b/i;
const mostWords = 6;
const longest = 40;

const tidy = (text: string): string =>
  text
    .trim()
    .replace(/\band\/or\b/gi, 'or')
    .replace(/[- ]related\b/gi, '')
    .replace(/^(?:an?|the|both|either) /i, '');

const listTerms = (who: string): string[] =>
  who
    .split(/,\s*(?:and |or )?| (?:and|or) |\//)
    .map((term) => term.trim().toLowerCase())
    .filter((term) => term.length > 2 && term.split(' ').length <= 3);

/** Whom the text invites beside those who have done the work; null where it names nobody. */
export function findHintedBackground(brief: Brief): HintedBackground | null {
  const lines = [
    ...listFacts(brief, {
      kinds: ['experience', 'skill', 'education', 'other', 'trait', 'tool', 'process'],
    }).map(ownWords),
    ...brief.roleSaid.map(({ text }) => text),
    ...brief.employerBlocks.map(({ text }) => text),
  ].filter((line) => !isGlued(line));
  for (const [said, isSure] of hints) {
    for (const line of lines) {
      const who = tidy(said.exec(line)?.[1] ?? '');
      const terms = listTerms(who);
      const isName =
        who.length > 3 &&
        who.length <= longest &&
        who.split(' ').length <= mostWords &&
        !general.test(who);
      const isOther = !terms.every((term) => holds(brief.title.given, term.replace(/s$/, '')));
      if (isName && terms.length > 0 && isOther) return { who: lowerFirst(who), terms, isSure };
    }
  }
  return null;
}

const aPerson = /(?:er|or|ist|ant|nurse|chef|assistant|clerk|agent)s?$/i;

/** Whoever the text itself invites, as a career to look for. */
export function makeHinted({ who, terms, isSure, isDemanded }: HintedBackground): Persona {
  const singular = terms.map((term) => (aPerson.test(term) ? term.replace(/s$/, '') : term));
  const called = aPerson.test(who) ? who.replace(/s$/, '') : `somebody from ${who}`;
  return {
    id: ofHint,
    name: isDemanded
      ? `${capitalize(terms[0] ?? called)} with the experience that is demanded`
      : `${capitalize(called)}, whom the text invites`,
    now: aPerson.test(who)
      ? 'Does other work today that the advertisement itself names as a way into this job.'
      : isDemanded
        ? `Works in ${who} today and has the experience that the advertisement demands.`
        : `Works in ${who} today; the advertisement itself says that such people are considered.`,
    moves_for: [
      'An employer who asks for what they have',
      'New work without starting from nothing',
    ],
    held_back_by: isDemanded
      ? ['Duties they have not done yet', 'Pay and level of a beginner']
      : ['Doubt that the invitation is meant', 'Pay and level of a beginner'],
    find_them: `Profiles that say ${singular
      .slice(0, 2)
      .map((term) => `"${term}"`)
      .join(' or ')}, whatever else they did.`,
    say_first: isDemanded
      ? 'That their experience is what the advertisement demands, and which duties would be new.'
      : 'That the advertisement invites them, and what they would learn first.',
    never_say: 'Do not write as if the rest of the list did not matter.',
    search: singular,
    level: isSure ? 'senior' : 'mid',
    brings: [],
    to_check: [],
    outreach: {
      opening: aPerson.test(who)
        ? `Your profile shows work as ${withArticle(called)}.`
        : `Your profile shows work in ${who}.`,
      question: 'Which part of your work today is nearest to this job?',
      steps: [
        'Write one line on the part that is nearest.',
        'Reply with a time for a ten-minute call.',
      ],
    },
  };
}
