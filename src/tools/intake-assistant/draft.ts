import type { Fact } from '#shared/brief.ts';
import { listMustHaves, sayFact, sayWithin } from '../craft/facts.ts';
import { hash } from '../craft/prose/choose.ts';
import { capitalize } from '../craft/prose/casing.ts';
import { fill } from '../craft/prose/fill.ts';
import { listSearchRisks } from '../craft/search-risks.ts';
import { dropPraise } from '../craft/you-clause.ts';
import type { Source } from '#plan/source.ts';
import { draftMetrics } from './draft/metrics.ts';
import { draftPages, listIndicators, listRedFlags } from './draft/pages.ts';
import { testsByKind } from './draft/phrases.data.ts';
import { draftRounds } from './draft/rounds.ts';
import type { IntakeFigures } from './figures.ts';
import type { IntakeWriting } from './writing.ts';

const ASSUMPTIONS_SHOWN = 10;

/** How each must-have is tested, by its kind; phrases take turns so that no two read alike. */
function draftTests(source: Source, { mustHaves }: IntakeFigures): IntakeWriting['howTested'] {
  const facts = new Map<string, Fact>(
    listMustHaves(source.brief).map((fact) => [dropPraise(sayFact(fact)), fact]),
  );
  const used = new Map<string, number>();
  const offset = hash(source.brief.title.clean);
  return mustHaves.map((requirement) => {
    const fact = facts.get(requirement);
    const kind = fact ? fact.kind : requirement.startsWith('Deal breaker') ? 'breaker' : 'usual';
    const table = testsByKind[kind] ?? testsByKind['other']!;
    const turn = used.get(kind) ?? 0;
    used.set(kind, turn + 1);
    const phrase = table[(offset + turn) % table.length]!;
    const name = fact ? sayWithin(fact, 60) : requirement;
    return { requirement, howTested: capitalize(fill(phrase, { name }) ?? phrase) };
  });
}

/** An ad in another language is quoted as it stands; somebody who knows both has to read it. */
const listLanguageDoubts = ({ brief }: Source): IntakeWriting['hiddenAssumptionFlags'] =>
  brief.missing
    .filter(({ topic }) => topic === 'Language')
    .map(({ question }) => ({
      assumption: 'Whoever works with these pages can read the language of the ad',
      riskLevel: 'Medium' as const,
      mitigation: question,
    }));

export function draftIntake(source: Source, figures: IntakeFigures): IntakeWriting {
  return {
    ...draftPages(source, figures),
    redFlags: listRedFlags(source),
    successIndicators: listIndicators(source),
    howTested: draftTests(source, figures),
    hiddenAssumptionFlags: [
      ...listLanguageDoubts(source),
      ...listSearchRisks(source)
        .filter(({ assumption }) => assumption !== '')
        .slice(0, ASSUMPTIONS_SHOWN)
        .map(({ assumption, level, mitigation }) => ({ assumption, riskLevel: level, mitigation })),
    ],
    successMetrics: draftMetrics(source, figures),
    interviewPanelRecommendations: draftRounds(source),
  };
}
