import type { Criterion, Gate } from '#plan/criteria/criterion.ts';
import { saySmall } from '#plan/criteria/gates/name-gate.ts';
import { shortGate } from '#plan/criteria/gates/ways.ts';
import { weighMarks } from '#plan/people/even-out.ts';
import type { PlannedPersona } from '#plan/people/planned-persona.ts';
import type { Plan } from '#plan/plan.ts';
import { capitalize, lowerFirst, stripEnd } from '#writing/casing.ts';
import { joinList } from '#writing/list.ts';
import { firstSigns } from './first-signs.ts';
import { fitsTier, isWeakIn, listInTier } from './tier-example.ts';
import type { ScoringFigures } from './figures.ts';

type Tier = ScoringFigures['tiers'][number];

const shownPapers = 2;
const shownWishes = 2;
const shownGaps = 2;
const shownProfiles = 2;
const longestPaper = 12;

/** A language is heard and a condition is asked about: no paper shows them. */
const onPaper: ReadonlySet<Gate['kind']> = new Set(['credential', 'education', 'experience']);
/** Hours, travel and the like, and what must be known: answered in the first call. */
const byAnswer: ReadonlySet<Gate['kind']> = new Set(['condition', 'knowledge', 'language']);

const nameGates = (gates: readonly Gate[], kinds: ReadonlySet<Gate['kind']>): string =>
  gates
    .filter(({ kind }) => kinds.has(kind))
    .slice(0, shownPapers)
    .map((gate) => saySmall(shortGate(gate, longestPaper)))
    .join('; ');

const seen = ({ name, strong }: Criterion): string => `${saySmall(name)} (${firstSigns(strong)})`;

/** "Profile A (84), to be tested on food cost": by the same figure as in the other tools. */
const sayProfile = ({ letter, fit, unseen: [doubt] }: PlannedPersona): string =>
  doubt
    ? `profile ${letter} (${fit}), to be tested on ${saySmall(doubt.name)}`
    : `profile ${letter} (${fit})`;

/** An example is what the tier tells of; whoever comes to such a total otherwise is said so. */
function sayProfiles(
  examples: readonly PlannedPersona[],
  others: readonly PlannedPersona[],
): string {
  const said = examples.slice(0, shownProfiles).map(sayProfile);
  const left = others.slice(0, shownProfiles - said.length).map(sayProfile);
  return [
    said.length > 0 ? `Example: ${said.join('; ')}` : '',
    left.length > 0 ? `Same range, other gaps: ${left.join('; ')}` : '',
  ]
    .filter(Boolean)
    .join('. ');
}

/** A total says nothing of a paper: whoever scores well without it is no hire, and it is better known beforehand. */
function sayTrap({ personas, criteria, gates }: Plan, isOpen: boolean): string {
  const totalOf = ({ marks }: PlannedPersona): number =>
    Math.round(10 * weighMarks(criteria, marks));
  const [lacking] = personas
    .filter(({ lacks }) => lacks.length > 0)
    .toSorted((a, b) => totalOf(b) - totalOf(a));
  const [lack] = lacking?.lacks ?? [];
  if (lacking && lack)
    return `The trap: profile ${lacking.letter} can score ${totalOf(lacking)} and still fail without ${saySmall(shortGate(lack, longestPaper))}`;
  const gate = isOpen ? undefined : gates.find(({ kind }) => onPaper.has(kind));
  return gate
    ? `The trap: someone can match every line and still lack ${saySmall(shortGate(gate, longestPaper))}, which is a no`
    : '';
}

/** Of what is missing what the first profile there has still to show too, its doubt first; where it shows that, all the same. */
function chooseTold(
  missing: readonly Criterion[],
  [first]: readonly PlannedPersona[],
  criteria: readonly Criterion[],
): Criterion[] {
  const [doubt] = first?.unseen ?? [];
  const own =
    first && doubt && missing.includes(doubt)
      ? missing
          .filter((one) => isWeakIn(first, one, criteria))
          .toSorted((a, b) => Number(b === doubt) - Number(a === doubt))
      : missing;
  return own.slice(0, shownGaps);
}

const countWeak = (
  examples: readonly PlannedPersona[],
  one: Criterion,
  criteria: readonly Criterion[],
): number => examples.filter((example) => isWeakIn(example, one, criteria)).length;

/** What a recruiter would see in a profile or hear in the first call of somebody who stands there. */
export function describeTier(
  plan: Plan,
  tier: Tier,
  {
    isOpen,
    wishes,
  }: {
    isOpen: boolean;
    /** What the job would like to see, in its order. */
    wishes: readonly string[];
  },
): string {
  const { gates, criteria } = plan;
  const find = (names: readonly string[]): Criterion[] =>
    criteria.filter(({ name }) => names.includes(name));
  const inTier = listInTier(plan.personas, tier);
  const told = chooseTold(find(tier.missing), inTier, criteria);
  const examples = inTier.filter((persona) => fitsTier(persona, told, criteria));
  // What the example has shown is named first.
  const matched = find(tier.matchedSkills).toSorted(
    (a, b) => countWeak(examples, a, criteria) - countWeak(examples, b, criteria),
  );
  const [one, two] = matched;
  const papers = nameGates(gates, onPaper);
  const answers = nameGates(gates, byAnswer);
  const plus = wishes.slice(0, shownWishes).map(saySmall).join('; ');
  const missed = told.map(({ name }) => lowerFirst(name));
  const open = joinList(missed, 'or');
  const profiles = sayProfiles(
    examples,
    inTier.filter((persona) => !examples.includes(persona)),
  );
  const say = (...parts: (string | undefined)[]): string =>
    parts.flatMap((part) => (part ? [`${capitalize(stripEnd(part))}.`] : [])).join(' ');
  const signs: Record<Tier['key'], (string | undefined)[]> = {
    perfectMatch_90_to_100_percent: [
      papers && `On paper: ${papers}`,
      one && `In the first call: ${seen(one)}`,
      answers && `Says yes to ${answers}`,
      plus && `Between equals, a plus decides: ${plus}`,
      profiles,
      'Interview first',
    ],
    strongMatch_75_to_89_percent: [
      `${papers ? 'Papers and examples' : 'Examples'} as above${two ? `, plus ${seen(two)}` : ''}`,
      open && `No example yet of ${open}: start the interview there`,
      profiles,
    ],
    goodMatch_60_to_74_percent: [
      `${papers ? 'The same papers, with examples' : 'Examples'} of ${joinList(
        matched.slice(0, shownGaps).map(({ name }) => lowerFirst(name)),
      )}`,
      open && `No example yet of ${open}: interview after the tiers above, and start there`,
      profiles,
    ],
    weakMatch_below_60_percent: [
      open && `No example of ${open}`,
      isOpen && papers !== ''
        ? 'The advertisement invites people who do not meet every point: ask before you decline someone over a paper or years'
        : 'Decline promptly, and note what was missing',
      profiles,
      sayTrap(plan, isOpen),
    ],
  };
  return say(...signs[tier.key]);
}
