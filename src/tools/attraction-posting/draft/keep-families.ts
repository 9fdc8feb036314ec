import type { Source } from '#plan/source.ts';
import { beginsWithVerb } from '#plan/wording/orders.ts';
import { countWords } from '#writing/shorten.ts';
import { anyDuty, ofManner } from './any-duty.ts';
import { countShared, isOf, listPlaced, stemsOfDuty, weighDuties } from './judged-duties.ts';
import { listLeads } from './lead-duty.ts';

/** How much of a list is read. */
interface Room {
  lines: number;
  words: number;
}

const points = {
  /** Judged by, named by law, or one's own to answer for: these go last. */
  never: 4,
  judged: 1,
  /** Of 100 points of the card. */
  decides: 12,
  /** Done in any job. */
  ofAnyJob: 2.5,
  /** No order, or one that lost its form. */
  noDeed: 0.4,
  /** Somebody else's work. */
  assisting: 1,
  /** Required or praised in passing, and nothing to do. */
  remark: 2,
  /** More than so much above the others counts no further. */
  mostWeight: 2,
  /** Near the top of what tells most of the work. */
  lead: 1.5,
  leads: 8,
  /** For each line that is kept already about the same thing, or under the same heading. */
  relative: 0.8,
  least: -1.2,
  sameHeading: 0.5,
};

const assisting = /^(?:\p{L}+ly )?(?:assist|support|help)\b/iu;
const charge =
  /\bresponsib(?:le|ility) for\b|^(?:directly )?(?:oversee|run|lead|head|manage) (?:the|our|an?) (?:[\p{L}-]+ ){0,3}(?:cent(?:er|re)|department|unit|store|branch|site|plant|warehouse|office|school|clinic|ward|kitchen|shop|fleet)\b(?!['’])|^(?:directly )?(?:supervise|lead|manage) (?:an? |the |all |our )?(?:[\p{L}-]+ ){0,3}(?:personnel|staff|teams?|crews?|employees|people|technicians|operators)\b|^(?:provide |deliver )?(?:train|coach|mentor|supervis)\p{L}*\b[^.;]{0,60}\b(?:staff|team members?|employees|interns|apprentices|technicians)\b/iu;
/** "AS9100", "NADCAP", "ISO 9001", "Part 145": a standard or a paper by its name. */
const standard =
  /\b(?:\p{Lu}{2,}[- ]?\d{2,}[\p{Lu}\d-]*|\p{Lu}{4,}|ISO|FDA|FAA|CQC|GMP|GDP|NHS|GAAP|IFRS)\b[^.;]{0,40}\b(?:certif\p{L}*|complian\p{L}*|accredit\p{L}*|standards?|audits?|regulations?|requirements?|licen[cs]\p{L}*)|\b(?:certif\p{L}*|complian\p{L}*|accredit\p{L}*|standards?|audits?|regulations?|licen[cs]\p{L}*)\b[^.;]{0,40}\b(?:\p{Lu}{2,}[- ]?\d{2,}[\p{Lu}\d-]*|\p{Lu}{4,})\b|\b(?:certifications?|accreditations?|licen[cs](?:e|es|ing))\b/u;

/** Asked of whoever applies. */
const asked =
  /^(?:experience|knowledge|ability|understanding|familiarity|proficiency) (?:in|with|of|to)\b/i;
/** What is required or praised in passing is nothing to do. */
const remark = /^(?:\S+ ){1,5}(?:is|are|may be|has|will be|supports?|means)\s/i;

/** Two lines about the same thing: a good part of the shorter one stands in the other. */
const kin = 0.3;
function isRelative(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  const shared = countShared(one, other);
  return shared > 1 && shared >= kin * Math.min(one.size, other.size);
}

interface Line {
  at: number;
  text: string;
  words: ReadonlySet<string>;
  under: string | undefined;
  worth: number;
  isNever: boolean;
}

/** How much of a picture of the work each line is. */
function rateLines(source: Source, lines: readonly string[]): Line[] {
  const placed = listPlaced(source);
  const judged = weighDuties(source, lines);
  const leads = new Map(listLeads(source).map(({ from }, at) => [from, at]));
  return lines.map((text, at) => {
    const words = stemsOfDuty(text);
    const lead = leads.get(text) ?? points.leads;
    const place = placed.find((one) => isOf(words, one.words));
    const isNever =
      (judged.get(text) ?? 0) >= points.decides || charge.test(text) || standard.test(text);
    return {
      at,
      text,
      words,
      under: place?.under,
      isNever,
      worth:
        Math.min(points.mostWeight, Math.sqrt(place?.weight ?? 1)) +
        (isNever ? points.never : judged.has(text) ? points.judged : 0) +
        (Math.max(0, points.leads - lead) * points.lead) / points.leads -
        (anyDuty.test(text) || ofManner.test(text) ? points.ofAnyJob : 0) -
        (assisting.test(text) ? points.assisting : 0) -
        (beginsWithVerb(text) ? 0 : points.noDeed) -
        ((!beginsWithVerb(text) && remark.test(text)) || asked.test(text) ? points.remark : 0),
    };
  });
}

/** The heaviest line of each headed part, where there are parts. */
function listHeads(lines: readonly Line[]): Line[] {
  const parts = Map.groupBy(
    lines.filter(({ under }) => under !== undefined),
    ({ under }) => under,
  );
  if (parts.size < 2) return [];
  return [...parts.values()].flatMap((part) => {
    const [first] = part.toSorted((a, b) => b.worth - a.worth || a.at - b.at);
    return first === undefined || first.worth < 0 ? [] : [first];
  });
}

/**
 * Duties as they stand, as many as there is room for. Of a long list every headed part keeps its heaviest line; then what people
 * are judged by, what a standard or licence is named for and what one answers for; then what tells most that is not yet told.
 */
export function keepFamilies(source: Source, texts: readonly string[], room: Room): string[] {
  const isTooLong = (list: readonly Line[], factor = 1): boolean =>
    list.length > room.lines * factor ||
    countWords(list.map(({ text }) => text).join(' ')) > room.words * factor;
  const lines = rateLines(source, texts);
  if (!isTooLong(lines)) return [...texts];
  const kept: Line[] = [];
  const value = (one: Line): number =>
    one.worth -
    kept.reduce(
      (sum, other) =>
        sum +
        (isRelative(one.words, other.words) ? points.relative : 0) +
        (one.under !== undefined && one.under === other.under ? points.sameHeading : 0),
      0,
    );
  const take = (from: readonly Line[], factor: number): void => {
    let left = from.filter((one) => !kept.includes(one));
    while (left.length > 0) {
      const [best] = left
        .map((one) => ({ one, value: value(one) }))
        .toSorted((a, b) => b.value - a.value || a.one.at - b.one.at);
      if (best === undefined || (best.value < points.least && kept.length >= enough)) return;
      left = left.filter((one) => one !== best.one);
      if (kept.length < fewest || !isTooLong([...kept, best.one], factor)) kept.push(best.one);
    }
  };
  take(listHeads(lines), stretch);
  take(
    lines.filter(({ isNever }) => isNever),
    stretch,
  );
  take(lines, 1);
  return kept.toSorted((a, b) => a.at - b.at).map(({ text }) => text);
}
const fewest = 3;
/** Where so many are told, what any job has is left out. */
const enough = 8;
const stretch = 1.2;
