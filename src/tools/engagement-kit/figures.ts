import { makePlan } from '#plan/plan.ts';
import { daysOfMails, isEnquiry } from '#plan/letters/mail-days.ts';
import type { Source } from '#plan/source.ts';

/** Who is written to, on which days, and which voicemails there are; the same whoever writes. */
export function computeKitFigures(source: Source) {
  const { personas, pay } = makePlan(source);
  return {
    voicemailTypes: ['Database Outreach', 'Live Missed Call', 'Warm Referral'] as const,
    pay: pay.range,
    personas: personas.map((persona) => ({
      persona: persona.name,
      stages: [
        `1. ${isEnquiry(persona) ? 'Reply to an enquiry' : 'First contact'} (day ${daysOfMails.first})`,
        `2. Follow-up (day ${daysOfMails.second})`,
      ],
    })),
    lastStage: `Last note (day ${daysOfMails.last})`,
  };
}
export type KitFigures = ReturnType<typeof computeKitFigures>;
