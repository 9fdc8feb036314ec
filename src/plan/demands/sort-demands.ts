import type { Brief, FactKind } from '#shared/brief.ts';
import { listOnce } from '#writing/list.ts';
import { listFacts, ownWords } from '../wording/own-words.ts';

/** Settled after an offer, by a check, a paper or a rule of the house. */
const condition =
  /\b(?:background (?:check|screening|investigation)s?|drug[- ]?(?:test|screen)\w*|criminal (?:record|history)|vaccinat\w+|immuni[sz]ation|dbs\b|disclosure and barring|fingerprint\w*|e-?verify|i-9|right to work|authori[sz]ed to work|work (?:permit|authori[sz]ation)|probation\w*|security clearance|credit check|subject to|condition of (?:employment|hire)|must (?:live|reside) (?:in|within)|residen(?:cy|t of|ts? in)|reside in|not eligible for relocation|no relocation|reference checks?|medical (?:exam|clearance)\w*|(?:medical|fitness)(?: and)?(?: \w+){0,2} standards?|polygraph|sponsorship)\b/i;
const ofBody =
  /\b(?:lift\w*|carry\w*|stand(?:ing)? for|stoop\w*|kneel\w*|crouch\w*|crawl\w*|climb\w*|bend\w*|dexterity|hand[- ]eye|stamina|physical(?:ly)? (?:demands?|able|fit|stamina|requirements?)|finger|vision abilit\w+|hearing|pounds|lbs|(?:exposed|exposure) to (?:\w+ ){0,4}?(?:weather|noise|dust|chemicals?|fumes|heat|cold|temperatures?|hazard\w*|outdoors?|elements|odou?rs|allergens|blood|pathogens|infectious|vibration|conditions|dirt|sun|wet)|noise level|enter and exit|manipulate|headset|outdoor weather|sit for|walk long|required to (?:stand|walk|sit))\b/i;

const longestCondition = 50;

/** What is settled by a rule, wherever the job says it, in its own words. */
export const listConditions = (brief: Brief): string[] =>
  listOnce(
    listFacts(brief)
      .filter(({ kind, importance }) => !offers.has(kind) && importance === 'must')
      .map(ownWords)
      .filter((text) => condition.test(text) && text.split(/\s+/).length <= longestCondition),
  );

const offers: ReadonlySet<FactKind> = new Set<FactKind>(['benefit', 'duty', 'culture', 'team']);

export interface SortedDemands {
  skills: string[];
  conditions: string[];
  physical: string[];
}

/** What somebody can do, what is settled by a rule, and what the body must bear: three lists, since they are read differently. */
export function sortDemands(brief: Brief, demands: readonly string[]): SortedDemands {
  const physicalFacts = new Set(
    listFacts(brief, { kinds: ['physical'] }).map((fact) => ownWords(fact).toLowerCase()),
  );
  const isPhysical = (text: string): boolean =>
    physicalFacts.has(text.toLowerCase()) || /^physical demands/i.test(text) || ofBody.test(text);
  return {
    conditions: demands.filter((text) => condition.test(text)),
    physical: demands.filter((text) => !condition.test(text) && isPhysical(text)),
    skills: demands.filter((text) => !condition.test(text) && !isPhysical(text)),
  };
}
