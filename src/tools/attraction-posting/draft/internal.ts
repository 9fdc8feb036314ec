import { rankCriteria } from '../../craft/criteria/rank-criteria.ts';
import { listFacts, listMustHaves, listNice, listPreferred, sayFact } from '../../craft/facts.ts';
import { sayPlace } from '../../craft/place-words.ts';
import { lowerFirst, stripEnd, toParagraph } from '../../craft/prose/casing.ts';
import { seedOf } from '../../craft/plan.ts';
import { isSaidIn } from '../../craft/prose/echoes.ts';
import { say } from '../../craft/prose/fill.ts';
import { joinList, listOnce } from '../../craft/prose/list.ts';
import { dropPraise } from '../../craft/you-clause.ts';
import { sayManager } from '../../craft/manager.ts';
import type { Source } from '../../source.ts';
import * as phrases from './phrases.data.ts';
import type { AttractionWriting } from '../writing.ts';
import { listResponsibilities } from '../../craft/duties.ts';

const COMPETENCIES = 7;

/** The criteria people are judged by, each with what a person can be seen doing. */
function listCompetencies(source: Source): string[] {
  return listOnce(
    rankCriteria(source)
      .filter(({ isGate, category }) => !isGate && category !== 'Conditions')
      .slice(0, COMPETENCIES)
      .map(({ name, competency, facts, origin }) => {
        const own = facts[0] && sayFact(facts[0]);
        const shows = competency ? lowerFirst(stripEnd(competency.shows)) : null;
        if (shows) return `${name}: ${shows}`;
        if (own?.startsWith('"')) return own;
        if (own && isSaidIn(name, own)) return own;
        if (own) return `${name}: ${lowerFirst(own)}`;
        return origin === 'profile'
          ? `Not stated; usual in this occupation: ${lowerFirst(name)}`
          : name;
      }),
  );
}

function listRequired(source: Source): string[] {
  const stated = listMustHaves(source.brief).map((fact) => dropPraise(sayFact(fact)));
  if (stated.length > 0) return listOnce(stated);
  return source.market.profile.credentials
    .filter(({ required }) => required)
    .map(({ name, issuer }) => `Not stated; usual in this occupation: ${name} (${issuer})`);
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

function sayEnvironment({ brief, market }: Source): string {
  const stated = listFacts(brief, { kinds: ['schedule', 'travel'] }).map(sayFact);
  const usual = joinList(market.profile.conditions);
  return toParagraph([
    brief.workType
      ? `${workTypes[brief.workType]}${sayPlace(brief).label === 'Remote' ? '' : `, ${sayPlace(brief).label}`}`
      : `${sayPlace(brief).label}; whether on-site, hybrid or remote is not stated`,
    ...stated,
    stated.length < 2 && usual !== '' ? `Not stated; usual in this occupation: ${usual}` : null,
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
    coreResponsibilities: listResponsibilities(source),
    requiredQualifications: listRequired(source),
    preferredQualifications: listOnce(
      [...listPreferred(brief), ...listNice(brief)].map((fact) => dropPraise(sayFact(fact))),
    ),
    workEnvironment: sayEnvironment(source),
    physicalRequirements: sayPhysical(source),
  };
}
