import { lowerFirst } from '#writing/casing.ts';
import { chooseTimes } from '../contact-times.ts';
import { unnamedEmployer } from '../names.ts';
import { makePlan } from '../plan.ts';
import type { Source } from '../source.ts';
import { listJobFacts, takeTurn } from './job-facts.ts';
import { twoStops } from './write-mails.ts';

export interface Nudge {
  channel: 'sms' | 'email' | 'phone';
  group: string;
  moment: string;
  words: string;
  effect: string;
}

/** Characters: a text message holds one short fact. */
const longestFact = 90;

/** Two text messages with the words that end them, once the blanks are filled. */
const longestText = 240;

const say = (text: string): string => text.replace(/ {2,}/g, ' ').replace(twoStops, '.');

/** With the fact where the message holds it. */
const fit = (write: (fact: string) => string, fact: string): string => {
  const whole = say(write(fact));
  return whole.length <= longestText ? whole : say(write(''));
};

/** Whom to write to when they fall silent, at which moment of this search, and with which words. */
export function listNudges(source: Source): Nudge[] {
  const plan = makePlan(source);
  const { names, steps, stated } = plan;
  const facts = listJobFacts(source);
  const { times } = chooseTimes(source, plan);
  const [first = 'noon to 1 PM', second = first] = times.map(lowerFirst);
  // One thing the posting states stands in every note.
  const known = [facts.pay, facts.hours, facts.pattern, ...facts.offers, ...facts.work].filter(
    (fact) => fact !== '' && !fact.includes('[') && fact.length <= longestFact,
  );
  const [told = ''] = known;
  const { shortly, needs } = facts;
  const isOpenPay = facts.pay.includes('[');
  const isOpenHours = !stated.has('hours');
  const open = isOpenPay ? 'the pay' : isOpenHours ? 'the hours' : 'the details';
  const blank = isOpenPay ? '[range]' : isOpenHours ? '[hours]' : '[answer]';
  const paper = needs.find((need) => /licen[cs]|certif|card\b|permit|degree|diploma/i.test(need));
  const step = (steps.stated[0] ?? '').split(/\s+/).length <= 6 ? steps.stated[0] : undefined;
  return [
    {
      channel: 'email',
      group: 'Opened the first message, no answer',
      moment: `two days after the follow-up, ${first}`,
      words: say(
        `[First name], I wrote about ${shortly}. ${takeTurn(facts, 0) || told} Is it worth a short call, or a no? Both help me. [your name]`,
      ),
      effect: 'Asks for a yes or a no, which is quick to give',
    },
    {
      channel: 'sms',
      group: `Asked about ${open}, then silent`,
      moment: `the day the answer is known, ${first}`,
      words: fit(
        (fact) =>
          `[First name], you asked about ${open} for ${shortly}: ${blank}. ${fact} Does that settle it? [your name]`,
        told,
      ),
      effect: 'Gives the answer they waited for',
    },
    {
      channel: 'sms',
      group: step === undefined ? 'Interview booked' : `Booked: ${lowerFirst(step)}`,
      moment: `the day before, ${second}`,
      words: fit(
        (job) =>
          `[First name], tomorrow at [time], [address]: you meet [name]${job}. ${paper === undefined ? '' : `Please bring proof of this: ${paper}. `}If the time does not work, text me and we move it. [your name]`,
        ` about the ${names.title} job`,
      ),
      effect:
        paper === undefined
          ? 'Fewer missed appointments'
          : 'Fewer missed appointments; papers are seen in time',
    },
    {
      channel: 'phone',
      group: 'Said yes, has not started yet',
      moment: 'once a week until the first day',
      words: say(
        `[First name], it is [your name] from ${names.signsFor === unnamedEmployer ? '[employer]' : names.signsFor}. You start on [day] as ${names.aTitle}. How did giving notice go, and what is still open? Your first week: [who meets you, when, and what comes first]. I will find out whatever else you need.`,
      ),
      effect: 'Doubts and counter-offers come up while there is time',
    },
  ];
}
