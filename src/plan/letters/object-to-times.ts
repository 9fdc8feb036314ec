import { listOffHours } from '#market/difficulty/off-hours.ts';
import { isCalledByPhone } from '#shared/on-call.ts';
import { stripEnd } from '#writing/casing.ts';
import { cutWords } from '#writing/shorten.ts';
import { listFacts, ownWords } from '../wording/own-words.ts';
import { longestLine } from './ad-lines.ts';
import { isNightWork } from './night-work.ts';
import { advertised, notSaid, quoted, stop, type Given, type Objection } from './objection.ts';
import { away } from './object-to-place.ts';
import { quoteAd, sayAd } from './quote-ad.ts';
import { speakHours } from './say-job.ts';
import { tellHours } from './tell-terms.ts';

const weekend = /\bweekends?\b|\bsaturdays?\b|\bsundays?\b|\b7[- ]day\b/i;
const callOuts = /\bcall[- ]outs?\b/i;
const onCall =
  /\bon[- ]call\b(?! (?:staff|employees?|personnel|teams?|technicians?|nurses?|doctors?|physicians?|workers?|lists?)\b)|\bstand-?by\b|\bcall[- ]outs? (?:rota|roster|rotation)\b/i;

function listTimes({ source: { brief } }: Given): string[] {
  return [
    brief.hours?.text ?? '',
    ...listFacts(brief, { kinds: ['schedule'] }).map(ownWords),
    ...brief.employerBlocks.filter(({ role }) => role === 'schedule').map(({ text }) => text),
    // Whoever is on call is so wherever the line stands.
    ...listFacts(brief, { kinds: ['duty', 'other', 'skill', 'experience', 'physical', 'travel'] })
      .map(ownWords)
      .filter((text) => onCall.test(text) || callOuts.test(text)),
  ].filter((text) => text !== '' && text.split(/\s+/).length <= 30);
}

/** Characters: "Hours: " and a stop. */
const longestExtra = 18;

/** Not every one. */
const seldom =
  /\b(?:may|periodic\w*|occasional\w*|some|sometimes|as (?:needed|required)|rotat\w+|every (?:other|second|third|fourth))\b/i;
const timesOf = [
  [
    'on-call duty',
    onCall,
    'I do not want to be on call.',
    'on-call work is part of this job',
    'there is some on-call work',
  ],
  [
    'weekends',
    weekend,
    'I cannot work weekends.',
    'weekends are part of this job',
    'some weekends are part of it',
  ],
] as const;

const byPhone = 'calls are by phone only, and nobody has to come in';

export function onTimes(given: Given): Objection | null {
  const { source, plan, facts } = given;
  // The number alone stands in the pattern of the letters.
  const hours = facts.hours || plan.sentences.hours;
  const times = listTimes(given).filter((text) => !away.test(text));
  const [said = ''] = times;
  if (isNightWork(source))
    return {
      objection: 'I do not want to work nights.',
      answer: `Then this one is not for you: it is night work${said === '' ? '' : ` (${quoteAd(source, said)})`}. Tell me what hours you would work, and I will only write again if a job like that comes up.`,
      evidence: advertised(source, said || source.brief.title.given),
    };
  for (const [name, words, objection, belongs, sometimes] of timesOf) {
    const line = times.find(
      (text) =>
        words.test(text) &&
        (listOffHours(text).includes(name) || words === onCall) &&
        !/\b(?:prefer|opportunity|options?)\b/i.test(text),
    );
    if (line !== undefined)
      return {
        objection,
        answer: `Better that you know now: ${words === onCall && isCalledByPhone(line) ? byPhone : seldom.test(line) ? sometimes : belongs}. ${sayAd(source, cutWords(line, longestLine))}. ${stop}`,
        evidence: quoted,
      };
  }
  const called = times.find((text) => callOuts.test(text));
  if (called !== undefined)
    return {
      objection: 'Would I be called out at night?',
      answer: `The job includes call-outs. ${sayAd(source, cutWords(called, longestLine))}. It does not say what time of day they come: [hours of call-outs: ask the hiring manager].`,
      evidence: quoted,
    };
  const kind =
    /\bpart[- ]time\b/i.test(plan.sentences.contract) && !/\bor\b/.test(plan.sentences.contract);
  if (kind)
    return {
      objection: 'I need full-time hours.',
      answer: `This job is part-time.${hours === '' ? '' : ` ${speakHours(hours)}`} ${/\d (?:to|-|–) ?\d/.test(hours) ? 'The hours you could count on in a quiet week: [guaranteed hours: ask the hiring manager]. ' : ''}If that is not enough, no problem; may I write when a full-time job comes up?`,
      evidence: advertised(source, source.brief.employmentType?.text ?? 'part-time'),
    };
  const isWhole =
    said !== '' && hours.includes(stripEnd(said)) && hours.length < said.length + longestExtra;
  // Hours that everybody expects raise no doubt.
  return hours === '' || tellHours(source) === ''
    ? null
    : {
        objection: 'What hours would I actually work?',
        answer: `${speakHours(hours)} That is what the posting says. If you need different hours, tell me which, and I will ask.`,
        evidence: advertised(source, isWhole ? said : hours),
      };
}

/** Last, and only where nothing at all is said of them. */
export function onOpenHours({ plan, facts }: Given): Objection | null {
  if (facts.hours !== '' || plan.stated.has('hours')) return null;
  return {
    objection: 'What hours would I work?',
    answer: `The posting does not give them${facts.pattern === '' ? '' : `; it says only that it is ${facts.pattern.replace(/^It is |\.$/g, '')}`}. They would be [hours: ask the hiring manager].`,
    evidence: notSaid,
  };
}
