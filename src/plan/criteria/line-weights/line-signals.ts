import type { Brief, Fact } from '#shared/brief.ts';
import { weighDemand } from '../../demands/requirements.ts';
import { isAtTimes } from '../evidence/at-times.ts';
import { hearStress } from '../evidence/hear-stress.ts';
import { isAside } from '../evidence/is-aside.ts';
import { knowPassing } from '../evidence/passing.ts';
import { namesStandard } from '../evidence/standards.data.ts';
import { rateStem } from '../evidence/stem-rarity.ts';
import { isCondition } from '../gates/is-condition.ts';
import { isPaper } from '../gates/is-paper.ts';
import { isTermsOfWork } from '../gates/terms-of-work.ts';
import { asksForYears } from '../gates/years.ts';
import { toMatter } from '../names/matter-of-line.ts';
import { isAnywhere, stemsOf } from '../names/shared-stems.ts';
import { isEmphasized, isSoft } from '../own-lines/is-demand.ts';

/** What somebody may be scored on; what is offered, when it is worked and how one applies is none of it. */
const scored: ReadonlySet<Fact['kind']> = new Set<Fact['kind']>([
  'duty',
  'skill',
  'tool',
  'experience',
  'trait',
  'safety',
  'goal',
  'other',
]);
const isScored = ({ kind }: Fact): boolean => scored.has(kind);

/** Signals of one line by their names; of words the name is the word. */
export type LineSignals = ReadonlyMap<string, number>;

const rare = 3.4;
const firstOnes = 3;
const manyLines = 15;
const longLine = 40;
const shortLine = 4;
/** Of the logarithm of its words. */
const usualLength = 2.5;
/** Between two lines of one list stands hardly anything; a heading stands in a gap. */
const gap = 6;

interface Place {
  at: number;
  of: number;
  opens: boolean;
  /** Where in the text, from its first line to its last. */
  along: number;
}

interface Job {
  title: ReadonlySet<string>;
  purpose: ReadonlySet<string>;
  spoken: ReadonlyMap<string, number>;
  isStressed: (fact: Fact) => boolean;
  isPassing: (fact: Fact) => boolean;
}
type Signals = [name: string, value: number | boolean][];

/** What tells how much of a job a line is, for each line that people may be scored on. */
export function listLineSignals(brief: Brief): Map<Fact, LineSignals> {
  const lines = brief.facts.filter(isScored);
  const places = listPlaces(lines);
  const job: Job = {
    title: new Set(stemsOf(brief.title.clean)),
    purpose: new Set(brief.roleSaid.flatMap(({ text }) => stemsOf(text))),
    spoken: countSpoken(lines),
    isStressed: hearStress(brief),
    isPassing: knowPassing(
      brief.title.clean,
      lines.filter(({ kind }) => kind === 'duty'),
    ),
  };
  return new Map(
    lines.map((fact) => {
      const signals: Signals = [
        ...ofPlace(fact, places.get(fact)),
        ...ofShape(fact),
        ...ofMatter(fact, job),
        ...ofManner(fact, job),
        ...ofWords(fact.text),
      ];
      const told = signals.map(([name, value]) => [name, Number(value)] as const);
      return [fact, new Map(told.filter(([, value]) => value !== 0))] as const;
    }),
  );
}

const sideOf = ({ kind }: Fact): string => (kind === 'duty' ? 'duty' : 'asked');
const tellingOf = (text: string): string[] =>
  [...new Set(stemsOf(text))].filter((stem) => !isAnywhere(stem));

function ofPlace(fact: Fact, place: Place | undefined): Signals {
  const side = sideOf(fact);
  const weight = weighDemand(fact);
  const { at, of, along, opens } = place ?? { at: 0, of: 1, along: 0, opens: false };
  return [
    [`kind ${fact.kind}`, true],
    [`${fact.kind} ${weight}`, weight !== 'must'],
    [`first ${side}`, at === 0],
    [`second ${side}`, at === 1],
    [`early ${side}`, at < firstOnes],
    [`late ${side}`, Math.min(1, at / manyLines)],
    [`share ${side}`, at / Math.max(1, of)],
    [`along ${side}`, along],
    [`opens ${side}`, opens],
  ];
}

function ofShape({ text, terms, source }: Fact): Signals {
  const words = text.split(/\s+/).length;
  return [
    ['long', Math.log(words) - usualLength],
    ['very long', words > longLine],
    ['short', words < shortLine],
    ['tools named', Math.min(3, terms.length) / 3],
    ['named', /(?!^)\b(?:\p{Lu}\p{L}*\p{Lu}|\p{Lu}{2,})/u.test(text)],
    ['named whole', /\p{Ll} \p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+/u.test(text)],
    ['standard', namesStandard.test(text)],
    ['digits', /\d/.test(text)],
    ['percent', /\d ?(?:%|percent\b)/.test(source.from === 'job' ? source.quote : text)],
  ];
}

function ofMatter({ text }: Fact, { title, purpose, spoken }: Job): Signals {
  const stems = [...new Set(stemsOf(text))];
  const telling = tellingOf(text);
  const own = telling.filter((stem) => !title.has(stem));
  const echoes = own.map((stem) => (spoken.get(stem) ?? 1) - 1);
  return [
    ['rare', Math.min(4, telling.filter((stem) => rateStem(stem) >= rare).length) / 4],
    ['telling', telling.length / Math.max(1, stems.length)],
    ['rarity', mean(telling.map(rateStem)) / 5],
    ['in title', Math.min(3, stems.filter((stem) => title.has(stem)).length) / 3],
    ['first in title', stems[0] !== undefined && title.has(stems[0])],
    ['in purpose', Math.min(4, own.filter((stem) => purpose.has(stem)).length) / 4],
    ['echoed', Math.min(4, Math.max(0, ...echoes)) / 4],
    ['echoes', Math.min(2, mean(echoes)) / 2],
  ];
}

function ofManner(fact: Fact, { isStressed, isPassing }: Job): Signals {
  const { text } = fact;
  const matter = toMatter(text);
  return [
    [`soft ${sideOf(fact)}`, isSoft(fact)],
    ['emphasized', isEmphasized(fact)],
    ['stressed', isStressed(fact)],
    ['passing', isPassing(fact)],
    ['at times', isAtTimes(text)],
    ['aside', isAside(text)],
    ['of nothing', matter.text === ''],
    ['of others', matter.isOfOthers],
    ['terms', isTermsOfWork(text)],
    ['years', asksForYears(fact)],
    ['paper', isPaper(text)],
    ['condition', isCondition(text)],
  ];
}

/** The words themselves, less of each where there are many, and the one that the line begins with. */
function ofWords(text: string): Signals {
  const stems = [...new Set(stemsOf(text))];
  const each = 2 / Math.sqrt(Math.max(4, stems.length));
  const [first] = /\p{L}{3,}/u.exec(text.toLowerCase()) ?? [];
  return [
    ...stems.map((stem) => [`w ${stem}`, each] as [string, number]),
    ...(first ? [[`f ${first.slice(0, 5)}`, 1] as [string, number]] : []),
  ];
}

const mean = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;

function countSpoken(lines: readonly Fact[]): Map<string, number> {
  const spoken = new Map<string, number>();
  for (const { text } of lines)
    for (const stem of new Set(stemsOf(text))) spoken.set(stem, (spoken.get(stem) ?? 0) + 1);
  return spoken;
}

const startOf = ({ source }: Fact): number => (source.from === 'job' ? source.start : 0);
const endOf = (fact: Fact): number =>
  startOf(fact) + (fact.source.from === 'job' ? fact.source.quote.length : 0);

/** Where each line stands among those of its sort, in the order of the text. */
function listPlaces(lines: readonly Fact[]): Map<Fact, Place> {
  const ordered = lines.toSorted((a, b) => startOf(a) - startOf(b));
  const from = Math.min(...lines.map(startOf));
  const reach = Math.max(1, Math.max(...lines.map(endOf)) - from);
  const sides = Map.groupBy(ordered, ({ kind }) => kind === 'duty');
  const places = new Map<Fact, Place>();
  for (const own of sides.values())
    own.forEach((fact, at) => {
      const before = ordered[ordered.indexOf(fact) - 1];
      places.set(fact, {
        at,
        of: own.length,
        opens: before === undefined || startOf(fact) - endOf(before) > gap,
        along: (startOf(fact) - from) / reach,
      });
    });
  return places;
}
