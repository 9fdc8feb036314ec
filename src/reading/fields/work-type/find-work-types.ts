import { isDenied } from '#shared/denied.ts';
import type { Span } from '../field-unit.ts';
import {
  leftOpen,
  maybe,
  ofSomeJobs,
  otherThings,
  singleWords,
  statements,
  undecided,
} from './statements.data.ts';
import type { Statement, WorkType } from './statements.data.ts';

interface WorkTypeMention extends Span {
  workType: WorkType;
  score: number;
}

/** Cheap test first: most lines are about something else. */
const mayMention =
  /hybr|based (?:out of|at|in|from) (?:our|the)|remote|home|office|(?:times|days) (?:a|per|each|every) week|on[- ]?site|person|tele|télé|wfh|wfo|zdaln|stacjon|vor ort|pr[eé]sen[ct]i|remoto|h[ií]brid|anywhere|virtual|mobil|distans|ibrid|smart|thuis|kantoor|presen[zc]|p[åa] plats|afstand/i;

/** "Remote job: No" on a form. */
const refused = /^(?:remote|telework)(?: \p{L}+)?:? (?:no|none|n\/a)\b/iu;

export function findWorkTypes(
  line: string,
  options: { isLabelled: boolean; isHeader?: boolean; isHeading?: boolean },
): WorkTypeMention[] {
  if (!mayMention.test(line) || refused.test(line)) return [];
  const others = [...line.matchAll(otherThings), ...line.matchAll(undecided)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
  }));
  const search = (list: Statement[]): WorkTypeMention[] =>
    list.flatMap(({ workType, pattern, score, firm, saysNo }) =>
      [...line.matchAll(pattern)].flatMap((match) => {
        const start = match.index;
        const end = start + match[0].length;
        if (/^\s?:?\s?no\b/i.test(line.slice(end))) return [];
        if (options.isLabelled && isAlternative(line, start, end)) return [];
        if (others.some((other) => start < other.end && end > other.start)) return [];
        if (!saysNo && isDenied(line, { start, end }))
          return workType === 'remote' ||
            (workType === 'hybrid' && atHome.test(sentenceAround(line, start, end)))
            ? [{ workType: 'on-site' as const, start, end, score: deniedScore }]
            : [];
        const sentence = sentenceAround(line, start, end);
        if (ofSomeJobs.test(sentence) || (workType === 'remote' && isChoice(line, start, end)))
          return [];
        const doubt =
          firm || options.isLabelled
            ? 0
            : weighDoubt(sentence, {
                score,
                near: workType === 'remote' ? around(line, start, end) : '',
              });
        return [{ workType, start, end, score: score - doubt }];
      }),
    );
  const all = search(statements);
  // "In-office, hybrid and remote arrangements": what mixes both is hybrid.
  const mixed = all.filter(({ workType }) => workType === 'hybrid');
  const found = mixed.length > 0 ? mixed : all;
  const standsAlone =
    (options.isLabelled && line.length <= longestValue) ||
    (options.isLabelled && isOpening(line)) ||
    options.isHeader === true ||
    (options.isHeading ?? false);
  if (standsAlone) {
    found.push(
      ...search(singleWords).filter(
        (word) =>
          (options.isLabelled && line.length <= longestValue) ||
          (isSetApart(line, word) && (!options.isLabelled || word.start <= longestValue)) ||
          options.isHeading === true,
      ),
    );
  }
  return found.filter(({ score }) => score >= enough);
}

/** "Neither remote nor hybrid": who may not even come half of the time comes all of it. */
const atHome = /\bremote|\bhome\b/i;

const enough = 38;
/** "Work from home is not possible" is as firm as "on site only". */
const deniedScore = 66;
/** "Hybrid 3+2" */
const shortestLine = 16;
/** In a longer value one word says nothing about the whole. */
const longestValue = 70;

/** "Newark, NJ (Onsite) · Must have …": only the opening of a long value is the value. */
const isOpening = (line: string): boolean => mayMention.test(line.slice(0, longestValue));

/** "Denver or remote" leaves it open. */
function isAlternative(line: string, start: number, end: number): boolean {
  return (
    /\b(?:or|oder|ou|lub)\s$/i.test(line.slice(0, start)) ||
    /^\s(?:or|oder|ou|lub)\b/i.test(line.slice(end))
  );
}

/** Whole statements about the job stand firm unless their sentence leaves the matter open. */
function weighDoubt(sentence: string, { score, near }: { score: number; near: string }): number {
  if (score >= 64) return 0;
  if (leftOpen.test(sentence)) return 26;
  if (score >= 62 || !maybe.test(sentence)) return 0;
  // "Flexibility for remote work" may be had; whoever reads "remote" moves nowhere.
  return maybe.test(near) ? 26 : 22;
}

/** What stands right before and behind a mention; "this is a remote role" is said of the job, whatever stands beside it. */
const around = (line: string, start: number, end: number): string => {
  const before = line.slice(Math.max(0, start - 30), start);
  return /\b(?:is|as) an? (?:fully )?$/i.test(before)
    ? ''
    : `${before}|${line.slice(end, end + 11)}`;
};

/** "San Jose, Boston or Remote locations", "remote or in our Austin office": one may choose. */
const orElse =
  /^(?: locations?)?,? or (?:(?:in|at|from) )?(?:our |the )?(?:hybrid|on[- ]?site|\p{Lu}\p{Ll}+)/u;
const isChoice = (line: string, start: number, end: number): boolean =>
  /\p{Lu}[\p{L}.]*,? or $/u.test(line.slice(Math.max(0, start - 30), start)) ||
  orElse.test(line.slice(end, end + 50));

function sentenceAround(line: string, start: number, end: number): string {
  const from = Math.max(
    line.lastIndexOf('. ', start),
    line.lastIndexOf('; ', start),
    start - 60,
    0,
  );
  const to = line.indexOf('. ', end);
  return line.slice(from, Math.min(to === -1 ? line.length : to, end + 50));
}

/** "Remote within Germany", "Remote in the US". */
const withinPlace = /^\s(?:within|in|across|from) (?:the )?\p{Lu}/u;

/** "(Remote)", "| Hybrid |", "Denver - On-site". */
function isSetApart(line: string, { start, end }: Span): boolean {
  if (start === 0 && line.length <= shortestLine) return true;
  // "Monday-Friday in person"
  if (end === line.length && line.length <= 3 * shortestLine && start > 0) return true;
  const before = line.slice(0, start);
  const after = line.slice(end);
  return (
    /(?:^|[(|/,·•–&\t[:;]\s?|\s-\s?|\d+%\s)$/.test(before) &&
    (/^(?:$|\s?[)|/,·•–\t\];:]|\s-|\s\(|\s?\+)/.test(after) || withinPlace.test(after))
  );
}
