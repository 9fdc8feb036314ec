import { makePlan } from '#plan/plan.ts';
import type { Source } from '#plan/source.ts';

/** Who is written to, on which days, and which voicemails there are; the same whoever writes. */
export function computeKitFigures(source: Source) {
  const { personas, pay, phrases } = makePlan(source);
  return {
    voicemailTypes: ['Database Outreach', 'Live Missed Call', 'Warm Referral'] as const,
    pay: pay.range,
    personas: personas.map(({ name, messages: { mails } }) => ({
      persona: name,
      stages: mails
        .slice(0, 2)
        .map(
          ({ stage, day }, i) =>
            `${i + 1}. ${phrases || i === 0 ? stage : 'Follow-up'} (day ${day})`,
        ),
    })),
    lastStage: 'Last note (day 11)',
  };
}
export type KitFigures = ReturnType<typeof computeKitFigures>;
