import { nameRounds, sayFunnel } from '#plan/hiring-steps/funnel-words.ts';
import { pluralize } from '#writing/number.ts';
import { findFirstForManager } from '#plan/questions/mailed-questions.ts';
import type { Plan } from '#plan/plan.ts';
import { nameTrial } from '#plan/hiring-steps/steps.ts';
import { saySlots } from '#plan/hiring-steps/hold-slots.ts';
import { planFinalTalks } from '#plan/hiring-steps/second-rounds.ts';
import type { PlanStep, StepId } from './steps.ts';
import type { SourcingWriting } from './writing.ts';

export const draftActions = (plan: Plan, steps: readonly PlanStep[]): SourcingWriting['actions'] =>
  steps.map(({ id }) => ({ step: id, action: sayAction(plan, id) }));

/** As the posting does it: pay below the middle of the market is told and does not lead. */
const sayPlaceOfPay = ({ pay: { stated, standing }, stated: told }: Plan): string =>
  stated
    ? standing === 'below'
      ? 'Put the pay in the text, not in the headline'
      : 'Put the pay in the first line'
    : told.has('pay')
      ? 'Say in the first lines how it is paid'
      : 'It waits for the pay';

/** What one person can tick off. */
function sayAction(plan: Plan, id: StepId): string {
  const { observations, channels, funnel } = plan;
  const first = findFirstForManager(plan);
  const boards = channels.filter(({ kind }) => kind === 'board').slice(0, 2);
  const actions: Record<StepId, string> = {
    pay: 'Give the pay range that may be published',
    answers: first ? `Answer first: ${first.ask}` : 'Confirm that the advertisement still holds',
    mend: observations.map(({ title, mend }) => `${title}. ${mend}`).join(' '),
    publish: `Publish: ${boards.map(({ name }) => name).join('; ')}. ${sayPlaceOfPay(plan)}`,
    sample: `Hold ${saySlots(plan)} for "${nameTrial(plan)}"`,
    contacts: `Contact ${funnel.contacts} people (${funnel.contactsByWeek.filter((count) => count > 0).join(', ')}); ${sayReached(plan)}`,
    review: `Review the numbers: with fewer than ${funnel.finals} in or near ${pluralize(nameRounds(plan).last.noun)}, change the pay, hours or requirements before adding contacts`,
  };
  return actions[id];
}

/** The whole plan, and what of it comes after the weeks. */
function sayReached(plan: Plan): string {
  const { last } = nameRounds(plan);
  const held = planFinalTalks(plan).reduce((sum, count) => sum + count, 0);
  const left = plan.funnel.finals - held;
  return `with applicants and referrals: ${sayFunnel(plan)}${left > 0 ? `; ${left} of the ${pluralize(last.noun)} after week 4` : ''}`;
}
