import type { Criterion, Gate } from '#plan/criteria/criterion.ts';
import { saySmall } from '#plan/criteria/gates/name-gate.ts';
import { shortGate } from '#plan/criteria/gates/ways.ts';
import type { Plan } from '#plan/plan.ts';
import { withArticle } from '#writing/article.ts';
import { capitalize, lowerFirst, stripEnd } from '#writing/casing.ts';
import { joinList } from '#writing/list.ts';
import { firstSigns } from './first-signs.ts';
import type { ScoringFigures } from './figures.ts';

type Tier = ScoringFigures['tiers'][number];

const shownPapers = 2;
const shownWishes = 2;
const longestPaper = 22;

/** A language is heard and a condition is asked about: no paper shows them. */
const onPaper: ReadonlySet<Gate['kind']> = new Set(['credential', 'education', 'experience']);

/** What can be seen on paper before anybody is scored. */
const namePapers = (gates: readonly Gate[]): string =>
  gates
    .filter(({ kind }) => onPaper.has(kind))
    .slice(0, shownPapers)
    .map((gate) => shortGate(gate, longestPaper))
    .join('; ');

/** Hours, travel and the like, and what must be known: answered in the first call. */
const byAnswer: ReadonlySet<Gate['kind']> = new Set(['condition', 'knowledge', 'language']);
const nameAnswers = (gates: readonly Gate[]): string =>
  gates
    .filter(({ kind }) => byAnswer.has(kind))
    .slice(0, shownPapers)
    .map((gate) => saySmall(shortGate(gate, longestPaper)))
    .join('; ');

const seen = ({ name, strong }: Criterion): string => `${name}: ${firstSigns(strong)}`;

/** What a recruiter would see in a profile or hear in the first call of somebody who stands there. */
export function describeTier(
  { gates, criteria }: Plan,
  tier: Tier,
  {
    isOpen,
    isOpenToBeginners,
    wishes,
  }: {
    isOpen: boolean;
    isOpenToBeginners: boolean;
    /** What the job would like to see, in its order. */
    wishes: readonly string[];
  },
): string {
  const { matchedSkills, missing } = tier;
  const find = (names: readonly string[]): Criterion[] =>
    criteria.filter(({ name }) => names.includes(name));
  const shown = find(matchedSkills);
  const [one, two, three] = shown;
  const papers = namePapers(gates);
  const answers = nameAnswers(gates);
  const lacking = papers !== '' || answers !== '';
  const plus = wishes.slice(0, shownWishes).map(saySmall).join('; ');
  const missed = find(missing)
    .slice(0, shownGaps)
    .map(({ name }) => lowerFirst(name));
  const open = joinList(missed);
  const example = isOpenToBeginners ? 'example' : 'case';
  const say = (...parts: (string | undefined)[]): string =>
    parts.flatMap((part) => (part ? [`${capitalize(stripEnd(part))}.`] : [])).join(' ');
  const signs: Record<Tier['key'], (string | undefined)[]> = {
    perfectMatch_90_to_100_percent: [
      papers && `On paper: ${papers}`,
      one && `In the call, ${seen({ ...one, name: lowerFirst(one.name) })}`,
      two && seen(two),
      answers && `Says yes to: ${answers}`,
      plus && `Between two alike, a plus decides: ${plus}`,
      'Interview first',
    ],
    strongMatch_75_to_89_percent: [
      `The same ${papers ? 'papers and ' : ''}${isOpenToBeginners ? 'examples' : 'cases'}${three ? `; ${seen({ ...three, name: lowerFirst(three.name) })}` : ''}`,
      open && `Nothing yet on ${open}: begin the interview there`,
    ],
    goodMatch_60_to_74_percent: [
      `${papers ? 'The same papers, and ' : ''}${withArticle(example)} for ${joinList(shown.slice(0, shownGaps).map(({ name }) => lowerFirst(name)))}`,
      open && `Nothing yet on ${open}: interview after those above, and begin there`,
    ],
    weakMatch_below_60_percent: [
      `${lacking && !isOpen ? `Lacks ${papers ? 'a paper' : 'an answer'} named above, or has no` : 'Has no'} ${example} for ${joinList(missed, 'or')}`,
      lacking && isOpen
        ? 'The advertisement invites people who do not meet every point: ask before you decline over a paper or years'
        : 'Decline promptly, and note which it was',
    ],
  };
  return say(...signs[tier.key]);
}
const shownGaps = 2;
