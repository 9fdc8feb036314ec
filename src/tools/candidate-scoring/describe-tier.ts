import type { Criterion, Gate } from '#plan/criteria/criterion.ts';
import { saySmall } from '#plan/criteria/gates/name-gate.ts';
import { shortGate } from '#plan/criteria/gates/ways.ts';
import type { Plan } from '#plan/plan.ts';
import { capitalize, lowerFirst, stripEnd } from '#writing/casing.ts';
import { joinList } from '#writing/list.ts';
import { dropUnpaired } from '#writing/pairs.ts';
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

/** The first of several signs; of a long list its first members, each of them whole. */
const first = (signs: string): string => {
  const [sign = signs] = stripEnd(signs).split(/;|(?<=\p{L}{3})\. /u);
  const members = sign.split(/,\s+(?!such as\b|including\b|like\b)/);
  const kept = members.filter(
    (_, i) => i === 0 || countWords(members.slice(0, i + 1).join(' ')) <= signWords,
  );
  const said = kept.length < members.length ? joinList(kept.map(dropJoint)) : sign;
  return lowerFirst(stripEnd(dropUnpaired(said)));
};
const signWords = 10;
const countWords = (text: string): number => text.split(/\s+/).length;
const dropJoint = (member: string): string => member.replace(/^(?:and|or) /, '');

const seen = ({ name, strong }: Criterion): string => `${name}: ${first(strong)}`;
const failed = ({ name, weak }: Criterion): string => `${lowerFirst(name)} (${first(weak)})`;

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
  const [one, two] = find(matchedSkills);
  const [gap, second] = find(missing);
  const papers = namePapers(gates);
  const answers = nameAnswers(gates);
  const lacking = [papers, answers].filter((part) => part !== '').join('; ');
  const plus = wishes.slice(0, shownWishes).map(saySmall).join('; ');
  const has = papers ? `On paper: ${papers}` : '';
  const missed = [gap, second].filter((one) => one !== undefined);
  // Whoever is interviewed has not shown it yet; whoever is declined has shown the opposite.
  const gaps = joinList(missed.map(({ name }) => lowerFirst(name)));
  const top = criteria.slice(0, 2).filter(({ name }) => matchedSkills.includes(name));
  const next = find(matchedSkills).find((line) => !top.includes(line));
  const asAbove = joinList(top.map(({ name }) => lowerFirst(name)));
  const heard =
    asAbove === ''
      ? ''
      : `In the call, ${top.length === 1 ? 'a case like that' : 'cases like those'} above on ${asAbove}`;
  const notYet = gaps === '' ? '' : `Nothing yet on ${gaps}`;
  const failures = joinList(missed.map(failed));
  const say = (...parts: (string | undefined)[]): string =>
    parts.flatMap((part) => (part ? [`${capitalize(stripEnd(part))}.`] : [])).join(' ');
  const signs: Record<Tier['key'], (string | undefined)[]> = {
    perfectMatch_90_to_100_percent: [
      has,
      one && `In the first call, ${seen({ ...one, name: lowerFirst(one.name) })}`,
      two && seen(two),
      answers && `Says yes to: ${answers}`,
      plus && `Between two alike, a plus decides: ${plus}`,
      'The other lines are for the interview; interview first',
    ],
    strongMatch_75_to_89_percent: [
      has && 'The same papers',
      heard,
      next && seen(next),
      notYet,
      'Interview, and begin there',
    ],
    goodMatch_60_to_74_percent: [
      has && 'The same papers',
      heard,
      notYet,
      'Interview only if fewer than three stand higher',
    ],
    weakMatch_below_60_percent: [
      lacking && !isOpen ? `Lacks one of these, whatever else they show: ${lacking}` : '',
      `${lacking && !isOpen ? 'Or no' : 'No'} ${isOpenToBeginners ? 'example, from work or elsewhere,' : 'case'} in the call for what weighs most: ${failures}`,
      lacking && isOpen
        ? 'The advertisement invites people who do not meet every point: ask before you decline over a paper or years'
        : 'Decline with the reason',
    ],
  };
  return say(...signs[tier.key]);
}
