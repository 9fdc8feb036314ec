import type { Found, UnitRole } from '#shared/reading.ts';
import { evidenceIn, hasRole } from '../field-unit.ts';
import type { FieldSource, FieldUnit, Span } from '../field-unit.ts';
import {
  belongsToName,
  credentialNouns,
  demands,
  otherBehind,
  otherThings,
  statements,
  startsLine,
  wishes,
} from './credentials.data.ts';
import { isMadeAfterOffer, namesCheck } from './after-offer.ts';
import { isAskedInForm, isAskedOfNobody } from './asked-of-nobody.ts';
import { findNamed } from './named.ts';

interface Mention extends Span {
  name: string;
  confidence: number;
}

const mostCredentials = 25;

/** Licences and certificates that the job demands. */
export function readCredentials(source: FieldSource): Found<string>[] {
  const found: { mention: Mention; unit: FieldUnit }[] = [];
  for (const unit of source.units) {
    const weight = weigh(unit);
    if (weight === 0 || (unit.role === 'process' && isAskedInForm(unit.text))) continue;
    for (const mention of readMentions(unit.text)) {
      const clause = clauseAround(unit.text, mention);
      if (
        wishes.test(clause) ||
        wishedRow.test(unit.text.slice(mention.end, mention.end + 90)) ||
        /^(?:ideally|preferably|idealerweise|idéalement)\b/i.test(unit.text)
      )
        continue;
      if (isToCome(unit.text, mention) || statesNumber.test(unit.text.slice(mention.end))) continue;
      // "We seek a Licensed Clerk": the title, and no paper.
      if (
        weight < 1 &&
        /\b(?:seek\p{L}*|looking for|hiring|as) (?:\p{Ll}+ ){0,6}$/iu.test(
          unit.text.slice(0, mention.start),
        )
      )
        continue;
      if (weight < 1 && !demands.test(clause)) continue;
      if (found.length < mostCredentials && !found.some((one) => covers(one.mention, mention)))
        found.push({ mention, unit });
    }
  }
  return found.map(({ mention, unit }) => ({
    value: mention.name,
    confidence: mention.confidence,
    evidence: [evidenceIn(source, unit, mention)],
  }));
}

/** "Harbor Agency Licence 12C5759": the number of a licence is told by whoever holds it. */
const statesNumber =
  /^\s?(?:[Nn]o\.?|[Nn]umber|#)?:?\s?(?=[\p{Lu}\d/-]*\d{3})[\p{Lu}\d/-]{5,}(?:$|[\s.,;)])/u;

/** "CPA, CGMA or CMA preferred": the wish is of the whole row. */
const wishedRow =
  /^(?:(?:, |,? (?:or|and) |\/)\p{Lu}[\p{L}\d+.-]{1,12}){0,6},? (?:etc\.?,? )?(?:(?:is|are|certification|strongly|highly|designation|will|would|be|an|added|distinct) ){0,5}(?:preferred|desired|desirable|a plus|advantage)\b/u;

/** "or willingness to obtain one", "willing to obtain a CSCS card": asks for the will and not for the paper. */
const willing =
  /\b(?:willing(?:ness)?|prepared|happy|commit(?:ted|ment)?) to (?:obtain|get|gain|acquire|pursue|achieve|work towards?|complete|undertake|study|apply|train)/i;
/** "Complete BLS upon employment": learnt in the first weeks. */
const uponHire =
  /\bcomplete\b[^.;]{3,120}\b(?:upon|after|following) (?:employment|hire|hiring|joining|appointment)\b/i;
/** What nobody has to bring along: told of with the mention, and not a paper to be shown. */
function isToCome(text: string, { start, end, name }: Mention): boolean {
  const sentence = sentenceAround(text, start, end);
  return (
    willing.test(sentence) ||
    uponHire.test(sentence) ||
    (namesCheck(name) && isMadeAfterOffer(sentence)) ||
    isAskedOfNobody(text, sentence, { start, end })
  );
}

function sentenceAround(text: string, start: number, end: number): string {
  const from = [...text.slice(0, start).matchAll(/[.;]\s/g)].at(-1)?.index ?? 0;
  const to = /[.;](?:\s|$)/.exec(text.slice(end))?.index;
  return text.slice(from, to === undefined ? undefined : end + to);
}

const never: ReadonlySet<UnitRole> = new Set([
  'benefit',
  'company',
  'nice',
  'pay',
  'title',
  'head',
  'noise',
]);

/** 1 where demands stand, less where a demand must be told by its words. */
function weigh(unit: FieldUnit): number {
  const isUnder = /licen[cs]|certif|credential|führerschein|permis\b|registration/i.test(
    `${unit.label ?? ''} ${unit.heading ?? ''}`,
  );
  if (unit.role === 'must') return 1;
  if (/prefer|desir|nice|bonus|plus/i.test(`${unit.label ?? ''} ${unit.heading ?? ''}`)) return 0;
  if (isUnder && unit.role !== 'nice' && (unit.shape !== 'heading' || unit.label !== null))
    return 1;
  if (hasRole(unit, 'must')) return 1;
  return never.has(unit.role) ? 0 : 0.5;
}

/** Cheap test first: most units are about something else. */
const mayState =
  /licen[cs]|certifi|regist|clearance|qualifi|\bbar\b|board|admi|train|nvq|guilds|accredit|charter|membership|[hlp][gc]v|flt|member|chartered|staatlich|diploma in|permis|patente|rijbewijs|körkort|condução|working toward|level \d|diplôme/i;

const bareNoun =
  /^(?:(?:professional|medical|special|selective|appropriate) )?(?:licen[cs]es?|licensure|certifications?|certificates?|permits?|registration|diplôme)$/i;

function readMentions(text: string): Mention[] {
  const found: Mention[] = [];
  const add = (one: Mention): void => {
    const length = one.end - one.start;
    if (length < 2 || length > 110 || bareNoun.test(one.name)) return;
    if (found.some((other) => one.start < other.end && one.end > other.start)) return;
    found.push(one);
  };
  for (const statement of mayState.test(text) ? statements : []) {
    for (const match of text.matchAll(statement)) {
      if (found.length > mostCredentials) break;
      add(spanOf(text, match.index, match.index + match[0].length, 0.85));
    }
  }
  for (const one of readNouns(text)) add(one);
  for (const one of readHeld(text)) add(one);
  for (const { start, end } of findNamed(text)) add(spanOf(text, start, end, 0.8));
  return found.sort((a, b) => a.start - b.start);
}

function spanOf(text: string, start: number, end: number, confidence: number): Mention {
  const written = text
    .slice(start, end)
    .replace(/(?:[\s,;:.]|\s(?:and|or|in|of|the|an?|for|with|as))+$/i, '');
  const lead = /^(?:(?:valid|current|active|a|an|the|your) )+/i.exec(written)?.[0].length ?? 0;
  const name = written.slice(lead);
  return { name, start: start + lead, end: start + written.length, confidence };
}

/** "Requires valid Water Survival (HUET), SafeGulf and TWIC": names that must be held, whatever they are. */
const held =
  /\b(?:requires?|must (?:have|hold|possess)|holds?|holding|possess(?:es|ion of)?)(?: (?:an?|the))? (?:valid|current|active|up-to-date) (?=\p{Lu})/giu;
const heldName = /^\p{Lu}[\p{L}\d+/&'-]*(?: \p{Lu}[\p{L}\d+/&'-]*){0,4}(?: \([A-Z]{2,6}\))?/u;
const mostHeld = 8;

function readHeld(text: string): Mention[] {
  return [...text.matchAll(held)].slice(0, mostHeld).flatMap((cue) => {
    const found: Mention[] = [];
    let at = cue.index + cue[0].length;
    for (let count = 0; count < mostHeld; count += 1) {
      const name = heldName.exec(text.slice(at, at + 90))?.[0];
      if (name === undefined) break;
      found.push(spanOf(text, at, at + name.length, 0.7));
      at += name.length;
      const joint = /^(?:, (?:and |or )?| and | or | & )(?=\p{Lu})/u.exec(
        text.slice(at, at + 8),
      )?.[0];
      if (joint === undefined) break;
      at += joint.length;
    }
    return found;
  });
}

const mostWords = 7;

/** "Illinois Pesticide Applicator License": the noun and the words before it that say which one. */
function readNouns(text: string): Mention[] {
  const found: Mention[] = [];
  for (const match of text.matchAll(credentialNouns)) {
    if (found.length >= mostCredentials) break;
    const before = text.slice(Math.max(0, match.index - 90), match.index);
    const after = text.slice(match.index + match[0].length, match.index + match[0].length + 60);
    if (otherThings.test(before) || otherBehind.test(after)) continue;
    const noun = match[0].toLowerCase();
    const words = wordsBefore(before);
    // "clearance" and "registration" alone may be anything; a "forklift ticket" is not.
    if (noun === 'ticket' && belongsToName.test(words))
      found.push(spanOf(text, match.index - words.length - 1, match.index + noun.length, 0.8));
    if (/^(?:clearance|ticket|registration|credentials?|accreditation|endorsements?)$/.test(noun))
      continue;
    const tail =
      /^ (?:in|as|for|of|to practi[cs]e)(?: (?:an?|the|and|or|of|[\p{Lu}(][\p{L}&/).'-]*|practi[cs]e|profession|law|medicine|nursing|teaching|pharmacy|real|estate)){1,6}/u.exec(
        after,
      )?.[0] ?? '';
    const classed =
      /^ ?\(?(?:[Cc]lass|[Cc]ategory|[Cc]at|[Kk]lasse|der Klasse|[Gg]rade|[Ll]evel) [A-Z\d+]{1,5}\)?/u.exec(
        after,
      )?.[0] ?? '';
    if (words === '' && tail === '' && classed === '') continue;
    const start = match.index - (words === '' ? 0 : words.length + 1);
    found.push(spanOf(text, start, match.index + match[0].length + (classed || tail).length, 0.85));
  }
  return found;
}

function wordsBefore(before: string): string {
  if (!before.endsWith(' ')) return '';
  const words = before.slice(0, -1).split(' ');
  const kept: string[] = [];
  while (kept.length < mostWords && words.length > 0) {
    const word = words.pop() ?? '';
    const bare = word.replace(/[()"]/g, '');
    if (
      bare === '' ||
      // "Car insurance & driver's license": the other paper.
      (/^(?:&|and)$/i.test(bare) && /^insurance$/i.test(words.at(-1) ?? '')) ||
      /[.;:,!?•·–-]$/.test(word) ||
      (/['’]s$/.test(word) && /^\p{Lu}/u.test(word) && !belongsToName.test(bare))
    )
      break;
    if (!/^[\p{Lu}\d]/u.test(bare) && !belongsToName.test(bare)) break;
    kept.unshift(word);
  }
  while (kept.length > 0 && isLoose(kept[0] ?? '')) kept.shift();
  return kept.join(' ').replace(/^[(\-–•"]+/, '');
}

const isLoose = (word: string): boolean =>
  startsLine.test(word) || /^(?:and|or|&|valid|current|active|clear|work)$/i.test(word);

/** The part of the sentence around a mention: a wish elsewhere in it does not count. */
function clauseAround(text: string, { start, end }: Span): string {
  const before = text.slice(Math.max(0, start - 80), start);
  const after = text.slice(end, end + 70);
  const from = [...before.matchAll(/[.;•·(:]\s|[,–]\s|\s-\s/g)].at(-1)?.index ?? -1;
  const to =
    /[.;•·](?:\s|$)|\s\((?!preferred|desired|desirable)|,\s(?!preferred|desired|or\b)|\s[–-]\s/.exec(
      after,
    )?.index ?? after.length;
  return before.slice(from + 1) + text.slice(start, end) + after.slice(0, to);
}

const plain = (name: string): string =>
  name
    .toLowerCase()
    .replace(/\b(?:valid|current|active|full|clean|a|your)\b|[^\p{L}\p{N} ]/gu, '')
    .replace(/s?\s+/g, ' ')
    .trim();

/** The same credential in other words: "driver's license" and "a valid driver's license". */
function covers(known: Mention, other: Mention): boolean {
  const a = plain(known.name);
  const b = plain(other.name);
  return a === b || (b.length > 3 && a.includes(b));
}
