import { best } from '../field-unit.ts';
import type { FieldSource } from '../field-unit.ts';
import { boardSlugs, nameOfSlug } from './board-slugs.ts';
import type { Candidate } from './candidate.ts';
import { agencyWords } from './employer.data.ts';
import { isForClient, namedAgents } from './for-client.ts';
import { betweenBonus, fromHeader, fromLabel, isBetween } from './from-top.ts';
import { fromSentence } from './from-sentence.ts';
import { agencies, boards, callsItselfBoard } from './intermediaries.data.ts';
import type { Ruled } from './learned/look-around.ts';
import { countIn, foreign, isSaid, isToldOf, isUmbrella, listUmbrellas } from './name-above.ts';
import { keyOfName } from './name.ts';

const mostNames = 60;

export interface RuledNames extends Ruled {
  candidates: Candidate[];
  ranked: Candidate[];
  /** Whoever stands on top fills the jobs of others. */
  isAgencyAbove: boolean;
}

/** What rules say of the names of a text: one signal of those that are weighed. */
export function rankByRules(source: FieldSource, title: string | null): RuledNames {
  const candidates = source.units.flatMap((unit, at) => [
    ...fromLabel(unit),
    ...fromHeader(unit, title, isBetween(source.units, at) ? betweenBonus : 0),
    ...fromSentence(unit, title, source.text),
  ]);
  candidates.push(...fromSlugs(source));
  const isOther = source.units.some(({ text }) => isForClient(text));
  const isRecruiter = ofRecruiting.test(title ?? '');
  const houses = isRecruiter ? candidates : withoutIntermediaries(candidates);
  const agents = listAgents(candidates, source.text);
  const umbrellas = new Set(listUmbrellas(candidates));
  const own = (isOther ? withoutAgents(houses) : houses).filter(
    (one) =>
      !umbrellas.has(one.name) &&
      !isAgent(keyOfName(one.name), agents) &&
      (agents.length === 0 || namedAgents(one.unit.text).length === 0),
  );
  const kept = new Set(own.map(({ name }) => keyOfName(name)));
  const left = candidates.filter(({ name }) => !kept.has(keyOfName(name)));
  return {
    candidates,
    ranked: weighTogether(own, source.text),
    agents,
    isForClient: isOther,
    hosts: readHosts(source.text),
    passedOver: [...(isOther ? left.map(({ name }) => name) : []), ...umbrellas],
    mayBeIntermediary: isRecruiter,
    isAgencyAbove: !isRecruiter && hasAgencyAbove(candidates),
  };
}

/** Agencies by their own word, and those whose name says it where they speak of a client. */
const listAgents = (candidates: readonly Candidate[], text: string): string[] => [
  ...namedAgents(text).map(keyOfName),
  ...candidates
    .filter(({ name, unit }) => agencyWords.test(name) && isForClient(unit.text))
    .map(({ name }) => keyOfName(name)),
];

/** "AMJ" of "AMJ Recruitment" is the same agency. */
const isAgent = (key: string, agents: readonly string[]): boolean =>
  agents.some((agent) => agent === key || agent.startsWith(`${key} `));

/** Whom an agency hires for itself. */
const ofRecruiting = /\b(?:recruit|talent|staffing|sourc|headhunt|resourc)/i;
const plainName = (name: string): string => name.toLowerCase().replace(/[,.]/g, '');

const hasAgencyAbove = (candidates: readonly Candidate[]): boolean =>
  candidates.some(({ name, unit }) => unit.isHeader && agencies.has(plainName(name)));

/** A board is passed over; where an agency stands on top, only a label names another house for sure. */
function withoutIntermediaries(candidates: readonly Candidate[]): Candidate[] {
  const isAgencyAbove = hasAgencyAbove(candidates);
  return candidates.filter(({ name, unit }) => {
    const plain = plainName(name);
    if (boards.has(plain) || agencies.has(plain) || callsItselfBoard.test(name)) return false;
    return !isAgencyAbove || unit.labelKind === 'employer';
  });
}

/** Whoever recruits is called by a shorter name as well. */
function withoutAgents(candidates: readonly Candidate[]): Candidate[] {
  const agents = candidates.filter(mayBeAgent).map(({ name }) => plainName(name));
  return candidates.filter(
    (one) =>
      !mayBeAgent(one) && !agents.some((agent) => agent.startsWith(`${plainName(one.name)} `)),
  );
}

/** Above the text and in the sentence on the client stands whoever recruits. */
const mayBeAgent = ({ unit, isInTitle, end }: Candidate): boolean =>
  isInTitle === true ||
  unit.isHeader ||
  (isForClient(unit.text) && !/^[^.]{0,40}\bis (?:hiring|seeking)\b/.test(unit.text.slice(end)));

/** The address of a job board names the employer; the text says how it is written. */
function fromSlugs(source: FieldSource): Candidate[] {
  return boardSlugs(source.text).flatMap((slug) => {
    for (const unit of source.units) {
      const found = nameOfSlug(unit.text, slug);
      if (found) return [{ ...found, unit, score: 72 }];
    }
    return [];
  });
}

/** A name that is said in several ways, and often, is the employer's. */
function weighTogether(candidates: readonly Candidate[], text: string): Candidate[] {
  const byKey = Map.groupBy(candidates, ({ name }) => keyOfName(name));
  const hosts = readHosts(text);
  const isTold = candidates.some((one) => !one.unit.isHeader && isToldOf(one, text));
  return [...byKey.entries()].slice(0, mostNames).map(([key, group]) => {
    const first = best(group)!;
    const isTop = group.every(({ unit }) => unit.isHeader);
    const isForeign = isTop && ((isTold && !isSaid(first, text)) || isUmbrella(first, candidates));
    const squashed = key.replace(/[^\p{L}\p{N}]/gu, '');
    const times = squashed.length >= 2 ? countIn(text, first.name) : 1;
    const isHost =
      squashed.length >= 4 &&
      hosts.some((host) => host.includes(squashed) || squashed.includes(host));
    const isAgency = agencyWords.test(first.name);
    const others = new Set(group.map(({ unit }) => unit.index)).size - 1;
    return {
      ...first,
      score:
        first.score +
        Math.min(8, 2 * (times - 1)) +
        Math.min(6, 2 * others) +
        (isHost ? 8 : 0) -
        (isAgency ? 6 : 0) -
        (isForeign ? foreign : 0),
    };
  });
}

/** The middle of addresses: "acme" of jobs@acme.co.uk. */
function readHosts(text: string): string[] {
  const hosts = new Set<string>();
  for (const match of text.matchAll(
    /(?:@|:\/\/|www\.)([a-z\d-]{1,40}(?:\.[a-z\d-]{1,40}){1,3})/gi,
  )) {
    const labels = (match[1] ?? '').toLowerCase().split('.');
    for (const label of labels) {
      const plain = label.replaceAll('-', '');
      if (plain.length >= 4 && !commonHosts.test(plain)) hosts.add(plain);
    }
    if (hosts.size > 20) break;
  }
  return [...hosts];
}

const commonHosts =
  /^(?:www|jobs?|careers?|apply|boards?|greenhouse|lever|ashbyhq|workday\w*|myworkday\w*|linkedin|indeed|gmail|outlook|hotmail|yahoo|google|docs|forms|example|info|email|mail|http|https|github|facebook|instagram|youtube|twitter|recruit\w*|smartrecruiters|icims|taleo|bamboohr)$/;
