import { readPost } from '#knowledge/post-level.ts';
import type { Source } from '#plan/source.ts';

type Brief = Source['brief'];

const severalYears = 4;

/** Whoever leads, brings years or holds the paper is no trainee. */
const isPastTraining = (brief: Brief): boolean =>
  readPost(brief).leads ||
  (brief.seniority.years?.min ?? 0) >= severalYears ||
  ['senior', 'lead', 'manager', 'director', 'executive'].includes(brief.seniority.level ?? '');

/** "Or ability to obtain it in 3 months" */
const givenTime =
  /\b(?:ability|able|willing\w*|eligible|eligibility) to (?:obtain|get|gain|earn|become)\b|\b(?:obtain|get|gain|earn)\w* (?:it |one |the )?(?:\w+ ){0,2}within\b/i;

const saysAny = ({ facts }: Brief, words: RegExp): boolean =>
  facts.some(({ text }) => words.test(text));

/** Things that are where they are: whoever works on them cannot work from far away. */
const onThings =
  /\b(?:plants?|laborator\p{L}+|equipment|specimens?|furnaces?|machines?|machinery|on-?site|sites?|patients?|kitchens?|stores?|warehouses?|vehicles?|workshops?|inspections?|inspect\p{L}*|install\p{L}*|repairs?|children|animals|guests?)\b/iu;
const oftenBound = 3;

/** Whether the place of work is stated, or most duties deal with things that stand there. */
export const isBoundToPlace = ({ workType, facts }: Brief): boolean =>
  workType === 'on-site' ||
  (workType === null &&
    facts.filter(({ kind, text }) => kind === 'duty' && onThings.test(text)).length >= oftenBound);

/** What a trade usually warns of or advises, and of which jobs that is no news: they are past it, do it already, or ask for nothing of it. */
const idle: readonly (readonly [words: RegExp, isIdle: (brief: Brief) => boolean])[] = [
  [
    /\b(?:trainees?|supervised (?:years|hours)|toward (?:a|the) licen[cs]e|who supervises)\b/i,
    isPastTraining,
  ],
  [/\b(?:licen[cs]e within a time|months from it)\b/i, (brief) => saysAny(brief, givenTime)],
  [
    /\b(?:research contracts?|grant and academic|academic years?)\b/i,
    (brief) => !saysAny(brief, /\b(?:research|universit\p{L}+|grants?|academic)\b/iu),
  ],
  // Only posts of leaders and bodies with boards decide in committees, or are taken for promised.
  [
    /\b(?:committees?|internal (?:favou?rite|candidate)|insiders?|finalists?|resignation dates?|term earlier|what the post decides)\b/i,
    (brief) =>
      !readPost(brief).leads &&
      !saysAny(brief, /\b(?:committee|search panel|governors|trustees|faculty|tenure)\b/i),
  ],
  [/\bremote(?:ly)?\b|\bfrom far away\b/i, isBoundToPlace],
  [
    /\breleases?\b/i,
    (brief) => !saysAny(brief, /\b(?:software|releases?|sprints?|deploy\p{L}*|code|firmware)\b/iu),
  ],
  [
    /\bname projects\b/i,
    (brief) => saysAny(brief, /\bprojects? (?:include|such as|we(?:'|’)ve worked on)\b/i),
  ],
  [
    /\bcomparable certificates?\b/i,
    ({ facts }) =>
      !facts.some(({ kind, importance }) => kind === 'licence' && importance === 'must'),
  ],
  [
    /\bmore languages and systems\b/i,
    ({ facts }) => !facts.some(({ kind }) => kind === 'language' || kind === 'tool'),
  ],
];

/** Whether a usual risk or piece of advice of the trade says something of this very post. */
export const fitsPost =
  ({ brief }: Source) =>
  ({ title, text }: { title: string; text: string }): boolean =>
    !idle.some(([words, isIdle]) => words.test(`${title}: ${text}`) && isIdle(brief));
