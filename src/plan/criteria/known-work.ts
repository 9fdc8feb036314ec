import type { Drawer } from '#knowledge/drawer.ts';
import type { Fact } from '#shared/brief.ts';
import type { Source } from '../source.ts';
import { measureCall } from './evidence/call-strength.ts';
import { ofLeading, plainly, type Piece } from './evidence/gather-evidence.ts';
import { isWish, originOf } from './evidence/origin.ts';
import { isAsked } from './evidence/weigh-evidence.ts';
import { byItsLines, perPlace, uncalled } from './mass.ts';
import { nameAsSaid } from './names/name-as-said.ts';
import type { Unweighted, Weighed } from './settle-weights.ts';

type Competency = Drawer['competencies'][number];

/** What holds for jobs like this one only, before what holds for all of the trade. */
const ofSetting = 0.8;
/** Leading others, where nobody is to be led. */
const withoutOthers = 1.5;
const evidenceOfOne = 0.6;
const oftenHeard = 3;
/** The competencies of the trade, each with the lines of the job that call for it. */
export function listKnown(
  source: Source,
  drawer: Drawer,
  evidence: ReadonlyMap<Competency, readonly Piece[]>,
): Weighed[] {
  const { title, facts } = source.brief;
  const leads = isLeading(source);
  return drawer.competencies.map((competency, i) =>
    weighKnown(competency, evidence.get(competency) ?? [], {
      place: i,
      job: facts,
      inTitle: measureCall(competency.called_for_by)(title.clean) >= plainly,
      leads,
    }),
  );
}

function weighKnown(
  competency: Competency,
  found: readonly Piece[],
  {
    place,
    job,
    inTitle,
    leads,
  }: { place: number; job: readonly Fact[]; inTitle: boolean; leads: boolean },
): Weighed {
  const sum = found.reduce((total, { value }) => total + value, 0);
  const isWished =
    found.length > 0 && found.every(({ fact }) => isAsked(fact) && isWish(fact)) && !inTitle;
  // One word of one or two lines may mean something else.
  const isPlain = found.length >= oftenHeard || found.some((piece) => piece.isPlain);
  const isEnough = isPlain && sum >= evidenceOfOne;
  const facts = isEnough || inTitle || isWished ? found.map(({ fact }) => fact) : [];
  const said = nameAsSaid(competency.name, facts.length > 0 ? facts : job, job);
  const criterion = toCriterion(competency, facts, said);
  const mass =
    facts.length > 0
      ? byItsLines
      : uncalled -
        perPlace * place +
        (competency.if_said ? ofSetting : 0) -
        (!leads && ofLeading.test(competency.name) ? withoutOthers : 0);
  return { ...criterion, mass };
}

const levelsThatLead: ReadonlySet<string> = new Set(['lead', 'manager', 'director', 'executive']);
const isLeading = ({ brief: { seniority } }: Source): boolean =>
  levelsThatLead.has(seniority.level ?? '');

const toCriterion = (competency: Competency, facts: Fact[], said: string): Unweighted => ({
  id: competency.id,
  name: said,
  origin: originOf(facts),
  facts,
  competency: competency.id,
  terms: competency.called_for_by,
  looksLike: competency.looks_like,
  question: competency.question,
  strong: competency.strong,
  weak: competency.weak,
  probe: competency.probe,
});
