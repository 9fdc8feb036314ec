import { entriesFor } from '#plan/channels.ts';
import { hasOffHours } from '#market/difficulty/off-hours.ts';
import { onTheSpot } from '#plan/on-the-spot.ts';
import { listFacts, ownWords } from '#plan/own-words.ts';
import type { Plan } from '#plan/plan.ts';
import { getPool, sayCatchment, sayNoPool, sayPeople } from '#plan/pool.ts';
import type { Source } from '#plan/source.ts';
import { lowerFirst, stripEnd, toParagraph, toSentence } from '#writing/casing.ts';
import { listOnce } from '#writing/list.ts';
import { countOf } from '#writing/number.ts';
import type { SourcingWriting } from './writing.ts';

type Profile = SourcingWriting['idealCandidateProfile'];
type Requirements = Profile['primaryRequirements'];

const shown = { wishes: 2, drivers: 3 };
const longest = 20;

const isShort = (text: string): boolean => text.split(/\s+/).length <= longest;

interface Most {
  /** Papers that are usual in the trade. */
  usual: number;
  /** Lines of the advertisement on one matter. */
  facts: number;
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

/** As the job states them; what is usual in the country only as a question. */
function listPapers(
  { brief }: Source,
  { gates, drawer }: Plan,
  most: Most,
): Requirements['technicalCertification'] {
  const required = gates.slice(0, 2 * most.facts).map(({ name }) => name);
  const preferred = listFacts(brief, {
    kinds: ['licence', 'education', 'language'],
    importance: ['preferred', 'nice'],
  })
    .map(ownWords)
    .filter((text) => isShort(text) && !/\brequired\b/i.test(text))
    .slice(0, shown.wishes);
  const stated = [...required, ...preferred, ...brief.credentials.map(({ text }) => text)]
    .join(' ')
    .toLowerCase();
  const { local, anywhere } = entriesFor(drawer.credentials, brief.place.country);
  const usual = (local.length > 0 ? local : anywhere)
    .map(({ name }) => name)
    .filter((name) => !isNamed(name, stated))
    .slice(0, most.usual);
  return {
    required: required.length > 0 ? required : ['None named in the advertisement'],
    preferred: [
      ...(preferred.length > 0 ? preferred : ['None named']),
      ...usual.map((name) => `Usual, to confirm: ${name}`),
    ],
  };
}

/** "State RN license" is named where the job speaks of a registered nurse. */
function isNamed(name: string, stated: string): boolean {
  const words: string[] = stated.match(/\p{L}+/gu) ?? [];
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

function sayExperience(
  { brief }: Source,
  { criteria, personas }: Plan,
  most: Most,
): Requirements['experience'] {
  const { min, max } = brief.seniority.years ?? { min: null, max: null };
  const stated = listFacts(brief, { kinds: ['experience'], importance: ['must'] })
    .map(ownWords)
    .filter(isShort)
    .slice(0, most.facts);
  const [first, second] = criteria;
  const others = personas.slice(-2);
  const unseen = listOnce(others.flatMap((persona) => persona.unseen.map(({ name }) => name)));
  return {
    yearsRequired:
      min !== null && max !== null && max > min
        ? `${min} to ${max} years, as stated`
        : min !== null && min > 0
          ? `${countOf(min, 'year')} or more, as stated`
          : 'None stated',
    fieldExperience:
      stated.length > 0
        ? stated.join('; ')
        : `None stated. Judged first by: ${[first, second]
            .map((criterion) => lowerFirst(criterion?.name ?? ''))
            .filter(Boolean)
            .join('; ')}`,
    transferableExperience: toParagraph([
      `Other roads in: ${others.map(({ name }) => lowerFirst(name)).join('; ')}`,
      unseen.length > 0 ? `Test there: ${unseen.slice(0, 2).map(lowerFirst).join('; ')}` : null,
    ]),
  };
}

function listPhysical({ brief }: Source, most: Most): Requirements['physicalRequirements'] {
  const say = (kind: 'physical' | 'travel'): string =>
    listOnce(
      listFacts(brief, { kinds: [kind] })
        .map(ownWords)
        .filter(isShort),
    )
      .slice(0, most.facts)
      .join('; ');
  const stated = { Physical: say('physical'), Travel: say('travel') };
  const known = Object.entries(stated).filter(([, text]) => text !== '');
  return {
    ...(known.length > 0 ? Object.fromEntries(known) : { Stated: 'None [confirm]' }),
  };
}

const growth = /train|tuition|career|develop|promot|qualif|certif|learn|apprentic|mentor|course/i;
const time =
  /leave|holiday|pto\b|vacation|time off|flex|remote|hybrid|weekend|shift|rota\b|parental|working hours|days off/i;

/** What the job states, sorted by what it is for; what the trade usually wants is a question. */
function listDrivers(
  { brief }: Source,
  { sellingPoints, sentences, drawer }: Plan,
): Profile['motivationalDrivers'] {
  const grows = sellingPoints.filter((point) => growth.test(point));
  const rests = sellingPoints.filter((point) => time.test(point) && !growth.test(point));
  const other = sellingPoints.filter((point) => !growth.test(point) && !time.test(point));
  const stated = [sentences.pay, ...other.slice(0, 2)].filter(Boolean).map(stripEnd);
  const usual = drawer.motivators.map(
    ({ name, points }) => `${name}: ${lowerFirst(points[0] ?? '')} [confirm]`,
  );
  const hours = sentences.hours || brief.hours?.text || '';
  return {
    primaryMotivators: [...stated, ...usual].slice(0, shown.drivers),
    careerGrowth: grows.length > 0 ? grows.slice(0, 2) : ['[training and next steps: confirm]'],
    workLifeBalance: [
      ...(hours && isShort(hours)
        ? [stripEnd(hours)]
        : rests.length > 0
          ? []
          : ['[days and hours: confirm]']),
      ...rests.slice(0, hours ? 1 : 2),
    ],
  };
}

function sayGeography(
  source: Source,
  { drawer, place, funnel, sellingPoints, hardParts, names }: Plan,
): Profile['geographicConsiderations'] {
  const { brief } = source;
  const pool = getPool(source);
  const isRemote = brief.workType === 'remote';
  const help = sellingPoints.find((point) => /relocat|moving|housing/i.test(point));
  const isShifts = hardParts.some(hasOffHours);
  return {
    locationFactors: [
      pool
        ? `About ${sayPeople(pool.direct.count)} in this occupation ${sayCatchment(source)}, all personas together (estimate from ${pool.direct.source})`
        : toSentence(`No pool size: ${lowerFirst(sayNoPool(source))}`),
      ...(isRemote
        ? ['Say in the posting from where the work may be done [confirm]']
        : onTheSpot.has(drawer.kind) && names.city
          ? [
              isShifts
                ? `Search by journey time to ${names.city}, first and last shift included`
                : `Search by journey time to ${names.city}, not by miles`,
            ]
          : []),
      ...(place.label === null ? ['[place of work: confirm]'] : []),
    ],
    relocationWillingness: isRemote
      ? 'Nobody has to move'
      : help
        ? `Stated: ${lowerFirst(help)}`
        : funnel.fromAfar > 0
          ? `Needed: about ${countOf(funnel.fromAfar, 'contact')} of ${funnel.contacts} must come from farther away. Help with a move is not stated [confirm]`
          : 'Not planned for. Ask everyone how they would get there',
  };
}
