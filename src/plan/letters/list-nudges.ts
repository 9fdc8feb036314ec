import { lowerFirst } from '#writing/casing.ts';
import { unnamedEmployer } from '../names.ts';
import { onTheSpot } from '../on-the-spot.ts';
import { makePlan } from '../plan.ts';
import type { Source } from '../source.ts';
import { listJobFacts, takeTurn } from './job-facts.ts';
import { isNightWork } from './night-work.ts';
import { twoStops } from './write-mails.ts';

export interface Nudge {
  channel: 'sms' | 'email' | 'phone';
  group: string;
  moment: string;
  words: string;
  effect: string;
}

/** Whom to write to when they fall silent, at which moment of this search, and with which words. */
export function listNudges(source: Source): Nudge[] {
  const { names, steps, drawer, stated } = makePlan(source);
  const facts = listJobFacts(source);
  const { shortly, needs } = facts;
  const isOpenPay = facts.pay.includes('[');
  const isOpenHours = !stated.has('hours');
  const open = isOpenPay ? 'the pay' : isOpenHours ? 'the hours' : 'the details';
  const blank = isOpenPay ? '[range]' : isOpenHours ? '[hours]' : '[answer]';
  const paper = needs.find((need) => /licen[cs]|certif|card\b|permit|degree|diploma/i.test(need));
  const step = (steps.stated[0] ?? '').split(/\s+/).length <= 6 ? steps.stated[0] : undefined;
  const night = isNightWork(source);
  return [
    {
      channel: 'email',
      group: 'Opened the first message, no answer',
      moment: `two days after the follow-up, ${onTheSpot.has(drawer.kind) ? 'noon to 1PM' : '10AM to noon'}`,
      words:
        `[First name], I wrote about ${shortly}. ${takeTurn(facts, 0)} Is it worth a short call, or a no? Both help me. [your name]`
          .replace(/ {2,}/g, ' ')
          .replace(twoStops, '.'),
      effect: 'Asks for a yes or a no, which is quick to give',
    },
    {
      channel: 'sms',
      group: `Asked about ${open}, then silent`,
      moment: 'the day the answer is known, before 7PM',
      words: `[First name], you asked about ${open} for ${shortly}: ${blank}. Does that settle it? [your name]`,
      effect: 'Gives the answer they waited for',
    },
    {
      channel: 'sms',
      group: step === undefined ? 'Interview booked' : `Booked: ${lowerFirst(step)}`,
      moment: night ? 'the day before, at 3PM' : 'the day before, at 5PM',
      words: `[First name], tomorrow at [time], [address]: you meet [name]. ${paper === undefined ? '' : `Please bring proof of this: ${paper}. `}If the time does not work, text me and we move it. [your name]`,
      effect:
        paper === undefined
          ? 'Fewer missed appointments'
          : 'Fewer missed appointments; papers are seen in time',
    },
    {
      channel: 'phone',
      group: 'Said yes, has not started yet',
      moment: 'once a week until the first day',
      words: `[First name], it is [your name] from ${names.signsFor === unnamedEmployer ? '[employer]' : names.signsFor}. How did giving notice go, and is anything about the first day still open? I will find out what you need by [day].`,
      effect: 'Doubts and counter-offers come up while there is time',
    },
  ];
}
