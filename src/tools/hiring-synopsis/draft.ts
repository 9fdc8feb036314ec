import { makePlan, seedOf } from '../craft/plan.ts';
import { assessProfiles } from '../craft/profiles.ts';
import { lowerFirst, stripEnd, toSentence } from '../craft/prose/casing.ts';
import { say, type Slots } from '../craft/prose/fill.ts';
import { joinList, listOnce } from '../craft/prose/list.ts';
import { listSearchRisks } from '../craft/search-risks.ts';
import type { Source } from '#plan/source.ts';
import { draftEmail } from './draft/email.ts';
import {
  draftCandidateSummary,
  draftCriteria,
  draftProfiles,
  draftThemes,
} from './draft/people.ts';
import * as phrases from './draft/phrases.data.ts';
import { getHeaviest, makeSynopsisSlots } from './draft/slots.ts';
import type { SynopsisFigures } from './figures.ts';
import type { SynopsisWriting } from './writing.ts';

const SHOWN = { flags: 5, risks: 8 };

function draftLearnings(source: Source, slots: Slots): string[] {
  const heaviest = getHeaviest(source);
  const missing = listOnce(
    assessProfiles(source).profiles.flatMap((profile) =>
      profile.missing.map(({ name }) => lowerFirst(name)),
    ),
  ).slice(0, 3);
  const all = { ...slots, reason: stripEnd(heaviest.reason), missing: joinList(missing) };
  const { learnings } = phrases;
  return [
    learnings.note,
    learnings.heaviest,
    learnings.neighbors,
    learnings.missing,
    learnings.worry,
    learnings.years,
  ]
    .map((table, i) => say(table, all, seedOf(source, `learning-${i}`)))
    .filter(Boolean)
    .map(toSentence);
}

function draftActions(
  source: Source,
  { steps }: SynopsisFigures,
  slots: Slots,
): SynopsisWriting['actions'] {
  const { pay } = source.brief;
  const { actions } = phrases;
  const tables: Record<string, readonly string[]> = {
    ...actions,
    pay: pay?.min && pay.max && pay.min !== pay.max ? actions.placement : actions.range,
    papers: slots['papers'] ? actions.papers : actions.papersPlain,
  };
  return steps.flatMap(({ id }) => {
    const stated = id === 'pay' && pay && !(pay.min && pay.max && pay.min !== pay.max);
    const action = stated
      ? `Confirm that ${makePlan(source).pay.range} is what the offer will say`
      : say(tables[id]!, slots, seedOf(source, `step-${id}`));
    return action ? [{ step: id, action }] : [];
  });
}

export function draftSynopsis(source: Source, figures: SynopsisFigures): SynopsisWriting {
  const slots = makeSynopsisSlots(source, figures);
  const risks = listSearchRisks(source);
  const { timeline, funnel } = makePlan(source);
  return {
    email: draftEmail(source, slots, risks),
    riskFlags: listOnce(risks.slice(0, SHOWN.flags).map(({ title }) => title)),
    nextMilestone: `${figures.decisionsBy}: ${source.brief.title.singular} decisions due. ${timeline.review}: review, ${funnel.finals} finalists needed.`,
    candidateFeedbackThemes: draftThemes(source),
    profiles: draftProfiles(source, slots),
    criteria: draftCriteria(source, figures),
    candidateSummary: draftCandidateSummary(source, slots),
    keyLearnings: draftLearnings(source, slots),
    risks: risks
      .slice(0, SHOWN.risks)
      .map(({ category, title, description, level, impact, mitigation }) => ({
        category,
        item: title,
        description,
        impact: `${level}: ${impact}`,
        mitigation: toSentence(mitigation),
      })),
    actions: draftActions(source, figures, slots),
  };
}
