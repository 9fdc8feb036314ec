import { quote } from '#writing/quote.ts';
import { stripEnd } from '#writing/casing.ts';
import { isGoodNews } from '../wording/denied.ts';
import { onTheSpot } from '../place/on-the-spot.ts';
import { listFacts, ownWords } from '../wording/own-words.ts';
import { isHybridOffered } from '../hours/offered-hybrid.ts';
import { sayWorkType } from '../hours/work-pattern.ts';
import type { Source } from '../source.ts';
import { listLines, longestLine } from './ad-lines.ts';
import { advertised, notSaid, quoted, stop, type Given, type Objection } from './objection.ts';
import { isVerbatim, quoteAd, sayAd } from './quote-ad.ts';

/** Said of nights and days spent elsewhere. */
export const away = /\baway from home\b|\bovernight\b(?! shifts?\b)|\btravel\w*\b/i;

const seldom = /\b(?:occasional\w*|may|some|rare\w*)\b/i;

export function onTravel({ source }: Given): Objection | null {
  const { brief } = source;
  const lines = [
    ...listFacts(brief, { kinds: ['travel'] }).map(ownWords),
    ...listFacts(brief, { kinds: ['schedule'] })
      .map(ownWords)
      .filter((text) => away.test(text)),
  ].filter(
    (text) =>
      text.split(/\s+/).length <= longestLine &&
      !isGoodNews(text) &&
      !/\b(?:paid|per diem|allowance|reimburs\w*)\b/i.test(text),
  );
  if (lines.length === 0) return null;
  const [first = '', second] = lines;
  const said = `${sayAd(source, first)}${second === undefined ? '' : ` and ${quoteAd(source, second)}`}`;
  return {
    objection: 'I do not want to travel for work.',
    answer: `${lines.every((text) => seldom.test(text)) ? 'Some may come up.' : 'It is part of this job.'} ${said}. ${stop}`,
    evidence: quoted,
  };
}

const relocation = /\brelocat\w+/i;

/** The line that speaks of days at home. */
const findHybrid = (source: Source): string | undefined =>
  listLines(source).find(
    (text) => /\bhybrid\b|\bfrom home\b/i.test(text) && isVerbatim(source, text),
  );

function sayHybrid({ source, facts }: Given): string {
  const line = findHybrid(source);
  const days = /\d|\b(?:one|two|three|four) days?\b/i.test(`${facts.pattern} ${line ?? ''}`)
    ? ''
    : ' How many days: [days at home: ask the hiring manager].';
  return line === undefined
    ? isHybridOffered(source.brief)
      ? `The posting mentions it as an option.${days}`
      : `You can, in part: the job is ${sayWorkType(source)}.${days}`
    : `The posting says ${quote(stripEnd(line))}.${days}`;
}

export function onPlace(given: Given): Objection | null {
  const { source, plan } = given;
  const { brief } = source;
  const { place, offers } = plan;
  const moves = offers.some((offer) => relocation.test(offer) && !/\bno\b|\bnot\b/i.test(offer));
  const help = moves ? ' The posting offers relocation assistance.' : '';
  if (brief.workType === 'remote')
    return {
      objection: 'Will I have to go into an office after all?',
      answer:
        'The posting says the job is remote. Days on site, if any: [days on site: ask the hiring manager]. Then there are no surprises later.',
      evidence: advertised(source, 'remote'),
    };
  if (brief.workType === 'hybrid')
    return {
      objection: 'I want to work from home.',
      answer: `${sayHybrid(given)}${place.in === '' ? '' : ` The workplace is ${place.in}.`} If you need more days at home than that, tell me before we go on.`,
      evidence: advertised(source, findHybrid(source) ?? 'hybrid'),
    };
  if (place.in === '')
    return {
      objection: 'Where exactly is the job?',
      answer:
        'The posting does not say. It is in [place: ask the hiring manager], and you will have the address before you decide anything.',
      evidence: notSaid,
    };
  if (brief.workType === 'on-site' && !onTheSpot.has(plan.drawer.kind))
    return {
      objection: 'I want to work from home.',
      answer: `This job is on site ${place.in}.${help} If you need days at home, it is not the right job, and I would rather tell you now.`,
      evidence: advertised(source, `on site, ${place.label ?? ''}`),
    };
  return {
    objection: 'That may be too far for me.',
    answer: `The job is ${place.in}.${help} How would you get there, and how long would it take? If that is too far, no problem, and thank you for letting me know.`,
    evidence: `Place: ${place.label ?? ''}, as advertised.`,
  };
}
