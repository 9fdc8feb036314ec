import { bareDemand } from '#plan/demands/bare-demand.ts';
import { listBarriers } from '#plan/people/beginners.ts';
import { sharedTelling } from '#plan/criteria/names/shared-stems.ts';
import { saySmall } from '#plan/criteria/gates/name-gate.ts';
import { isDueLater } from '#plan/demands/due-later.ts';
import { makePlan, type Plan } from '#plan/plan.ts';
import { isOfWork } from '#plan/people/people-of-work.ts';
import type { PlannedPersona } from '#plan/people/planned-persona.ts';
import { listUntested } from '#plan/people/untested-gate.ts';
import type { Source } from '#plan/source.ts';
import { lowerFirst, toParagraph } from '#writing/casing.ts';
import { countWords, firstSentence } from '#writing/shorten.ts';
import { draftActions } from './draft-actions.ts';
import { draftProfile } from './draft-profile.ts';
import { draftWeeks } from './draft-weeks.ts';
import { draftWider } from './draft-wider.ts';
import { fitYears } from './fit-years.ts';
import type { SourcingFigures } from './figures.ts';
import { mergeSourcing } from './merge.ts';
import { shareFacts, shareTerms } from './own-facts.ts';
import type { SourcingWriting } from './writing.ts';

/** How much is said of each persona and channel. */
interface Detail {
  /** Reasons to move and to stay. */
  motives: number;
  worries: number;
  /** Advice of more words is cut to its first sentence. */
  advice: number;
  how: number;
  /** Personas that come with a warning of what not to say. */
  warned: number;
  /** Papers that are usual in the trade and not asked for. */
  usual: number;
  /** Lines of the advertisement on one matter. */
  facts: number;
  /** Criteria that a persona has still to show. */
  unseen: number;
  /** Personas that come with a fact of this job. */
  told: number;
}

/** From rich to lean; the first that fits is taken. */
const details: readonly Detail[] = [
  {
    motives: 2,
    worries: 2,
    advice: 30,
    how: 30,
    warned: 4,
    usual: 2,
    facts: 2,
    unseen: 2,
    told: 4,
  },
  {
    motives: 2,
    worries: 2,
    advice: 16,
    how: 20,
    warned: 4,
    usual: 2,
    facts: 2,
    unseen: 2,
    told: 4,
  },
  {
    motives: 2,
    worries: 1,
    advice: 14,
    how: 14,
    warned: 4,
    usual: 2,
    facts: 2,
    unseen: 2,
    told: 4,
  },
  { motives: 2, worries: 1, advice: 8, how: 8, warned: 3, usual: 1, facts: 1, unseen: 1, told: 4 },
  { motives: 1, worries: 1, advice: 8, how: 8, warned: 2, usual: 1, facts: 1, unseen: 1, told: 4 },
  { motives: 1, worries: 1, advice: 8, how: 8, warned: 1, usual: 1, facts: 1, unseen: 1, told: 3 },
  { motives: 1, worries: 1, advice: 8, how: 8, warned: 0, usual: 0, facts: 1, unseen: 1, told: 2 },
  { motives: 1, worries: 1, advice: 8, how: 6, warned: 0, usual: 0, facts: 1, unseen: 0, told: 0 },
  { motives: 1, worries: 1, advice: 5, how: 5, warned: 0, usual: 0, facts: 1, unseen: 0, told: 0 },
];

/** What a recruiter reads before the first call. */
const budget = 1280;

/** The search as somebody of the trade would hand it over: whom, where, with which words, week by week. */
export function draftSourcing(source: Source, figures: SourcingFigures): SourcingWriting {
  const plan = makePlan(source);
  const rest = {
    weeks: draftWeeks(source, plan),
    diversitySourcing: draftWider(source, plan),
    actions: draftActions(plan, figures.steps),
  };
  const draftWith = (detail: Detail): SourcingWriting => ({
    idealCandidateProfile: draftProfile(source, plan, detail),
    ...describe(source, plan, figures, detail),
    ...rest,
  });
  for (const detail of details) {
    const draft = draftWith(detail);
    if (countAll(mergeSourcing(figures, draft)) <= budget) return draft;
  }
  return draftWith(details.at(-1)!);
}

function countAll(value: unknown): number {
  if (typeof value === 'string') return countWords(value);
  if (typeof value !== 'object' || value === null) return 0;
  return Object.values(value).reduce<number>((sum, held) => sum + countAll(held), 0);
}

function describe(
  source: Source,
  plan: Plan,
  figures: SourcingFigures,
  { motives, worries, advice, how, warned, unseen, told }: Detail,
): Pick<SourcingWriting, 'personas' | 'channels'> {
  const { personas, channels } = plan;
  const facts = shareFacts(source, plan);
  const terms = shareTerms(plan);
  const isEnglish = (source.brief.language ?? 'en') === 'en';
  const floor = source.brief.seniority.years?.min ?? null;
  const barriers = listBarriers(source.brief, plan.gates).slice(0, shownBarriers);
  const early = chooseGates(personas, plan.gates);
  return {
    personas: personas.map((persona, i) => ({
      personaName: figures.personas[i]?.personaName ?? persona.name,
      demographics: sayMarks(persona, {
        // Words of a kind of work find half a town without the title; whoever does the work has one of their own.
        title:
          plan.isTrade || !isEnglish || isOfWork(persona) ? null : (plan.search.titles[0] ?? null),
        isEnglish,
        unseen,
        missing: persona.level === 'entry' ? barriers.filter((name) => !isDueLater(name)) : [],
        isLast: i > 0 && i === personas.length - 1,
        own: i < told ? (terms.get(persona.letter) ?? []) : [],
        gate: early[i] ?? null,
        trade: `${plan.names.title} ${plan.drawer.trade}`,
      }),
      currentRole: fitYears(persona.now, floor),
      motivations: persona.moves_for.slice(0, motives),
      concerns: persona.held_back_by.slice(0, worries),
      sourcingApproach: toParagraph([
        fitYears(firstSentence(persona.find_them, advice), floor),
        sayFirst(persona),
        i < told && facts.has(persona.letter) ? `Lead with ${facts.get(persona.letter)}` : null,
        i < warned ? warn(firstSentence(persona.never_say, advice)) : null,
      ]),
    })),
    channels: channels.map((channel) => ({
      name: channel.name,
      approach: firstSentence(channel.how, how),
    })),
  };
}

/** What they hear first; nobody is written to who cannot pass as the demands stand. */
function sayFirst({ lacks, say_first: words }: Plan['personas'][number]): string {
  const lack = lacks.find(({ kind }) => kind === 'experience');
  return lack
    ? `Do not write to them unless the manager drops this requirement: ${saySmall(lack.name)}`
    : `Say first: ${lowerFirst(words.replace(/^say (?:first )?(?=\p{L})/iu, ''))}`;
}

/** For each persona the required item to check first; what an earlier one is checked for already is not told again. */
function chooseGates(personas: Plan['personas'], gates: Plan['gates']): (string | null)[] {
  const told = new Set<string>();
  return personas.map((persona) => {
    const gate = listUntested(persona, gates).find(({ name }) => !told.has(name));
    if (gate === undefined) return null;
    told.add(gate.name);
    return shorten(bareDemand(gate.name));
  });
}

const shownBarriers = 2;
const longestBarrier = 12;

/** The profile has the whole of it; here a paper is told by its first words. */
function shorten(name: string): string {
  if (countWords(name) <= longestBarrier) return name;
  const [first = name] = name.split(/[,;(]| (?:or|OR|and|from|in) /);
  return countWords(first) <= longestBarrier
    ? first.trim()
    : first.trim().split(/\s+/).slice(0, longestBarrier).join(' ');
}

/** A warning that is none yet: "that it is easy" is something never to say. */
const warn = (text: string): string =>
  /^(?:do not|don't|never|no|nothing|only)\b/i.test(text) ? text : `Never say: ${lowerFirst(text)}`;

interface Marks {
  /** The required item that may stop such people. */
  gate: string | null;
  /** Of several, and written to after all others. */
  isLast: boolean;
  /** What the job demands and such people do not have yet. */
  missing: readonly string[];
  isEnglish: boolean;
  unseen: number;
  own: readonly string[];
  title: string | null;
  /** What everybody of the trade does. */
  trade: string;
}

/** How such a career is told in a profile, and what it usually leaves open. */
function sayMarks(
  { name: career, search, unseen }: PlannedPersona,
  { isEnglish, unseen: shown, own, title, missing, isLast, trade, gate }: Marks,
): string {
  const quote = (terms: readonly string[]): string => terms.map((term) => `"${term}"`).join(' or ');
  const words = `${title ? `"${title}" and ` : ''}${quote(search.slice(0, 2))}`;
  const best = own.length > 0 ? `, best with ${quote(own)}` : '';
  // What the career is known by, or everybody of the trade does, is no open point.
  const known = [career, trade, ...search, ...own].join(' ');
  const open = unseen
    .filter(({ name }) => sharedTelling(name, known) === 0)
    .slice(0, shown)
    .map(({ name }) => lowerFirst(name));
  return toParagraph([
    `${isEnglish ? 'Profiles say' : 'In English profiles'} ${words}${best}`,
    missing.length > 0
      ? `Check early: ${missing.map((name) => lowerFirst(shorten(bareDemand(name)))).join('; ')}${isLast ? '. Write to them last' : ''}`
      : gate !== null
        ? `Check early: ${saySmall(gate)}`
        : open.length > 0
          ? `Ask about: ${open.join('; ')}`
          : null,
  ]);
}
