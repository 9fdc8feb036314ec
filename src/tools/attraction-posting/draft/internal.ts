import { isOnSite, isTiedToPlace } from '#market/occupations/tied-to-place.ts';
import type { Criterion } from '../../craft/criteria/criterion.ts';
import { rankCriteria } from '../../craft/criteria/rank-criteria.ts';
import { isNounPhrase } from '../../craft/criteria/name-fact.ts';
import { listFacts, listMustHaves, listNice, listPreferred, sayFact } from '../../craft/facts.ts';
import { sayPlace } from '../../craft/place-words.ts';
import { lowerFirst, stripEnd, toParagraph } from '../../craft/prose/casing.ts';
import { seedOf } from '../../craft/plan.ts';
import { isSaidIn } from '../../craft/prose/echoes.ts';
import { say } from '../../craft/prose/fill.ts';
import { joinList, listOnce } from '../../craft/prose/list.ts';
import { beginsWithVerb } from '../../craft/prose/verbs.ts';
import { dropPraise } from '../../craft/you-clause.ts';
import { sayManager } from '../../craft/manager.ts';
import type { Source } from '#plan/source.ts';
import * as phrases from './phrases.data.ts';
import type { AttractionWriting } from '../writing.ts';
import { listWork } from './work.ts';

const COMPETENCIES = { least: 5, most: 7 };

/** A duty or a number of years is no competency; what it takes is. */
const isOwnCompetency = ({ competency, facts, name }: Criterion): boolean =>
  facts.length > 0 &&
  (competency !== null ||
    (facts[0]!.kind !== 'duty' &&
      facts[0]!.kind !== 'goal' &&
      facts[0]!.importance === 'must' &&
      isNounPhrase(name) &&
      !beginsWithVerb(name) &&
      !/\byears?\b/i.test(name)));

/** Competencies that the job speaks of come first; those of the occupation only fill up to five. */
function pickCompetencies(source: Source): Criterion[] {
  const judged = rankCriteria(source).filter(
    ({ isGate, category }) => !isGate && category !== 'Conditions',
  );
  const own = judged.filter(isOwnCompetency).slice(0, COMPETENCIES.most);
  const rest = judged.filter(
    ({ facts }) => facts.length > 0 && !own.some((one) => one.facts === facts),
  );
  const fill = [...judged.filter(({ facts }) => facts.length === 0), ...rest];
  return [...own, ...fill.slice(0, Math.max(0, COMPETENCIES.least - own.length))];
}

/** The criteria people are judged by, each with what a person can be seen doing. */
function listCompetencies(source: Source): string[] {
  return listOnce(
    pickCompetencies(source).map(({ name, competency, facts, origin }) => {
      const own = facts[0] && sayFact(facts[0]);
      const shows = competency ? lowerFirst(stripEnd(competency.shows)) : null;
      const isUsual =
        origin === 'profile' ? ' (usual in the occupation; not stated in the job)' : '';
      if (shows) return `${name}: ${shows}${isUsual}`;
      if (own?.startsWith('"')) return own;
      if (own && isSaidIn(name, own)) return own;
      return own ? `${name}: ${lowerFirst(own)}` : `${name}${isUsual}`;
    }),
  );
}

function listRequired(source: Source): string[] {
  const stated = listMustHaves(source.brief).map((fact) => dropPraise(sayFact(fact)));
  if (stated.length > 0) return listOnce(stated);
  return source.market.profile.credentials
    .filter(({ required }) => required)
    .map(
      ({ name, issuer }) => `${name} (${issuer}; usual in the occupation, not stated in the job)`,
    );
}

function sayReporting({ brief }: Source): string {
  const team = listFacts(brief, { kinds: ['team'] }).map(sayFact);
  if (!brief.reportsTo && team.length === 0) return 'Not stated';
  return toParagraph([
    brief.reportsTo ? `Reports to ${sayManager(brief.reportsTo)}` : 'Manager not stated',
    ...team.slice(0, 2),
  ]);
}

const workTypes = { 'on-site': 'On-site', hybrid: 'Hybrid', remote: 'Remote' };

/** Work of this kind has a place even where the job does not say "on-site". */
const sayTied = ({ brief, market }: Source): string =>
  isOnSite(market.profile)
    ? `On site in ${sayPlace(brief).label}, as the work requires`
    : `Based in ${sayPlace(brief).label}`;

function sayEnvironment(source: Source): string {
  const { brief, market } = source;
  const stated = listFacts(brief, { kinds: ['schedule', 'travel'] }).map(sayFact);
  const usual = joinList(market.profile.conditions);
  return toParagraph([
    brief.workType
      ? `${workTypes[brief.workType]}${sayPlace(brief).label === 'Remote' ? '' : `, ${sayPlace(brief).label}`}`
      : isTiedToPlace(market.profile)
        ? sayTied(source)
        : `${sayPlace(brief).label}; whether on-site, hybrid or remote is not stated`,
    ...stated,
    stated.length < 2 && usual !== ''
      ? `Usual in this occupation, not stated in the job: ${usual}`
      : null,
  ]);
}

function sayPhysical(source: Source): string | null {
  const { brief } = source;
  const stated = listFacts(brief, { kinds: ['physical'] }).map(sayFact);
  if (stated.length === 0) return null;
  return toParagraph([
    ...stated,
    say(phrases.physicalNotes, { title: brief.title.singular }, seedOf(source, 'physical')),
  ]);
}

export function draftInternal(source: Source): AttractionWriting['internalJobDescription'] {
  const { brief } = source;
  return {
    reportingStructure: sayReporting(source),
    keyCompetencies: listCompetencies(source),
    coreResponsibilities: listWork(source),
    requiredQualifications: listRequired(source),
    preferredQualifications: listOnce(
      [...listPreferred(brief), ...listNice(brief)].map((fact) => dropPraise(sayFact(fact))),
    ),
    workEnvironment: sayEnvironment(source),
    physicalRequirements: sayPhysical(source),
  };
}
