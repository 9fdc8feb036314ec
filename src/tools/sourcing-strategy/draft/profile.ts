import { findOfficial } from '#market/occupations/official-table.ts';
import { toPlainName } from '#market/occupations/plain-name.ts';
import { isTiedToPlace } from '#market/occupations/tied-to-place.ts';
import { findDraw, listDraws, lowerDraw, type Draw } from '../../craft/draws.ts';
import { listFacts, sayFact } from '../../craft/facts.ts';
import { makePlan, seedOf } from '../../craft/plan.ts';
import { sayPlace } from '../../craft/place-words.ts';
import { getPool, sayCatchment, sayPeople } from '../../craft/pool-words.ts';
import { lowerFirst, stripEnd, toParagraph } from '../../craft/prose/casing.ts';
import { say } from '../../craft/prose/fill.ts';
import { joinList, listOnce } from '../../craft/prose/list.ts';
import { toGerund } from '../../craft/prose/verbs.ts';
import { shorten } from '../../craft/prose/shorten.ts';
import { sayWorkSample } from '../../craft/work-sample.ts';
import { sayShare, wordsOf } from '../../craft/prose/number.ts';
import type { Source } from '#plan/source.ts';
import type { SourcingWriting } from '../writing.ts';
import * as phrases from './phrases.data.ts';

type Profile = SourcingWriting['idealCandidateProfile'];

/** More than any job needs; whoever pastes a manual gets its beginning. */
const MOST_LISTED = 60;
const LONGEST_DEMANDS = 5000;

function draftCertification({
  brief,
  market,
}: Source): Profile['primaryRequirements']['technicalCertification'] {
  const papers = (importance: 'must' | 'preferred' | 'nice'): string[] =>
    listFacts(brief, { kinds: ['licence', 'authorization'], importance: [importance] })
      .map(sayFact)
      .slice(0, MOST_LISTED);
  const required = papers('must');
  const stated = [...required, ...papers('preferred'), ...papers('nice')].join(' ').toLowerCase();
  const usual = market.profile.credentials.filter(
    ({ name }) => !stated.includes(name.toLowerCase().split(/[ ,(]/)[0]!),
  );
  return {
    required:
      required.length > 0
        ? required
        : usual
            .filter((credential) => credential.required)
            .map(({ name, issuer }) => `${name} (${issuer}); usual in this occupation, to confirm`),
    preferred: [
      ...papers('preferred'),
      ...papers('nice'),
      ...usual
        .filter((credential) => !credential.required)
        .slice(0, 3)
        .map(({ name, issuer }) => `${name} (${issuer}); common in the trade, not asked for`),
    ].slice(0, MOST_LISTED),
  };
}

function draftExperience(source: Source): Profile['primaryRequirements']['experience'] {
  const { brief, market } = source;
  const { min, max } = brief.seniority.years ?? { min: null, max: null };
  const years =
    min !== null && max !== null && max !== min
      ? `${min} to ${max} years`
      : min !== null
        ? wordsOf(min, 'year')
        : null;
  const stated = listFacts(brief, { kinds: ['experience'] }).map(sayFact);
  const duties = listFacts(brief, { kinds: ['duty'] })
    .map(sayFact)
    .filter((text) => text.length < 120);
  const { family } = market.profile;
  const seed = seedOf(source, 'experience');
  const neighbors = (getPool(source)?.adjacent ?? []).slice(0, 3).map(({ title }) => title);
  return {
    yearsRequired: toParagraph([
      years
        ? say(phrases.years, { years, title: brief.title.singular }, seed)
        : say(phrases.noYears, { title: brief.title.singular }, seed),
    ]),
    fieldExperience: toParagraph([
      ...stated.slice(0, 3),
      duties.length > 0
        ? `Look for people who have done this work: ${joinList(duties.slice(0, 3).map((duty) => lowerFirst(toGerund(duty))))}`
        : null,
      stated.length === 0 && duties.length === 0
        ? `The job does not say. Usual for the work: ${joinList(market.profile.skills.slice(0, 4)) || 'not known; ask what the last good person had done before'}`
        : null,
    ]),
    transferableExperience: toParagraph([
      say(
        phrases.transfer,
        { from: toParagraph([family.comesFrom]), sample: sayWorkSample(source) },
        seed,
      ),
      neighbors.length > 0 ? `Nearest occupations in public figures: ${joinList(neighbors)}` : null,
    ]),
  };
}

const LABELS: [RegExp, string][] = [
  [/climb|ladder|height/i, 'Climbing and height'],
  [/\blift|\bcarry|pound|\blbs?\b|\bkg\b/i, 'Lifting'],
  [/stand|walk|feet/i, 'Standing and walking'],
  [/sit\b|desk|screen|computer/i, 'Desk work'],
  [/vision|hear|colou?r/i, 'Sight and hearing'],
  [/heat|cold|weather|outdoor|noise|dust|wet/i, 'Surroundings'],
  [/weight/i, 'Weight limit'],
  [/driv/i, 'Driving'],
];

/** Label to demand; demands of one kind stand together. */
function draftPhysical({ brief, market }: Source): Record<string, string> {
  const demands = [
    ...listFacts(brief, { kinds: ['physical'] }).map((fact) => {
      const text = sayFact(fact);
      return [LABELS.find(([pattern]) => pattern.test(text))?.[1] ?? 'Physical', text] as const;
    }),
    ...listFacts(brief, { kinds: ['travel'] }).map((fact) => ['Travel', sayFact(fact)] as const),
  ];
  if (demands.length === 0) {
    const usual = joinList(market.profile.conditions);
    return { 'Not stated': `Ask at the intake${usual ? `; usual for this work: ${usual}` : ''}` };
  }
  const labels = listOnce(demands.map(([label]) => label));
  return Object.fromEntries(
    labels.map((label) => [
      label,
      shorten(
        demands
          .filter(([own]) => own === label)
          .map(([, text]) => text)
          .join('. '),
        LONGEST_DEMANDS,
      ),
    ]),
  );
}

function draftDrivers(source: Source): Profile['motivationalDrivers'] {
  const { brief, market } = source;
  const draws = listDraws(source);
  const taken = new Set<Draw>();
  const { family, goesTo } = market.profile;
  const answered = family.motives.map((motive) => {
    const draw = findDraw(draws, motive, taken);
    if (draw) taken.add(draw);
    return draw
      ? `${stripEnd(motive)}; the job says: ${lowerDraw(draw)}`
      : `${stripEnd(motive)} (not stated; ask the hiring manager)`;
  });
  const rest = draws.filter((draw) => !taken.has(draw));
  const byTopic = (topic: Draw['topic']): string[] =>
    rest.filter((draw) => draw.topic === topic).map(({ text }) => text);
  const next = goesTo.flatMap((soc) => {
    const official = findOfficial(soc);
    return official ? [toPlainName(official)] : [];
  });
  const hours = listFacts(brief, { kinds: ['schedule', 'travel'] }).map(sayFact);
  return {
    primaryMotivators: listOnce([
      ...answered,
      ...byTopic('pay').map((text) => `Pay: ${text}`),
      ...byTopic('money').slice(0, 2),
    ]),
    careerGrowth: listOnce([
      ...byTopic('growth').slice(0, 3),
      ...listFacts(brief, { kinds: ['goal'] })
        .slice(0, 2)
        .map(sayFact),
      market.profile.id === 'general'
        ? null
        : `Usual next steps in the field: ${lowerFirst(family.goesTo)}`,
      next.length > 0 ? `Occupations people move on to: ${joinList(next.slice(0, 3))}` : null,
    ]),
    workLifeBalance:
      hours.length > 0 || byTopic('time').length > 0
        ? listOnce([...hours.slice(0, 4), ...byTopic('time').slice(0, 3)])
        : [`Not stated. Usual: ${joinList(market.profile.conditions) || 'not known'}`],
  };
}

const LOCAL_HELP = /relocat|housing|moving/i;

function draftGeography(source: Source): Profile['geographicConsiderations'] {
  const { brief } = source;
  const pool = getPool(source);
  const { funnel } = makePlan(source);
  const place = sayPlace(brief);
  const flags = brief.redFlags
    .filter(
      ({ unlawful, text }) =>
        !unlawful && /rent|housing|commut|remote|rural|location|travel|parking/i.test(text),
    )
    .map(sayFact);
  const offered = listFacts(brief, { kinds: ['benefit'] }).find(({ text }) =>
    LOCAL_HELP.test(text),
  );
  const slots = {
    contacts: funnel.contacts.toLocaleString('en-US'),
    winnable: pool && sayPeople(pool.winnable),
    afar: funnel.fromAfar,
    around: sayCatchment(source),
    help: toParagraph([
      offered
        ? `The job offers ${lowerFirst(sayFact(offered))}`
        : funnel.fromAfar > 0
          ? 'The job does not mention help with a move; ask'
          : `Ask early how they would get to ${place.label}`,
    ]),
  };
  const table =
    brief.workType === 'remote'
      ? phrases.remoteRelocation
      : !pool
        ? phrases.relocationUnknown
        : funnel.fromAfar > 0
          ? phrases.relocation
          : phrases.noRelocation;
  return {
    locationFactors: listOnce([
      pool && pool.scope === 'radius'
        ? `${pool.population.toLocaleString('en-US')} people live ${sayCatchment(source)} (2023)`
        : null,
      ...(pool?.scope === 'radius'
        ? pool.regions
            .slice(0, 3)
            .map(
              ({ label, share, note }) =>
                `${label}: ${sayShare(share)} of them${note ? `, ${note.replace(' by its centre', '')}` : ''}`,
            )
        : []),
      ...flags,
      pool ? null : `Work at ${place.label}; no public count covers it`,
      brief.workType === null && !isTiedToPlace(source.market.profile)
        ? 'On-site, hybrid or remote: not stated, ask at the intake'
        : null,
      pool && pool.scope !== 'radius'
        ? `The search is open to ${pool.label}: state in the posting from where the work may be done`
        : null,
    ]),
    relocationWillingness: toParagraph([say(table, slots, seedOf(source, 'relocation'))]),
  };
}

export function draftProfile(source: Source): Profile {
  return {
    primaryRequirements: {
      technicalCertification: draftCertification(source),
      experience: draftExperience(source),
      physicalRequirements: draftPhysical(source),
    },
    motivationalDrivers: draftDrivers(source),
    geographicConsiderations: draftGeography(source),
  };
}
