import type { Found } from '#shared/reading.ts';
import { best, foundIn } from '../field-unit.ts';
import type { FieldSource, FieldUnit } from '../field-unit.ts';
import { isOccupationWord, namesOccupation } from '../title/occupation-words.ts';
import { findLikelySuperiors } from './likely-superior.ts';
import { readPerson } from './superior.ts';
import type { Superior } from './superior.ts';

const cues: RegExp[] = [
  /\b(?:reports?|reporting|accountable|(?:you(?:'ll| will)?|who) answers?)(?: directly| primarily| functionally)? (?:in)?to:?\s+/giu,
  /\b(?:under|subject to) (?:the )?(?:general |direct |close |immediate |overall |limited |administrative )?(?:supervision|direction|guidance|leadership|oversight)(?: and (?:direction|guidance|supervision|leadership))? (?:of|from|by)\s+/giu,
  /\bwork(?:s|ing)? (?:directly )?under (?:the )?(?=\p{Lu})/gu,
  /\b(?:supervised|managed|overseen|led) by\s+/giu,
  /\b(?:berichte[nst]*|berichtet) (?:direkt )?an\s+/giu,
  /\brattaché(?:e|\(e\)|[·./-]e)? (?:directement |hiérarchiquement )?(?:au|à la|à l'|à)\s*/giu,
  /\breporter(?:as|ez|a) (?:directement )?(?:au|à la|à l'|à)\s*/giu,
  /\b(?:rapporte(?:ert|er)(?: je)?|rapporteren) (?:rechtstreeks |direct )?aan\s+/giu,
  /\brapporterar (?:direkt )?till\s+/giu,
  /\b(?:riporta|riporterà|riporterai|riportando) (?:direttamente )?(?:al|alla|all'|a)\s*/giu,
  /\bsous (?:la )?(?:responsabilité|supervision|direction|autorité|houlette|hiérarchie)(?: directe)? (?:du|de la|de l'|d'un|d'une|de)\s*/giu,
  /\b(?:reportando|reportarás|reporta|dependiendo|en dependencia) (?:directamente )?(?:al?|del?)(?: la)?\s+/giu,
];
/** Cheap test first: most units are about something else. */
const mayHold =
  /report|account|answer|under|subject|supervis|managed|overseen|led by|bericht|rattach|sous|depend|rapport|riport/i;
const mostMatches = 4;

/** The person or office the job answers to. */
export function readReportsTo(source: FieldSource, title: string | null): Found<string> | null {
  const isOther = ({ value }: Superior): boolean => !isSamePost(value, title);
  const chosen =
    best(source.units.flatMap((unit) => readUnit(unit, title)).filter(isOther)) ??
    best(source.units.flatMap((unit) => findLikelySuperiors(unit, title ?? '')).filter(isOther));
  if (!chosen) return null;
  const { value, score, unit, span } = chosen;
  return foundIn(source, { value, confidence: score / 100, unit, span });
}

const plain = (post: string): string =>
  post
    .toLowerCase()
    .replace(/\([^()]*\)/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** No post reports to itself. */
const isSamePost = (value: string, title: string | null): boolean =>
  title !== null && plain(value) === plain(title);

const ofThisPost =
  /\b(?:you|your|position|role|post|job|vacancy|holder|incumbent|candidate|person|individual|appointee|who|this|it|they)\b/i;
const ownReport = 6;
const sentenceEnds = ['.', '!', '?', ';', ':'];

/** Whose superior it is: "The Dean and the Registrar report to the Provost" tells of two others. */
function subjectOf(words: string, title: string | null): 'own' | 'others' | 'open' {
  const end = Math.max(...sentenceEnds.map((sign) => words.lastIndexOf(sign)));
  const sentence = words.slice(end + 1);
  const subject = /^\s*(?:the|our|an?|both|all)\s(.{3,120})$/i.exec(sentence)?.[1];
  if (subject === undefined || ofThisPost.test(subject)) return 'open';
  const own = plain(title ?? '');
  const named = plain(subject);
  if (own === '' || !namesOccupation(named)) return 'open';
  if (named.startsWith(own)) return 'own';
  // "The manager will", of a "Bakery Manager": the post in short.
  const isShort = named.split(' ').every((word) => !isOccupationWord(word) || own.includes(word));
  return isShort && !named.includes(' and ') ? 'open' : 'others';
}

/** "Report to the owner with any complaints": a task. */
const ofNews = /^[^.;]{0,60}? (?:on|with|about|of|any)\b/;

function readUnit(unit: FieldUnit, title: string | null): Superior[] {
  // "Supervisor – Stores" at the top is the title.
  const isTitle = (unit.role === 'title' && unit.isHeader) || unit.index === 0;
  if (unit.labelKind === 'reportsTo' && !isTitle) {
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
        /\b(?:responsible for|incidents?|issues?|who|staff|those|employees|direct|team|daily|weekly|monthly|quarterly|annual|regular|timely|progress|status|written|financial|performance|management|accurate) $/i.test(
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
      const at = match.index + match[0].length;
      const whose = /^report/i.test(match[0])
        ? subjectOf(unit.text.slice(0, match.index), title)
        : 'open';
      if (whose === 'others') return [];
      if (isTask && /^Report to\b/.test(match[0]) && ofNews.test(unit.text.slice(at))) return [];
      // "under the direction of an operating surgeon": nobody in particular.
      if (!/^(?:report|account)/i.test(match[0]) && /^an? \p{Ll}/u.test(unit.text.slice(at)))
        return [];
      const one = readPerson(unit, at, (isLikely ? 88 : 74) + (whose === 'own' ? ownReport : 0));
      return one ? [one] : [];
    }),
  );
}
