import type { Brief } from '#shared/brief.ts';
import { jobConditions } from './job-conditions.data.ts';

type Job = Pick<Brief, 'title' | 'facts'> & Partial<Pick<Brief, 'hours'>>;

interface Untold {
  /** Whether a text states a condition that this job does not. */
  isStated: (text: string) => boolean;
  /** Whether it asks for one that the job has settled by what it says of its hours or its work. */
  isAsked: (text: string) => boolean;
}

/** From here on a job would name what it works with. */
const enoughDuties = 5;

/** Texts of a trade that speak of nights, weekends or calls, held against what the job says of its own. */
export function findUntoldConditions({ title, facts, hours }: Job): Untold {
  const job = [
    title.given,
    hours?.text ?? '',
    ...facts.filter(({ kind }) => kind !== 'benefit').map(({ text }) => text),
  ].join('\n');
  const tellsHours = Boolean(hours?.text) || facts.some(({ kind }) => kind === 'schedule');
  const tellsWork = facts.filter(({ kind }) => kind === 'duty').length >= enoughDuties;
  const untold = jobConditions.filter(({ said }) => !said.test(job));
  const settled = untold.filter(({ isOfHours }) => (isOfHours ? tellsHours : tellsWork));
  return {
    isStated: (text) => untold.some(({ told }) => told.test(text)),
    isAsked: (text) => settled.some(({ told }) => told.test(text)),
  };
}
