import type { Found } from '#shared/reading.ts';
import { best, foundIn } from '../field-unit.ts';
import type { FieldSource, FieldUnit, Span } from '../field-unit.ts';
import { namesOccupation } from '../title/occupation-words.ts';
import { leaders } from './leaders.data.ts';

const cues: RegExp[] = [
  /\b(?:reports?|reporting|accountable|(?:you(?:'ll| will)?|who) answers?)(?: directly| primarily| functionally)? (?:in)?to:?\s+/giu,
  /\b(?:under|subject to) (?:the )?(?:general |direct |close |immediate |overall |limited |administrative )?(?:supervision|direction|guidance|leadership|oversight)(?: and (?:direction|guidance|supervision|leadership))? of\s+/giu,
  /\b(?:supervised|managed|overseen|led) by\s+/giu,
  /\b(?:berichte[nst]*|berichtet) (?:direkt )?an\s+/giu,
  /\b(?:rattachée?(?:\(e\))?|rattaché\(e\)) (?:directement )?(?:au|à la|à l'|à)\s*/giu,
  /\bsous (?:la )?(?:responsabilité|supervision|direction|autorité|houlette|hiérarchie)(?: directe)? (?:du|de la|de l'|d'un|d'une|de)\s*/giu,
  /\b(?:reportando|reportarás|reporta|dependiendo|en dependencia) (?:directamente )?(?:al?|del?)(?: la)?\s+/giu,
];
const article = /^(?:(?:the|our|an?|your|its|den|die|das|dem|der|un|une|le|la|les|el|los)\s|l')+/iu;
/** Where the person ends and the sentence goes on. */
const stop =
  /[.;:!?]|\s?[–—]\s|\s-\s|,\s(?=the \p{Lu}|[a-z]+s\s|(?:you|this|the (?:position|role|successful|incumbent|post|job|person)|we|who|which|with|and|responsible|vos|vous|will|he|she|they|our|in|performs?|provides?|your|it|to)\b)|\s(?:and (?:in|work\w*|will|is|support\w*|has|be|provid\w*|responsible|collaborat\w*|manag\w*|part|partner\w*|lead\w*|play\w*)|who|which|that|with|while|but|based|located|this|you|we|the (?:position|role|successful|incumbent|candidate)|will|is|are|to|for(?! the)|as|at(?= (?:the|our|\p{Lu}))|within|on|in(?= (?:the|a|our|this|\p{Lu}|all|daily|order|réalisant|en))|en|and|dotted|supported|assisted|comprising|responsible|performs?|provides?|plans?|assists?|wherein)\s/u;

/** Cheap test first: most units are about something else. */
const mayHold =
  /report|account|answer|under|subject|supervis|managed|overseen|led by|bericht|rattach|sous|depend/i;
const longest = 70;
const mostMatches = 4;

/** The person or office the job answers to. */
export function readReportsTo(source: FieldSource): Found<string> | null {
  const chosen = best(source.units.flatMap(readUnit));
  if (!chosen) return null;
  const { value, score, unit, span } = chosen;
  return foundIn(source, { value, confidence: score / 100, unit, span });
}

interface Superior {
  value: string;
  score: number;
  unit: FieldUnit;
  span: Span;
}

function readUnit(unit: FieldUnit): Superior[] {
  if (unit.labelKind === 'reportsTo') {
    const one = readPerson(unit, 0, 95);
    return one ? [one] : [];
  }
  if (unit.role === 'legal' || unit.role === 'benefit' || unit.role === 'noise') return [];
  if (!mayHold.test(unit.text)) return [];
  const isLikely = unit.role === 'team' || unit.role === 'overview' || unit.role === 'place';
  const isTask = unit.role === 'duty' || unit.role === 'must' || unit.role === 'nice';
  return cues.flatMap((cue) =>
    [...unit.text.matchAll(cue)].slice(0, mostMatches).flatMap((match) => {
      // "Report incidents to", "reporting to this position": somebody else's reports.
      if (
        /^report/i.test(match[0]) &&
        /\b(?:responsible for|incidents?|issues?|who|staff|those|employees|direct|team) $/i.test(
          unit.text.slice(Math.max(0, match.index - 20), match.index),
        )
      )
        return [];
      // A task may be to report something; the job's own superior stands at the head of a sentence.
      if (
        isTask &&
        /^report/i.test(match[0]) &&
        match.index > 40 &&
        !/\b(?:position|role|job|and|you will|you'll) $/i.test(
          unit.text.slice(Math.max(0, match.index - 14), match.index),
        )
      )
        return [];
      const one = readPerson(unit, match.index + match[0].length, isLikely ? 88 : 74);
      return one ? [one] : [];
    }),
  );
}

function readPerson(unit: FieldUnit, at: number, score: number): Superior | undefined {
  const rest = unit.text.slice(at, at + longest + 30);
  const lead = article.exec(rest)?.[0].length ?? 0;
  const named = rest.slice(lead);
  const cut = keepTail(named, stop.exec(named)?.index ?? named.length);
  const value = named.slice(0, cut).replace(/[\s,;:–-]+$/u, '');
  if (value.length < 2 || value.length > longest) return undefined;
  if (
    /^(?:work|this|any|all|him|her|them|me|us|duty|police|jury|authorities|it)\b|^management$|\bstaff$|^(?:senior|upper) management$/i.test(
      value,
    )
  )
    return undefined;
  if (!namesOccupation(value) && !leaders.test(value)) return undefined;
  const start = at + lead;
  const span = { start, end: start + value.length };
  return { value, score: score - unit.index / 1000, unit, span };
}

/** "CEO and COO", "Director of Sales and Marketing": what belongs together stays. */
function keepTail(text: string, cut: number): number {
  const tail = /^ and (?:the )?(?:\p{Lu}[\p{L}&]*(?: (?:of|&) )?(?: ?\p{Lu}[\p{L}&]*){0,4})/u.exec(
    text.slice(cut, cut + 60),
  );
  return tail ? cut + tail[0].length : cut;
}
