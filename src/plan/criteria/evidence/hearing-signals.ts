import type { Activity } from '#knowledge/activity-schema.ts';
import type { Kind } from '#knowledge/drawer.ts';
import type { HeardActivity } from '#knowledge/hear-activities.ts';
import { readPost } from '#knowledge/post-level.ts';
import { areaOf } from '#knowledge/home-areas.ts';
import type { Fact } from '#shared/brief.ts';
import { memoize } from '#shared/memoize.ts';
import { rememberTexts } from '#shared/remember-texts.ts';
import { toMatter } from '../names/matter-of-line.ts';
import { isAnywhere, stemsOf } from '../names/shared-stems.ts';
import { rateProof } from './proof.ts';
import { rateStem } from './stem-rarity.ts';

/** What speaks for or against a line being about an activity of which it has a phrase; each about as large as one. */
export const hearingSignals = [
  'lines',
  'phrases',
  'cover',
  'named',
  'namedInLine',
  'toldInJob',
  'toldInLine',
  'strength',
  'isFaint',
  'late',
  'atHome',
  'sameArea',
  'manner',
  'inTitle',
  'proof',
  'isVerbTold',
  'isObjectTold',
  'unnamed',
  'isLong',
  'isAbove',
] as const;
export type HearingSignals = Record<(typeof hearingSignals)[number], number>;

/** One activity heard in one line of a job. */
export interface Hearing {
  fact: Fact;
  heard: HeardActivity;
}

/** How often an activity and its area are heard in a job, and the words in which the job tells of its work. */
export interface JobHeard {
  lines: ReadonlyMap<Activity, number>;
  areas: ReadonlyMap<string, number>;
  said: ReadonlySet<string>;
  title: ReadonlySet<string>;
  kind: Kind;
  /** Whether its holder has people. */
  leads: boolean;
}

/** What a job is described by. */
export type Told = Parameters<typeof readPost>[0];

export function describeJob(brief: Told, hearings: readonly Hearing[], kind: Kind): JobHeard {
  const { title, facts } = brief;
  const lines = new Map<Activity, number>();
  const areas = new Map<string, Set<Fact>>();
  for (const { fact, heard } of hearings) {
    lines.set(heard.activity, (lines.get(heard.activity) ?? 0) + 1);
    const area = areaOf(heard.activity.id) ?? '';
    areas.set(area, (areas.get(area) ?? new Set()).add(fact));
  }
  const work = facts.filter((fact) => ofWork.has(fact.kind)).map(({ text }) => text);
  return {
    lines,
    areas: new Map([...areas].map(([area, found]) => [area, found.size])),
    said: new Set([title.clean, ...work].flatMap(stemsOf)),
    title: new Set(stemsOf(title.clean)),
    kind,
    leads: readPost(brief).leads,
  };
}

const ofWork: ReadonlySet<Fact['kind']> = new Set([
  'duty',
  'goal',
  'skill',
  'tool',
  'safety',
  'experience',
  'licence',
  'education',
  'other',
]);

/** More lines, phrases or words than this say nothing more. */
const enough = { lines: 3, phrases: 3, area: 5, words: 3, late: 20 };
/** Words that so many activities use tell none of them: this much of their rarity does not count. */
const common = 2;
const perWord = 3;

export function listSignals({ fact, heard }: Hearing, job: JobHeard): HearingSignals {
  const { activity, strength, at, terms } = heard;
  const line = stemsOf(toMatter(fact.text).text);
  const inLine = new Set(line);
  const phrase = new Set(terms.flatMap(stemsOf));
  const { name, told } = readActivity(activity);
  const { verb, object } = readDuty(toMatter(fact.text).text || fact.text);
  const own = name.filter((stem) => !isAnywhere(stem) && rateStem(stem) > common);
  const beside = told.filter((stem) => job.said.has(stem) && !phrase.has(stem));
  const ofName = Math.max(1, sumOf(name, rateStem));
  const ofNameIn = (words: ReadonlySet<string>): number =>
    sumOf(
      name.filter((stem) => words.has(stem)),
      rateStem,
    ) / ofName;
  const area = job.areas.get(areaOf(activity.id) ?? '') ?? 1;
  return {
    lines: Math.min(enough.lines, job.lines.get(activity) ?? 1) - 1,
    phrases: Math.min(enough.phrases, terms.length) - 1,
    cover: line.filter((stem) => phrase.has(stem)).length / Math.max(1, line.length),
    named: ofNameIn(job.said),
    namedInLine: ofNameIn(inLine),
    toldInJob: sumOf(beside, rateTelling) / Math.sqrt(Math.max(1, job.said.size)),
    toldInLine: Math.min(
      enough.words,
      sumOf(
        beside.filter((stem) => inLine.has(stem)),
        rateTelling,
      ) / perWord,
    ),
    strength,
    isFaint: Number(strength < 1),
    late: Math.min(enough.late, at) / (enough.late / 2),
    atHome: Number(activity.at_home_in?.includes(job.kind) ?? false),
    sameArea: (Math.min(enough.area, area) - 1) / 2,
    manner: Number(activity.is_manner),
    inTitle: name.filter((stem) => job.title.has(stem)).length / Math.max(1, name.length),
    proof: rateProof(activity, fact),
    isVerbTold: isTold(told, verb),
    isObjectTold: isTold(told, object),
    unnamed: Number(own.length > 0 && own.every((stem) => !job.said.has(stem))),
    isLong: Number(terms.some((term) => term.replaceAll('*', '').trim().split(space).length > 2)),
    isAbove: Number(!job.leads && ofLeaders.test(activity.name)),
  };
}
/** What whoever has people answers for. */
const ofLeaders =
  /\b(?:lead(?:ing|ership)|manag(?:ing|ement)|supervis\w+|running|hiring|performance|budget\w*|strategy)\b/i;
const space = /[\s-]+/;

/** Where the thing that is done something to ends. */
const behindObject =
  /,|;| (?:and|or|for|of|in|on|at|with|by|to|into|from|across|within|through|that|which|under|about|regarding|as|using|per) /iu;

/** What a duty does, and to what: the head of its object is the last word before anything else is said of it. */
const readDuty = rememberTexts(
  (matter): { verb: string | undefined; object: string | undefined } => {
    const at = matter.indexOf(' ');
    const [object = ''] = matter.slice(at + 1).split(behindObject);
    return { verb: stemsOf(matter.slice(0, Math.max(0, at)))[0], object: stemsOf(object).at(-1) };
  },
);
/** What is not said speaks neither for it nor against it. */
const isTold = (told: readonly string[], stem: string | undefined): number =>
  stem === undefined ? 0.5 : Number(told.includes(stem));

const readActivity = memoize(
  ({
    name,
    called_for_by: terms,
    looks_like: looksLike,
    question,
    strong,
    practice,
  }: Activity): Record<'name' | 'told', readonly string[]> => ({
    name: [...new Set(stemsOf(name))],
    told: [
      ...new Set(
        stemsOf([name, looksLike, question, strong, practice.question, ...terms].join(' ')),
      ),
    ],
  }),
);

const sumOf = (stems: readonly string[], rate: (stem: string) => number): number =>
  stems.reduce((sum, stem) => sum + rate(stem), 0);
const rateTelling = (stem: string): number => Math.max(0, rateStem(stem) - common);
