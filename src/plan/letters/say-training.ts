import { isGlued } from '#writing/glued.ts';
import { capitalize, lowerFirst, stripEnd } from '#writing/casing.ts';
import { listFacts, ownWords } from '../wording/own-words.ts';
import type { Source } from '../source.ts';
import { tellFromOutside } from './say-condition.ts';

const trains =
  /\b(?:(?:full|comprehensive|paid|free|on[- ]the[- ]job|ongoing|extensive|all|provid\w*|receive|offer\w*|fully) (?:[\p{L}-]+ ){0,3}train\w*|train\w* (?:is |will be |are )?(?:provided|given|offered|included)|will (?:be )?train\w*|we (?:will )?train|no (?:prior |previous )?(?:[\p{L}-]+ ){0,2}experience (?:is )?(?:needed|required|necessary)|experience is not (?:always )?(?:needed|required|necessary|essential)|residency program|mentorship|apprenticeship)\b/iu;
const trainsOthers =
  /\b(?:train(?:ing|s)? (?:an?|new|other|junior|staff|others|employees)|must|required to|certified|experience in|provide training (?:to|and)|responsib\w*|participate|(?:our|their) programs)\b/i;

const longest = 30;

/** What the advertisement promises those who have still to learn, in its own words. */
export function findTraining({ brief }: Source): string | null {
  const free = brief.taught.find(({ text }) => noNeed.test(text));
  if (free) return free.text;
  const [named] = brief.taught
    .map(({ text }) => text)
    .filter((text) => subject.test(text) && text.split(/\s+/).length <= longest)
    .toSorted((a, b) => b.length - a.length);
  if (named !== undefined) return named;
  const willTrain = brief.taught.find(({ text }) => /^will train\b/i.test(text));
  if (willTrain) return willTrain.text;
  const promised = listFacts(brief, {
    kinds: ['benefit', 'other', 'culture', 'team', 'goal', 'experience'],
  }).map(ownWords);
  // Among the duties stands what the employer gives, too: "We provide training for taking x-rays".
  const given = listFacts(brief, { kinds: ['duty', 'skill'] })
    .map(ownWords)
    .filter((text) =>
      /^(?:we|our|the (?:company|team))\b|\bwe (?:provide|offer|will)\b/i.test(text),
    );
  const said = [...given, ...promised]
    .filter((text) => trains.test(text) && text.split(/\s+/).length <= longest)
    .filter((text) => !trainsOthers.test(text) || /\b(?:provide|offer)/i.test(text))
    .filter((text) => !isGlued(text) && !/\p{L}[-–] \p{L}|\p{Ll}{2}\p{Lu}\p{Ll}{2}/u.test(text));
  // Who may come without experience hears that before anything else.
  return said.find((text) => noNeed.test(text)) ?? said[0] ?? null;
}

const subject =
  /(?:^|\b(?:provid\w+|offer\w*|receive|get|with|free|paid|full|comprehensive|extensive) (?:[\p{L}-]+ ){0,2}?)training (for|in|on) (.+)$/iu;
const noNeed =
  /\bno (?:prior |previous )?((?:[\p{L}-]+ ){0,2})experience (?:is )?(?:needed|required|necessary)\b|\bexperience is not (?:needed|required|necessary|essential)\b/iu;
/** Often it is, then. */
const notAlways = /\bexperience is not always (?:needed|required|necessary|essential)\b/i;
const person = /\b(?:will|to) train (the right (?:person|candidate|applicant))\b/i;
const kind =
  /\b((?:full|comprehensive|extensive|on[- ]the[- ]job|paid|free|ongoing) (?:[\p{L}-]+ )?training)\b/iu;
const whole =
  /^(?:we|our|the|all|you|they|this|training|new)\b.*\b(?:is|are|will|provides?|offers?|receive|get|train)\b/i;
const longestSubject = 20;

/** The same as a sentence for candidates; empty where its words make none. */
export function sayTraining(text: string | null): string {
  if (text === null) return '';
  const [, word, what = ''] = subject.exec(text) ?? [];
  const things = stripEnd(what.replace(/;/g, ',').replace(/, etc\b.*$/, ''));
  if (
    word !== undefined &&
    things !== '' &&
    things.split(/\s+/).length <= longestSubject &&
    !/[.!?] |\b(?:you|your|we|is|are|will|be)\b|\bprovided\b/i.test(things)
  )
    return `Training is given ${word.toLowerCase()} ${lowerFirst(things)}.`;
  if (/^will train$/i.test(text)) return 'Training is given.';
  const [, right] = person.exec(text) ?? [];
  if (right !== undefined) return `They will train ${right.toLowerCase()}.`;
  if (notAlways.test(text))
    return /\btrain/i.test(text)
      ? 'Experience is not always necessary, and training is given.'
      : 'Experience is not always necessary.';
  const free = noNeed.exec(text);
  if (free !== null) {
    const field = (free[1] ?? '').toLowerCase();
    const isTaught = /\btrain/i.test(text.replace(free[0], ''));
    return `No ${field}experience is needed${isTaught ? ', and training is given' : ''}.`;
  }
  const told = stripEnd(tellFromOutside(text));
  if (whole.test(text) && told.split(/\s+/).length <= longestSubject && !/[:;]/.test(told))
    return `${capitalize(told)}.`;
  const [, given] = kind.exec(text) ?? [];
  return given === undefined ? '' : `The posting promises ${given.toLowerCase()}.`;
}

/** "Training on the job", "paid training": that there is some, and not in what. */
export const isBareTraining = (benefit: string): boolean =>
  /^(?:an? )?(?:[\p{L}-]+ )?training(?: on the job)?\.?$/iu.test(benefit);

/** Tells no more than that training is given. */
export const saysOnlyThat = (taught: string): boolean =>
  /^Training is given\.$|^They will train /.test(taught);

/** "Those with less than a year go to the residency": a way for some, and no promise to everybody. */
export const isRouteOfSome = (text: string): boolean =>
  /\bnew(?:ly)?[- ](?:grad\w*|qualified)\b|\b(?:less|fewer) than (?:an?|one|two|six|twelve|\d{1,2}) (?:years?|months?)\b|\bwill be (?:referred|directed|routed) to\b/i.test(
    text,
  );
