import type { Unit } from '#shared/reading.ts';
import { classifyHeading } from '../layout/classify-heading.ts';
import { isCaveat } from './caveats.ts';
import { tellsOfEmployer } from './employer-sentence.ts';
import { isProvided, tellsOfColleagues } from './of-others.ts';
import { kindOfRequirement } from './requirement-kind.ts';
import { isCall, isLegal, isPraise } from './says-nothing.ts';
import { speaksOf } from './speaks-of.ts';
import type { Told } from './told.ts';

export const isSentence = (text: string): boolean => text.split(' ').length >= 5;

/** Could stand in any advertisement: nobody would count it as a reason. */
const slogan =
  /\?|\b(?:more than (?:just )?a\b|(?:isn't|is not|not) just a\b|it's how we|we (?:truly |strongly |firmly )?believe|our (?:mission|vision|purpose|values) (?:is|are)|are you ready|we are (?:passionate|proud|committed|dedicated)|we(?:'re) (?:passionate|proud|committed|dedicated)|movement|make (?:an impact|your mark))\b/i;

/** "Proud to be accredited by ...": what somebody else has given a house stays, however proudly it is told. */
const givenByOthers =
  /\b(?:accredited|certified) (?:by|as)\b|\bliving wage (?:foundation|employer)\b/i;

/** "We are always looking for people who care", "You can read more about us": the search and the page, not the house. */
const noHouse =
  /^welcome to\b|^we(?:['’]re| are| also are)? (?:(?:now|currently|always|also|actively|urgently) )*(?:looking for|seeking(?! to)|hiring|recruiting|searching for|need) |^(?:you can |to )?(?:read|find out|learn|discover|see) more\b/i;

export function readCompany(text: string, { shape, label }: Unit): Told | undefined {
  // What ends in a colon waits for the list behind it.
  if (noHouse.test(text) || text.trim().endsWith(':')) return undefined;
  if (isSentence(text) && givenByOthers.test(text) && !isLegal(text) && !isCall(text))
    return { kind: 'culture', text };
  // "Overview: We make hinges": most of what stands behind such a label is about the house.
  const isOwnLabel = /^(?:company|overview)$/.test(classifyHeading(label ?? '') ?? '');
  if (isSentence(text) && (label === null || isOwnLabel) && tellsOfEmployer(text))
    return { kind: speaksOf.team(text) ? 'team' : 'culture', text };
  if ((label !== null && !isOwnLabel) || shape === 'line' || !isSentence(text) || slogan.test(text))
    return undefined;
  if (isPraise(text) || isLegal(text) || isCall(text) || isCaveat(text)) return undefined;
  return { kind: speaksOf.team(text) ? 'team' : 'culture', text };
}

/** A sentence on others among what is done or asked: the house, those who work there, or nothing that the job tells. */
export function readOther(text: string): Told | undefined {
  if (isProvided(text)) return { kind: 'benefit', text };
  // "An offer follows within two days", "Shifts begin at six": how it goes on and when, of nobody in particular.
  if (speaksOf.process(text)) return { kind: 'process', text };
  if (kindOfRequirement(text) === 'schedule') return { kind: 'schedule', text };
  if (isPraise(text) || isLegal(text) || isCaveat(text)) return undefined;
  if (tellsOfEmployer(text)) return { kind: speaksOf.team(text) ? 'team' : 'culture', text };
  return tellsOfColleagues(text) ? { kind: 'other', text, importance: 'nice' } : undefined;
}
