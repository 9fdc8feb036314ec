import { findSpoken } from '#shared/spoken-of.ts';
import { shortGate } from '#plan/criteria/gates/ways.ts';
import { bareDemand } from '#plan/demands/bare-demand.ts';
import { entriesFor } from '#plan/outreach/channels.ts';
import { isHeading } from '#plan/wording/is-heading.ts';
import { nameWish } from '#plan/demands/name-wish.ts';
import { listFacts, ownWords } from '#plan/wording/own-words.ts';
import type { Plan } from '#plan/plan.ts';
import { isSameField } from '#plan/search/same-field.ts';
import type { Source } from '#plan/source.ts';
import { capitalize, lowerFirst, toParagraph } from '#writing/casing.ts';
import { listOnce } from '#writing/list.ts';
import { sayYears } from '#writing/number.ts';
import { quote } from '#writing/quote.ts';
import { cutClause, cutQuote } from '#writing/shorten.ts';
import { listDrivers, sayGeography } from './draft-drivers.ts';
import type { SourcingWriting } from './writing.ts';

type Profile = SourcingWriting['idealCandidateProfile'];
type Requirements = Profile['primaryRequirements'];

const shown = { gates: 6, wishes: 3 };
const longestGate = 40;
/** When one works, what the body bears and what is looked into later is no paper of a profile. */
const isHeld: ReadonlySet<string> = new Set([
  'credential',
  'education',
  'experience',
  'knowledge',
  'authorization',
  'language',
]);
const longestPhysical = 45;
const mostPhysical = 28;
const longest = 20;

const isShort = (text: string): boolean => text.split(/\s+/).length <= longest;

interface Most {
  /** Papers that are usual in the trade. */
  usual: number;
  /** Lines of the advertisement on one matter. */
  facts: number;
  /** Criteria to test in those who come from elsewhere. */
  unseen: number;
}

export function draftProfile(source: Source, plan: Plan, most: Most): Profile {
  return {
    primaryRequirements: {
      technicalCertification: listPapers(source, plan, most),
      experience: sayExperience(source, plan, most),
      physicalRequirements: listPhysical(source, most),
    },
    motivationalDrivers: listDrivers(source, plan),
    geographicConsiderations: sayGeography(source, plan),
  };
}

/** The language of the advertisement is no paper. */
const isEnglish = /^(?:fluent |good |spoken |written )*english\b/i;

/** "Have no driver's license" says who is turned away, not what is asked for. */
const isRefusal = /^(?:have no|has no|cannot|can't|do not|don't|will not|won't|refuse|lack)\b/i;

/** As the job states them; what is usual in the country only as a question. */
function listPapers(
  source: Source,
  { gates, drawer }: Plan,
  most: Most,
): Requirements['technicalCertification'] {
  const { brief } = source;
  const isSame = isSameField(source, drawer);
  const demands = gates.filter(
    ({ name, kind }) => isHeld.has(kind) && !isRefusal.test(name) && !isEnglish.test(name),
  );
  const required = demands
    .slice(0, shown.gates)
    .map((gate) => capitalize(bareDemand(shortGate(gate, longestGate))));
  const preferred = listFacts(brief, {
    kinds: ['licence', 'education', 'language', 'safety', 'tool', 'experience'],
    importance: ['preferred', 'nice'],
  })
    .map(nameWish)
    .filter((text) => isShort(text) && !/\brequired\b/i.test(text) && !isHeading(text))
    .slice(0, shown.wishes);
  const stated = [
    ...required,
    ...preferred,
    ...brief.credentials.map(({ text }) => text),
    ...brief.facts.map(({ text }) => text),
  ]
    .join(' ')
    .toLowerCase();
  const words = stated.match(/\p{L}+/gu) ?? [];
  const { local, anywhere } = entriesFor(drawer.credentials, brief.place.country);
  const usual = (local.length > 0 ? local : anywhere)
    .map(({ name }) => name)
    .filter((name) => isSame(name) && !isNamed(name, words))
    .slice(0, most.usual);
  return {
    required: required.length > 0 ? required : ['None named in the advertisement'],
    preferred: [
      ...(preferred.length > 0 ? preferred : ['None named']),
      // Where the job names its papers, what else is usual is no question.
      ...(demands.length > 0 ? [] : usual.map((name) => `Usual, to confirm: ${name}`)),
    ],
  };
}

/** "State RN license" is named where the job speaks of a registered nurse. */
function isNamed(name: string, words: readonly string[]): boolean {
  const initials = words.map((word) => word.charAt(0)).join('');
  const letters = name.match(/\b\p{Lu}{2,}\b/gu) ?? [];
  const long = (name.toLowerCase().match(/\p{L}{5,}/gu) ?? []).filter(
    (word) => !/^(?:licen[cs]e|certifica|level|state|training|registration)/.test(word),
  );
  return (
    letters.some(
      (set) => words.includes(set.toLowerCase()) || initials.includes(set.toLowerCase()),
    ) ||
    (long.length > 0 && long.every((word) => words.includes(word)))
  );
}

/** "Here's what you bring": words over a list, and no demand. */
const opensList = /^(?:here['’]?s|what|who|why|about|you (?:bring|have)$)\b/i;

/** Says no more than the years do. */
const onlyYears = /^[\d+–-]+ ?\+? ?years?['’]?(?:(?: of)?(?: \w+)? experience)?$/i;

function sayExperience(
  { brief }: Source,
  { criteria, personas, gates }: Plan,
  most: Most,
): Requirements['experience'] {
  const { min, max } = brief.seniority.years ?? { min: null, max: null };
  const stated = listFacts(brief, { kinds: ['experience'], importance: ['must'] })
    .map(ownWords)
    // A long line is told by its first clause: left out, it would read as if nothing were asked for.
    .map((text) => cutClause(text, longest))
    .filter((text) => !onlyYears.test(text) && !isHeading(text) && !opensList.test(text))
    .slice(0, most.facts);
  // "A degree and five years in ports": one line asks for both, and was read as the degree.
  const besides = gates
    .filter(({ kind, name }) => isHeld.has(kind) && /\bexperience\b/i.test(name))
    .map((gate) => capitalize(bareDemand(shortGate(gate, longestGate))))
    .slice(0, 1);
  const wished = listFacts(brief, { kinds: ['experience'], importance: ['preferred', 'nice'] })
    .map(nameWish)
    .filter((text) => isShort(text) && !onlyYears.test(text) && !isHeading(text))
    .slice(0, most.facts);
  const isDemanded = listFacts(brief, { importance: ['must'] }).some(({ text }) =>
    /\byears?\b/i.test(text),
  );
  const how =
    !isDemanded && wished.some((text) => /\byears?\b/i.test(text)) ? 'preferred' : 'as stated';
  const [first, second] = criteria;
  const others = personas.slice(-2);
  const unseen = listOnce(
    others.flatMap((persona) => persona.unseen.map(({ name }) => name)),
  ).slice(0, most.unseen);
  return {
    yearsRequired:
      min !== null && max !== null && max > min
        ? `${min} to ${max} years, ${how}`
        : min !== null && min > 0
          ? `${sayYears(min)} or more, ${how}`
          : sayYearsSpoken(brief),
    fieldExperience:
      stated.length > 0 || besides.length > 0
        ? (stated.length > 0 ? stated : besides).join('; ')
        : wished.length > 0
          ? `Preferred: ${lowerFirst(wished.join('; '))}`
          : `Judged first by: ${[first, second]
              .map((criterion) => lowerFirst(criterion?.name ?? ''))
              .filter(Boolean)
              .join('; ')}`,
    transferableExperience: toParagraph([
      `Also look at: ${others.map(({ name }) => lowerFirst(name)).join('; ')}`,
      unseen.length > 0 ? `Test with them: ${unseen.map(lowerFirst).join('; ')}` : null,
    ]),
  };
}

const countWords = (texts: readonly string[]): number => texts.join(' ').split(/\s+/).length;

function listPhysical({ brief }: Source, most: Most): Requirements['physicalRequirements'] {
  const say = (kind: 'physical' | 'travel'): string =>
    listOnce(
      listFacts(brief, { kinds: [kind] })
        .map((fact) => capitalize(bareDemand(ownWords(fact))))
        .filter((text) => text.split(/\s+/).length <= longestPhysical),
    )
      // The first of the list is seldom the hardest: all of it, as long as it is short.
      .filter((_, i, all) => i < most.facts || countWords(all.slice(0, i + 1)) <= mostPhysical)
      .join('; ');
  const stated = { Physical: say('physical'), Travel: say('travel') };
  const known = Object.entries(stated).filter(([, text]) => text !== '');
  if (known.length > 0) return Object.fromEntries(known);
  const hint = brief.hints.find(({ about }) => about === 'body')?.text;
  const said = hint ?? findSpoken(brief, 'travel');
  return said === null
    ? { Stated: 'None [confirm]' }
    : { Stated: `${quote(cutQuote(said, mostPhysical))} [confirm]` };
}

const quotedWords = 16;

/** Years that stand in the text and were not read as a demand are quoted, and never called unsaid. */
function sayYearsSpoken(brief: Source['brief']): string {
  const said = findSpoken(brief, 'years');
  return said === null
    ? 'None stated'
    : `${quote(cutQuote(said, quotedWords))} [as written: confirm]`;
}
