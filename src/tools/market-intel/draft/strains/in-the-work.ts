import { sayHoursKind } from '#plan/contract/contract.ts';
import { listFacts, ownWords } from '#plan/wording/own-words.ts';
import { makePlan } from '#plan/plan.ts';
import type { Source } from '#plan/source.ts';
import { capitalize, lowerFirst } from '#writing/casing.ts';
import { joinList } from '#writing/list.ts';
import { quote } from '#writing/quote.ts';
import type { Strain } from './strain.ts';

const leads =
  /\b(?:manag(?:er|ing|ement)|director|head|chief|lead|leader|supervisor|superintendent|foreman|principal|vp|president|officer|captain|partner|senior|sr|executive|coordinator|charge|chef|dean|controller|administrator|owner)\b/i;
const above =
  /^(?:directs?|oversees?|supervises?|(?:manages?|leads?|hires?|mentors?|builds?) (?:\p{L}+,? ){0,4}(?:teams?|staff|employees|people|budgets?|departments?|audits?|vendors|contractors|direct reports)|(?:prepares?|produces?|develops?|sets?) (?:\p{L}+,? ){0,3}(?:budgets?|strateg(?:y|ies)|polic(?:y|ies)))\b/iu;
/** "Direct callers to the desk" is no duty of a higher post. */
const small =
  /\b(?:calls?|callers|phone|traffic|visitors|guests?|patients?|customers?|children|pupils|students?|clients?|own)\b/i;
const quotedWords = 8;
/** What it is done for, and how. */
const afterObject =
  /[,;]?\s(?:to|for|in|according|that|which|by|through|including|as|while|ensuring|and ensure|and maintain)\s/;
const fewest = 2;

/** "Staff accountant" who directs audits: the duties of one title and the name of another. */
export function strainScope(source: Source): Strain[] {
  const { brief } = source;
  const isAbove =
    !brief.occupation ||
    brief.occupation.id === 'general' ||
    leads.test(brief.title.given) ||
    ['lead', 'manager', 'director', 'executive', 'senior'].includes(brief.seniority.level ?? '');
  if (isAbove) return [];
  const found = listFacts(brief, { kinds: ['duty'] })
    .map((fact) => fact.forms.verbPhrase ?? ownWords(fact))
    .filter((phrase) => above.test(phrase) && !small.test(phrase))
    .map((phrase) => phrase.split(afterObject)[0] ?? phrase)
    .filter((phrase) => phrase.split(/\s+/).length <= quotedWords)
    .map((phrase) => quote(lowerFirst(phrase)));
  if (found.length < fewest) return [];
  return [
    {
      risk: {
        title: 'Duties above the title',
        description: `${capitalize(joinList(found.slice(0, fewest)))} stand among the duties of ${makePlan(source).names.aTitle}.`,
        impact:
          'People who do that have a higher title elsewhere, and ask for its pay at the offer.',
      },
      advice: {
        title: 'Choose: title, pay or fewer duties',
        recommendation:
          'Have the hiring manager rank the duties; hire for the first five, or raise title and pay to match them all.',
      },
    },
  ];
}

const days = /\bdays?\b|\bday ?shifts?\b|\bmornings?\b/i;
const nights = /\bnights?\b(?! (?:away|out)\b)|\bovernight\b/i;
const choice = /\bor\b|\//;

/** Two groups of people who read the same text and each think the other is meant. */
export function strainTwoSearches({ brief }: Source): Strain[] {
  const lines = [
    brief.title.given,
    brief.hours?.text ?? '',
    ...listFacts(brief, { kinds: ['schedule'] }).map(({ text }) => text),
  ];
  const isShifts = lines.some(
    (line) =>
      nights.test(line) &&
      days.test(line.replace(/\b(?:\d+|seven|five|four|three|two) days?\b/gi, '')) &&
      choice.test(line),
  );
  const pair =
    sayHoursKind(brief) === 'full time or part time'
      ? 'Full time and part time'
      : isShifts
        ? 'Days and nights'
        : null;
  if (pair === null) return [];
  return [
    {
      risk: {
        title: 'Two searches in one text',
        description: `${pair} appear in the same advertisement.`,
        impact:
          'Each group doubts the ad is meant for them, and compares it with ads that clearly are.',
      },
      advice: {
        title: 'Write two openings',
        recommendation: `One for each (${lowerFirst(pair)}), with its own hours and pay; the rest can stay the same.`,
      },
    },
  ];
}

const presses =
  /\b(?:fast[- ]?paced(?! (?:and [a-z]+ )?(?:nature|worlds?|industry|sector|markets?|trade)\b)|high[- ]pressure|wear(?:s|ing)? (?:many|multiple) hats|hit the ground running|other duties as assigned|thick skin|long hours|work hard,? play hard|whatever it takes|under (?:extreme )?pressure|tight deadlines|multi-?task\w*)\b/gi;
/** One alone stands in half of all advertisements. */
const telling = 2;

/** Phrases into which people read long days and a missing colleague. */
export function strainWords({ brief }: Source): Strain[] {
  const found = [
    ...new Set(
      [...brief.facts.filter(({ kind }) => kind !== 'culture'), ...brief.employerBlocks]
        .map(({ text }) => text)
        .flatMap((text) => text.match(presses) ?? [])
        .map((phrase) => phrase.toLowerCase().replace('fast paced', 'fast-paced')),
    ),
  ];
  if (found.length < telling) return [];
  return [
    {
      risk: {
        title: 'Phrases that put people off',
        description: `${capitalize(joinList(found.slice(0, 3).map(quote)))}: some readers take them for long days.`,
        impact: 'Careful people may pass on without asking. Describe a busy hour instead.',
      },
    },
  ];
}
