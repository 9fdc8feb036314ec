import { makePlan } from '../craft/plan.ts';
import { stripEnd, toParagraph } from '../craft/prose/casing.ts';
import type { Source } from '#plan/source.ts';
import { draftProfile } from './draft/profile.ts';
import { draftActions, draftWeeks } from './draft/weeks.ts';
import { draftWider } from './draft/wider.ts';
import type { SourcingWriting } from './writing.ts';

export function draftSourcing(source: Source): SourcingWriting {
  const { personas, channels } = makePlan(source);
  return {
    idealCandidateProfile: draftProfile(source),
    personas: personas.map(({ name, situation, today, wants, worries, approach }) => ({
      personaName: name,
      demographics: toParagraph([situation]),
      currentRole: today,
      motivations: wants,
      concerns: worries.map(({ worry, answer }) => `${stripEnd(worry)}. ${toParagraph([answer])}`),
      sourcingApproach: toParagraph([approach]),
    })),
    channels: channels.map(({ name, approach }) => ({ name, approach })),
    weeks: draftWeeks(source),
    diversitySourcing: draftWider(source),
    actions: draftActions(source),
  };
}
