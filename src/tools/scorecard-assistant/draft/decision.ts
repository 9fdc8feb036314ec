import { sayCriterion } from '../../craft/criteria/say-criterion.ts';
import { weighScorecard } from '../../craft/criteria/weigh-scorecard.ts';
import { sayBoss } from '../../craft/manager.ts';
import { makePlan } from '../../craft/plan.ts';
import { getPool, sayCatchment, sayNoPool, sayPeople } from '../../craft/pool-words.ts';
import { assessProfiles } from '../../craft/profiles.ts';
import { lowerFirst, toParagraph } from '../../craft/prose/casing.ts';
import type { Slots } from '../../craft/prose/fill.ts';
import { joinList } from '../../craft/prose/list.ts';
import { findPromise } from '../../craft/questions/steps.ts';
import { vary, varyEach } from '../../craft/vary.ts';
import type { Source } from '#plan/source.ts';
import { scoreRules, type ScorecardFigures } from '../figures.ts';
import type { ScorecardAssistantWriting } from '../writing.ts';
import { decisionPhrases as phrases } from './decision.data.ts';

type Decision = Pick<
  ScorecardAssistantWriting,
  | 'confidenceLevel'
  | 'marketContext'
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

const FEW_PEOPLE = 500;
/** A slot that is known and says nothing. */
const NOTHING = '\u200b';
const two = (value: number): string => value.toFixed(2);

function sayMarket(source: Source, slots: Slots): string {
  const pool = getPool(source);
  if (!pool)
    return toParagraph([
      sayNoPool(source),
      `Count the first search for ${source.brief.title.singular} before waiting for a perfect match`,
    ]);
  return toParagraph([
    vary(source, 'pool', phrases.pool, {
      direct: sayPeople(pool.direct.count),
      winnable: sayPeople(pool.winnable),
      around: sayCatchment(source),
      title: source.brief.title.singular,
      from: pool.direct.source,
    }),
    vary(source, 'market', pool.winnable < FEW_PEOPLE ? phrases.few : phrases.many, slots),
  ]);
}

function sayDevelopment(source: Source): string {
  const seen = assessProfiles(source).profiles.filter(({ persona }) => persona);
  return toParagraph(
    seen.map(({ letter, missing }, index) => {
      const skills = missing
        .filter(({ isGate, origin }) => !isGate && origin !== 'conditions')
        .slice(0, 2);
      const list = skills.length > 0 ? phrases.develop : phrases.settled;
      return vary(source, `develop ${index}`, list, {
        letter,
        skills: joinList(skills.map(({ name }) => lowerFirst(name))),
      });
    }),
  );
}

/** Which profiles fall into a band, as an example; a blank when none does. */
function sayExamples({ profiles }: ScorecardFigures, from: number, below: number): string {
  const inBand = profiles.filter(({ weighted }) => weighted >= from && weighted < below);
  if (inBand.length === 0) return ' ';
  const named = joinList(inBand.map(({ label, weighted }) => `${label} at ${two(weighted)}`));
  return `${inBand.length === 1 ? 'Example' : 'Examples'}: ${named}.`;
}

function sayMethod(source: Source, { criteria, profiles }: ScorecardFigures): string {
  const [first] = profiles;
  const rule = vary(source, 'rule', scoreRules, { title: source.brief.title.singular });
  if (!first) return rule;
  const sum = criteria
    .map(({ criterion, weight }) => `${weight} x ${first.scores[criterion]}`)
    .join(' + ');
  return toParagraph([
    vary(source, 'sum', phrases.sum, {
      label: first.label,
      sum,
      weighted: two(first.weighted),
      average: two(first.average),
    }),
    rule,
  ]);
}

export function draftDecision(source: Source, figures: ScorecardFigures): Decision {
  const { brief } = source;
  const { pay } = makePlan(source);
  const names = weighScorecard(assessProfiles(source).criteria).map(({ criterion }) =>
    sayCriterion(criterion).replaceAll('"', "'"),
  );
  const promise = findPromise(source);
  const { strongHire, hire, maybeHire } = figures.bands;
  const slots: Slots = {
    count: names.length,
    first: names[0],
    second: names[1] ?? names[0],
    title: brief.title.singular,
    manager: sayBoss(source),
    deals: brief.dealBreakers.length || null,
    pay: pay.spoken,
    promise: promise ? `; the job promises: ${lowerFirst(promise)}` : NOTHING,
  };
  const say = (key: string, list: readonly string[], more: Slots = {}): string =>
    vary(source, key, list, { ...slots, ...more })
      .replaceAll(NOTHING, '')
      .replace(/\s{2,}/g, ' ')
      .trim();
  const rationale = varyEach(source, 'rationale', phrases.rationale, slots);
  return {
    confidenceLevel: say('confidence', phrases.confidenceLevel),
    marketContext: sayMarket(source, slots),
    riskAssessment: toParagraph([
      say('never', phrases.never),
      say('breakers', brief.dealBreakers.length > 0 ? phrases.breakers : phrases.noBreakers),
    ]),
    concernsOutline: say('concerns', phrases.concernsOutline),
    developmentPlan: sayDevelopment(source),
    strengthsHighlight: say('strengths', phrases.strengthsHighlight),
    rationaleStructure: pay.spoken ? rationale : [...rationale, say('no range', phrases.noRange)],
    strongHire: say('strong', phrases.strongHire, {
      examples: sayExamples(figures, strongHire, 11),
    }),
    hire: say('hire', phrases.hire, { examples: sayExamples(figures, hire, strongHire) }),
    maybeHire: say('maybe', phrases.maybeHire, { examples: sayExamples(figures, maybeHire, hire) }),
    noHire: say('no', phrases.noHire, { examples: sayExamples(figures, 0, maybeHire) }),
    method: sayMethod(source, figures),
  };
}
