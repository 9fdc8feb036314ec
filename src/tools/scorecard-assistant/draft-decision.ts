import { saySmall } from '#plan/criteria/gates/name-gate.ts';
import { answerWithin } from '#plan/hiring-steps/answer-within.data.ts';
import type { Plan } from '#plan/plan.ts';
import { joinList } from '#writing/list.ts';
import { bands, listFloors, type Band } from './bands.ts';
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
  const examples = (band: Band): string => {
    const found = profiles.filter((profile) => profile.band === band);
    const said = found.map(({ letter, weighted }) => {
      const lack = personas.find((persona) => persona.letter === letter)?.lacks[0];
      return `${letter}, ${weighted.toFixed(2)}${lack ? ` (without ${saySmall(lack.name)})` : ''}`;
    });
    return found.length === 0
      ? ''
      : ` ${found.length === 1 ? 'Example' : 'Examples'}: ${said.join('; ')}.`;
  };
  const places = listFloors(criteria).map((line) => String(criteria.indexOf(line) + 1));
  const floors = joinList(places);
  const musts = gates.length > 0 ? ', musts met' : '';
  const both = [...(floors === '' ? [] : ['floors']), ...(gates.length > 0 ? ['musts'] : [])];
  const met = both.length > 0 ? `, ${joinList(both)} met` : '';
  return {
    confidenceLevel: 'High with interview, work sample and two references; else "not enough seen".',
    riskAssessment: `${floors === '' ? 'No line has a floor' : `Floor on ${places.length === 1 ? 'line' : 'lines'} ${floors}`}. ${gates.length > 0 ? 'Nobody is hired who lacks what must be met. ' : ''}${floors === '' ? 'All lines' : 'All other lines'} count by weight alone.`,
    concernsOutline: 'One sentence, its evidence, and who looks after it.',
    developmentPlan: 'The lowest line is learned first: name who teaches it and by when.',
    strengthsHighlight: 'The duty they would take over first, and the case that says so.',
    rationaleStructure: [
      gates.length > 0
        ? 'What must be met, with evidence'
        : 'What the manager cannot do without, with evidence',
      'Weighted score and lowest line',
      'Work sample and references',
    ],
    strongHire: `${one(bands.strongHire)} or more${met}.${examples('strongHire')}`,
    hire: `${one(bands.hire)} to ${bands.strongHire - 0.01}${floors === '' ? '' : `, no line with a floor below ${bands.lowestToPass}`}${musts}.${examples('hire')}`,
    maybeHire: `${one(bands.maybeHire)} to ${bands.hire - 0.01}${floors === '' ? '' : `, or more with a floor line at ${bands.lowestAtAll}`}${musts}: one more question on the lowest line.${examples('maybeHire')}`,
    noHire: `${joinList([`Below ${one(bands.maybeHire)}`, ...(floors === '' ? [] : [`a floor line below ${bands.lowestAtAll}`]), ...(gates.length > 0 ? ['a must not met'] : [])], 'or')}.${examples('noHire')} Told within ${answerWithin.interviewed}.`,
    method: 'Each score times its weight, added up, divided by 100.',
  };
}
