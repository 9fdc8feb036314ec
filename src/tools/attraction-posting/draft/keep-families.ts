import type { Source } from '#plan/source.ts';
import { beginsWithVerb } from '#plan/wording/orders.ts';
import { countWords } from '#writing/shorten.ts';
import { anyDuty } from './any-duty.ts';
import { countShared, listPlaced, stemsOfDuty, weighDuties } from './judged-duties.ts';
import { listLeads } from './lead-duty.ts';

/** How much of a list is read. */
interface Room {
  lines: number;
  words: number;
}

const points = {
  /** Judged by, named by law, or one's own to answer for: nothing of these is left out. */
  never: 100,
  /** Done in any job. */
  ofAnyJob: 12,
  /** Required or praised in passing, and nothing to do. */
  remark: 8,
  /** For each other line about the same thing. */
  relative: 3,
  sameHeading: 1,
  /** Near the top of what tells most of the work. */
  lead: 4,
  leads: 8,
};

const charge =
  /\bresponsib(?:le|ility) for\b|^(?:directly )?(?:supervise|lead|manage) (?:an? |the |all |our )?(?:[\p{L}-]+ ){0,3}(?:personnel|staff|teams?|crews?|employees|people|technicians|operators)\b/iu;
/** "AS9100", "NADCAP", "ISO 9001", "Part 145": a standard or a paper by its name. */
const standard =
  /\b(?:\p{Lu}{2,}[- ]?\d{2,}[\p{Lu}\d-]*|\p{Lu}{4,}|ISO|FDA|FAA|CQC|GMP|GDP|NHS|GAAP|IFRS)\b[^.;]{0,40}\b(?:certif\p{L}*|complian\p{L}*|accredit\p{L}*|standards?|audits?|regulations?|requirements?|licen[cs]\p{L}*)|\b(?:certif\p{L}*|complian\p{L}*|accredit\p{L}*|standards?|audits?|regulations?|licen[cs]\p{L}*)\b[^.;]{0,40}\b(?:\p{Lu}{2,}[- ]?\d{2,}[\p{Lu}\d-]*|\p{Lu}{4,})\b|\b(?:certifications?|accreditations?|licen[cs](?:e|es|ing))\b/u;

/** What is required or praised in passing is nothing to do. */
const remark = /^(?:\S+ ){1,5}(?:is|are|may be|has|will be|supports?|means)\s/i;

const alike = 0.7;
const isOf = (line: ReadonlySet<string>, words: ReadonlySet<string>): boolean =>
  line.size > 0 && countShared(line, words) >= line.size * alike;

/**
 * Duties as they stand, as many as there is room for. Of a long list each family of lines about one thing keeps some, wherever it
 * stands; what people are judged by, what a standard or licence is named for and what one answers for goes last.
 */
export function keepFamilies(source: Source, lines: readonly string[], room: Room): string[] {
  const isTooLong = (texts: readonly string[], factor = 1): boolean =>
    texts.length > room.lines * factor || countWords(texts.join(' ')) > room.words * factor;
  if (!isTooLong(lines)) return [...lines];
  const placed = listPlaced(source);
  const judged = weighDuties(source, lines);
  const leads = new Map(listLeads(source).map(({ from }, at) => [from, at]));
  const all = lines.map((text, at) => {
    const words = stemsOfDuty(text);
    const lead = leads.get(text);
    return {
      at,
      text,
      words,
      under: placed.find((one) => isOf(words, one.words))?.under,
      worth:
        (judged.has(text) ? points.never : 0) +
        (charge.test(text) || standard.test(text) ? points.never : 0) +
        (lead === undefined ? 0 : Math.max(0, points.leads - lead) * (points.lead / points.leads)) -
        (anyDuty.test(text) ? points.ofAnyJob : 0) -
        (!beginsWithVerb(text) && remark.test(text) ? points.remark : 0),
    };
  });
  const kept = [...all];
  while (kept.length > fewest && isTooLong(kept.map(({ text }) => text))) {
    const relatives = (one: (typeof kept)[number]): number =>
      kept.reduce(
        (sum, other) =>
          other === one
            ? sum
            : sum +
              (countShared(one.words, other.words) > 1 ? points.relative : 0) +
              (one.under !== undefined && one.under === other.under ? points.sameHeading : 0),
        0,
      );
    const [least] = kept
      .map((one) => ({ one, value: one.worth - relatives(one) }))
      .toSorted((a, b) => a.value - b.value || b.one.at - a.one.at);
    // Even of these a list of pages holds more than anybody reads.
    const isKept = (least?.value ?? 0) > points.never / 2;
    if (
      least === undefined ||
      (isKept &&
        !isTooLong(
          kept.map(({ text }) => text),
          stretch,
        ))
    )
      break;
    kept.splice(kept.indexOf(least.one), 1);
  }
  return kept.map(({ text }) => text);
}
const fewest = 3;
const stretch = 1.2;
