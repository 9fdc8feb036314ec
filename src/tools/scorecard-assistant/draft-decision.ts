import { listFloors, isOfSafety } from '#plan/demands/floors.ts';
import { saySmall } from '#plan/criteria/gates/name-gate.ts';
import { answerWithin } from '#plan/hiring-steps/answer-within.data.ts';
import type { Plan } from '#plan/plan.ts';
import { joinList } from '#writing/list.ts';
import { bands, isAboveFloor, type Band } from './bands.ts';
import type { ScorecardFigures } from './figures.ts';
import type { ScorecardAssistantWriting } from './writing.ts';

type Decision = Pick<
  ScorecardAssistantWriting,
  | 'confidenceLevel'
  | 'riskAssessment'
  | 'concernsOutline'
  | 'developmentPlan'
  | 'strengthsHighlight'
  | 'rationaleStructure'
  | 'strongHire'
  | 'hire'
  | 'maybeHire'
  | 'noHire'
  | 'method'
>;

const one = (value: number): string => value.toFixed(1);

/** How scores become a recommendation, with examples that satisfy the rule. */
export function draftDecision(plan: Plan, { profiles }: ScorecardFigures): Decision {
  const { criteria, gates, personas } = plan;
  const floors = listFloors(criteria);
  const examples = (band: Band): string => {
    const found = profiles.filter((profile) => profile.band === band);
    const said = found.map(({ letter, weighted, scores }) => {
      const lack = personas.find((persona) => persona.letter === letter)?.lacks[0];
      const isUntested = ({ name }: { name: string }): boolean =>
        scores[name] === bands.lowestAtAll;
      const unmet = criteria.find((one) => one.isGated && isUntested(one));
      const held = floors.find(isUntested);
      const why = lack
        ? ` (fails ${saySmall(lack.name)})`
        : unmet
          ? ` (only with ${saySmall(unmet.name)})`
          : held && band === 'maybeHire'
            ? ` (held back by ${saySmall(held.name)}, ${bands.lowestAtAll})`
            : '';
      return `${letter}, ${weighted.toFixed(2)}${why}`;
    });
    return found.length === 0
      ? ''
      : ` ${found.length === 1 ? 'Example' : 'Examples'}: ${said.join('; ')}.`;
  };
  const places = floors.map((line) => String(criteria.indexOf(line) + 1));
  const others = criteria.flatMap((line, i) => (floors.includes(line) ? [] : [String(i + 1)]));
  // The shorter way to say which.
  const lines =
    others.length === 0
      ? 'every line'
      : others.length < places.length
        ? `every line but ${joinList(others)}`
        : `${places.length === 1 ? 'line' : 'lines'} ${joinList(places)}`;
  const hasFloors = places.length > 0;
  const isByDemand = criteria.some((line) => !floors.includes(line) && isAboveFloor(line, floors));
  const hasGates = gates.length > 0;
  const passed = hasGates ? ', every required item passed' : '';
  const learned = personas.flatMap(({ letter, unseen: [lowest] }) =>
    lowest ? [`${letter}, ${saySmall(lowest.name)}`] : [],
  );
  return {
    confidenceLevel:
      'High with an interview, the work sample and two references. With less, say "not enough seen", which is not a no.',
    riskAssessment: [
      hasGates ? 'No total makes up for a missing required item.' : '',
      hasFloors
        ? `The minimum of ${bands.lowestAtAll} applies to ${lines}${others.length === 0 ? '' : `${isByDemand ? `, chosen by requirement${floors.some(isOfSafety) ? ', main work and safety' : ' and main work'}, not by points` : ''}; the rest counts by points alone`}.`
        : 'No line has a minimum; all count by points alone.',
    ]
      .filter(Boolean)
      .join(' '),
    concernsOutline: 'One sentence each, the evidence, and who will deal with it.',
    developmentPlan:
      learned.length > 0
        ? `First to learn: ${learned.join('; ')}.`
        : 'Start with the lowest line: name who will teach it, and by when.',
    strengthsHighlight: 'Name the duty they would take over first, and the example that shows it.',
    rationaleStructure: [
      hasGates
        ? 'Required items: pass or fail, with evidence'
        : 'What the manager cannot do without, with evidence',
      'Weighted score and lowest line',
      'Work sample and references',
    ],
    strongHire: `${one(bands.strongHire)} or more, and the conditions for a hire are met.${examples('strongHire')}`,
    hire: `${one(bands.hire)} to ${bands.strongHire - 0.01}${hasFloors ? `, no line with a minimum below ${bands.lowestToPass}` : ''}${passed}.${examples('hire')}`,
    maybeHire: `${one(bands.maybeHire)} to ${bands.hire - 0.01}${hasFloors ? `, or higher with a minimum line at ${bands.lowestAtAll}` : ''}: one more question on the lowest line.${examples('maybeHire')}`,
    noHire: `${joinList([`Below ${one(bands.maybeHire)}`, ...(hasFloors ? [`a minimum line below ${bands.lowestAtAll}`] : []), ...(hasGates ? ['a required item missing'] : [])], 'or')}.${examples('noHire')} Tell the person within ${answerWithin.interviewed}.`,
    method: 'Multiply each score by its weight, add up, divide by 100.',
  };
}
