import type { Brief, ConditionKind } from '#shared/brief.ts';
import { lowerFirst } from '#writing/casing.ts';
import type { Gate } from '../criterion.ts';
import { checks } from './gate-checks.ts';

interface ConditionRow {
  kind: Gate['kind'];
  /** Gates that say the same in other words. */
  same: RegExp;
  /** Where another word than that of its kind is due. */
  howChecked?: string;
}

const byDocument = 'Asked of everyone in the same words; a document is seen after the offer';
const rows: Record<ConditionKind, ConditionRow> = {
  residence: {
    kind: 'condition',
    same: /\bresid(?:e|ing|ent|ency|ence)\b|\brelocation\b/i,
    howChecked: byDocument,
  },
  exclusion: { kind: 'condition', same: /^not (?:currently|already|still) |^no .+ yet$/i },
  relocation: {
    kind: 'condition',
    same: /\brelocation\b/i,
    howChecked: 'Tell everyone in the first call; nobody is asked why they live where they do',
  },
  citizenship: { kind: 'authorization', same: /\bcitizen/i },
  clearance: { kind: 'authorization', same: /\bclearance\b/i },
  vaccination: { kind: 'check', same: /\bvaccinat|\bimmuni[sz]/i },
  checks: {
    kind: 'check',
    same: /\bbackground\b|\bdrug\b|\bcriminal\b|\bDBS\b|\bfingerprint|\bcredit check|\breference checks?\b|\b(?:identity|security)\b.{0,20}\bchecks\b|\bcompetency test\b/i,
  },
  fitness: {
    kind: 'check',
    same: /\bmedical\b|\bfitness\b|\bphysical (?:exam|test|assessment)/i,
    howChecked:
      'The same standard for everyone, tested by someone qualified; adjustments are discussed first',
  },
  'own car': {
    kind: 'condition',
    same: /\b(?:own|reliable|insured)\b.{0,24}\b(?:car|vehicle|transport\w*)\b/i,
    howChecked: byDocument,
  },
  'driving record': {
    kind: 'credential',
    same: /\bdriv(?:er|ing)\S* (?:licen[cs]e|record)\b|\bmotor vehicle re|\bMVR\b/i,
  },
  age: {
    kind: 'condition',
    same: /\b(?:18|21) (?:years|or (?:older|over))/i,
    howChecked: 'Asked of everyone as yes or no; no date of birth before the offer',
  },
  times: {
    kind: 'condition',
    same: /\b(?:nights?|weekends?|evenings?|holidays|on[- ]call|shift patterns?|various shifts|rotating shifts?)\b/i,
  },
  'time zone': {
    kind: 'condition',
    same: /\btime ?zones?\b|\b[ECMP][SD]?T hours\b|\d ?[ap]m [ECMP][SD]?T\b|\bcoast hours\b/i,
  },
  travel: { kind: 'condition', same: /\btravel\b/i },
  lifting: { kind: 'body', same: /\blift\w*\b.{0,40}\d/i },
};

/** The conditions of a job; "Residence in Iowa (no relocation package)" is one. */
export function listConditions({ conditions }: Pick<Brief, 'conditions'>): Brief['conditions'] {
  const none = conditions.find(({ kind }) => kind === 'relocation');
  const home = conditions.find(({ kind }) => kind === 'residence');
  // That nobody is helped with a move says nothing of where people must live.
  if (!none || !home) return conditions;
  const text = `${home.text} (${lowerFirst(none.text)})`;
  return conditions
    .filter((one) => one !== none)
    .map((one) => (one === home ? { ...one, text } : one));
}

/** Proper names stay; a paper that names its state says more than the record alone. */
function nameDriving(text: string, known: Gate | undefined): string {
  if (!known || /licen[cs]e/i.test(text)) return text;
  return /record|MVR|clean/i.test(known.name)
    ? known.name
    : `${known.name} and ${/^[aei]/i.test(text) ? 'an' : 'a'} ${lowerFirst(text)}`;
}

const idsOf = ({ facts }: Brief, quote: string): string[] =>
  facts
    .filter(
      ({ source }) =>
        source.from === 'job' && (source.quote.includes(quote) || quote.includes(source.quote)),
    )
    .map(({ id }) => id);

/** The hard conditions of the text among the gates: each once, by its short name, in place of longer words for it. */
export function putConditions(gates: readonly Gate[], brief: Brief): Gate[] {
  let put = [...gates];
  for (const { kind, text, source } of listConditions(brief)) {
    const row = rows[kind];
    const same = put.filter(({ name }) => row.same.test(name));
    // What the law demands is named as the law has it; a paper is not swallowed by what stands beside it.
    const isPaper = kind !== 'driving record' && same.some((one) => one.kind === 'credential');
    if (isPaper || same.some(({ law }) => law)) continue;
    const name = kind === 'driving record' ? nameDriving(text, same[0]) : text;
    const quote = source.from === 'job' ? source.quote : '';
    // A clearance that somebody holds is shown; one that is given is looked into after the offer.
    const isGiven =
      kind === 'clearance' &&
      !/\b(?:active|current|hold\w*|possess\w*|have|with an?)\b/i.test(quote);
    const gateKind = isGiven ? 'check' : row.kind;
    const gate: Gate = {
      name,
      kind: gateKind,
      ...checks[gateKind],
      ...(row.howChecked === undefined ? {} : { howChecked: row.howChecked }),
      factIds: [
        ...new Set([...same.flatMap(({ factIds = [] }) => factIds), ...idsOf(brief, quote)]),
      ],
    };
    const at = put.findIndex((one) => same.includes(one));
    put = put.flatMap((one, i) => (i === at ? [gate] : same.includes(one) ? [] : [one]));
    if (at === -1) put.push(gate);
  }
  return put;
}

/** The facts from which the hard conditions of the text were read. */
export const idsOfConditions = (brief: Brief): string[] =>
  brief.conditions.flatMap(({ source }) =>
    source.from === 'job' ? idsOf(brief, source.quote) : [],
  );
