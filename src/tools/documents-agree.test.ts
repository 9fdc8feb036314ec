import { describe, expect, it } from 'vitest';
import type { ToolId } from '#shared/tool-info.ts';
import { makePlan } from '#plan/plan.ts';
import { addDays } from '#writing/day.ts';
import { sayDate, sayShortDate, sayWeekday } from '#writing/dates.ts';
import type { HiringSynopsis } from './hiring-synopsis/content.ts';
import type { IntakeAssistant } from './intake-assistant/content.ts';
import type { ScorecardAssistant } from './scorecard-assistant/content.ts';
import type { SourcingStrategy } from './sourcing-strategy/content.ts';
import { sourceOfText } from './writing-suite/source-of-text.ts';
import { writeTool } from './writing-suite/written.ts';

const jobs = {
  'a desk in Britain': `Senior Drainage Engineer
Fenwick Water Partners
Leeds, England, United Kingdom

What you will do
- Design sewers and pumping stations in InfoWorks
- Check the drawings of two graduates
- Write reports for councils

Requirements
- 6 years of experience in drainage design
- Chartered or working towards it
- Excellent communication skills
- Full driving licence

Desirable
- Experience with rivers
- Knowledge of Welsh`,
  'an hourly post in America': `Cashier
Brightwell Garden Shop
Dayton, OH

$15.50 per hour, 16 hours a week, weekends required.

Duties
- Ring up plants and tools at the register
- Water the plants outside the door
- Keep the shelves of seed full

Requirements
- Availability on Saturdays and Sundays
- Friendly and patient with customers`,
  'a kitchen with little said': `Sous Chef
Larkhill Inn
York, United Kingdom

You will be the right hand of the head chef, run the grill and plate dinners for 120 guests.

We want a calm leader.`,
};

const write = (text: string) => {
  const source = sourceOfText(text);
  const of = (id: ToolId): unknown => writeTool(id, source).content;
  return {
    source,
    plan: makePlan(source),
    synopsis: of('hiringSynopsis') as HiringSynopsis,
    intake: of('intakeAssistant') as IntakeAssistant,
    scorecard: of('scorecardAssistant') as ScorecardAssistant,
    sourcing: of('sourcingStrategy') as SourcingStrategy,
  };
};

describe.each(Object.entries(jobs).map(([name, text]) => [name, write(text)] as const))(
  'the documents of %s',
  (_, { source, plan, synopsis, intake, scorecard, sourcing }) => {
    const { country } = source.brief.place;
    const mail = synopsis.outputFormats.emailBlock.body;
    const lines = scorecard.customizedInterviewScorecard;

    it('name one day for the posting, a working day, and one for the answers', () => {
      const { publish, decisions, weeks } = plan.timeline;
      expect(mail).toContain(`goes out on ${sayWeekday(publish, country)}`);
      expect(decisions < publish).toBe(true);
      expect(mail).not.toMatch(/next (?:day|morning)/);
      const due = (start: string) =>
        synopsis.suggestedNextSteps.find(({ action }) => action.startsWith(start))?.due;
      expect(due('Publish')).toBe(sayDate(publish, country));
      expect(due('Decide')).toBe(sayDate(decisions, country));
      const week = weeks.findIndex(({ from, to }) => from <= publish && publish <= addDays(to, 2));
      const out = sourcing.sourcingCadenceSuggestions.findIndex(({ activities }) =>
        activities.some((activity) =>
          activity.startsWith(`Publish by ${sayShortDate(publish, country)}`),
        ),
      );
      expect(out).toBe(week);
    });

    it('count the same people in the same rounds, and nobody who starts before the notice is over', () => {
      const { funnel } = plan;
      const counted = `${funnel.screens} first calls, ${funnel.technical} second rounds, ${funnel.finals} third rounds`;
      expect(mail).toContain(counted);
      expect(synopsis.processMetrics['Funnel (assumption)']).toContain(counted);
      expect(sourcing.actionPlan.map(({ action }) => action).join('\n')).toContain(counted);
      const all = JSON.stringify([synopsis, sourcing]);
      expect(all).not.toMatch(/final talks?|\d starts?\b/);
    });

    it('give each profile the score that the card gives it', () => {
      const weights = new Map(lines.map(({ criterion, weight }) => [criterion, weight]));
      for (const [i, { scores }] of scorecard.candidateComparisonGrid.candidates
        .slice(0, synopsis.topCandidatesOverview.length)
        .entries()) {
        const sum = Object.entries(scores).reduce(
          (total, [name, mark]) => total + mark * (weights.get(name) ?? 0),
          0,
        );
        if (plan.personas[i]?.lacks.length === 0)
          expect(synopsis.topCandidatesOverview[i]?.fitScore).toBe(
            Math.round(Number((sum / 10).toFixed(1))),
          );
      }
    });

    it('tell the manager the heaviest lines of the card with their weights, in its order', () => {
      const [, scored = ''] = /Scored out of 100: (.*)/.exec(mail) ?? [];
      const places = lines
        .slice(0, 4)
        .map(({ criterion, weight }) =>
          scored.toLowerCase().indexOf(`${criterion} ${weight}`.toLowerCase()),
        );
      expect(places).not.toContain(-1);
      expect(places).toEqual(places.toSorted((a, b) => a - b));
    });

    it('call nothing a must-have in one and a mere wish in another', () => {
      for (const { howTested } of intake.prioritizedRequirementsGrid.p0MustHaves) {
        const [, line] = /: "([^"]+)"$/.exec(howTested) ?? [];
        const agreed = synopsis.agreedUponHiringCriteria.find(
          ({ criterion }) => criterion === line,
        );
        if (agreed) expect(agreed.requirement).toMatch(/^(?:MANDATORY|CRITICAL|HIGH)$/);
      }
    });

    it('rate a risk once', () => {
      for (const { item, impact } of synopsis.risksAssumptions) {
        const flag = intake.hiddenAssumptionFlags.find(
          ({ assumption }) => assumption.toLowerCase() === `left open: ${item.toLowerCase()}`,
        );
        if (flag) expect(impact.split(':')[0]).toBe(flag.riskLevel);
      }
    });

    it('speak of something mandatory only where something is', () => {
      const isMandatory = synopsis.agreedUponHiringCriteria.some(
        ({ requirement }) => requirement === 'MANDATORY',
      );
      if (!isMandatory) expect(synopsis.candidateAnalysis.scoringMethod).not.toContain('mandatory');
    });
  },
);
