import { rankOf } from '#knowledge/career-rank.ts';
import type { Drawer } from '#knowledge/drawer.ts';
import { findHouse } from '#knowledge/find-house.ts';
import { findSector } from '#knowledge/find-sector.ts';
import { isPostTitle, sayPostTitle } from '#knowledge/post-title.ts';
import { readPost } from '#knowledge/post-level.ts';
import { makeBeside, makeHolder, makeNextInLine } from './post-persona.ts';
import { findRankOf } from '#knowledge/post-rank.ts';
import { isOfSector } from '#knowledge/sector-persona.ts';
import type { Brief } from '#shared/brief.ts';
import { listOnce } from '#writing/list.ts';
import { entriesFor } from '../outreach/channels.ts';
import { holdsPost, isPeer } from './holds-post.ts';
import { noWords, type JobWords } from './job-words.ts';
import { listFacts } from '../wording/own-words.ts';
import { holds } from '../search/title-kin.ts';

type Persona = Drawer['personas'][number];

const leading = 3;
const manyYears = 5;
/** Titles of one word that stand for work of every kind. */
const ofAnyWork =
  /^(?:manager|director|lead|head|chief|partner|president|supervisor|officer|assistant|associate|analyst|consultant|coordinator|administrator|operator|executive|representative|agent|clerk|worker|technician|engineer|specialist|advis[eo]r|designer|planner|inspector|attendant)$/;
const isUsable = (title: string): boolean => isPostTitle(title) && !ofAnyWork.test(title);

/** Far below whoever leads: they would jump over those whom the post leads. */
const farBelow =
  /\b(?:clerk|junior|trainee|apprentice|student|graduate|intern|newcomer|drafter|moving (?:in)?to|moves (?:in)?to|entry[- ]level)\b/i;

/**
 * For a post that leads others or asks for many years, those who hold it elsewhere come first and those one step below
 * in a larger house next, where the trade tells of neither; whoever stands two steps below is left out. Where no trade
 * knows the job, its own title tells whom to look for.
 */
export function withPeopleOfPost(drawer: Drawer, brief: Brief, said: JobWords = noWords): Drawer {
  const title = sayPostTitle(brief.title.clean);
  const { level, years } = brief.seniority;
  const isLeader = isLeaders(brief);
  const isSenior =
    (years?.min ?? 0) >= manyYears || ['senior', 'director', 'executive'].includes(level ?? '');
  const isUnknown = drawer.serves.length === 0 || !isTitleOf(drawer, title);
  const isPost = testHolder(drawer, brief);
  // A search that begins with nobody who does this very work today begins in the wrong place.
  const isMissed = !drawer.personas.some(
    (persona) => isPost(persona) || isCalledSo(persona, [title, drawer.trade]),
  );
  if (
    drawer.isForBeginners ||
    (brief.language ?? 'en') !== 'en' ||
    (!isLeader && !isSenior && !isUnknown && !isMissed)
  )
    return drawer;
  const isHolder = (persona: Persona): boolean =>
    isPost(persona) || (isOfSector(persona) && isDemanded(brief));
  const isTaken = drawer.personas.some(isHolder) || !isUsable(title);
  const sector = findSector(brief);
  const post = {
    title,
    leads: isLeader,
    where: sector && !sector.isWanted ? sector.sector.name : null,
    field: sector && !sector.isWanted ? sector.sector.search.slice(0, 2) : [],
  };
  const isTold = sector !== null && !isTaken;
  // Whoever holds the post in that sector is told of already.
  const known = isTold
    ? drawer.personas.filter((persona) => !isOfSector(persona) || sector.isWanted)
    : drawer.personas;
  const kept = isLeader
    ? known.filter(({ name, level }) => level !== 'entry' && !farBelow.test(name))
    : known;
  const beside = listBeside(title, drawer, brief.place.country);
  const made = isTaken
    ? []
    : [
        makeHolder({ ...post, where: post.where ?? sayHouse(brief) }, drawer, said),
        ...(isLeader && !isOfLeaders(drawer)
          ? [
              makeNextInLine(post, listBelow(title, drawer), drawer),
              ...(beside.length > 0 ? [makeBeside(post, beside, drawer)] : []),
            ]
          : []),
      ];
  const personas = [...made, ...kept];
  return personas.length >= fewest
    ? { ...drawer, personas }
    : { ...drawer, personas: [...made, ...known] };
}
const fewest = 3;
const longestHouse = 7;

/** The employer's line of trade in its own words, where they are short enough for a name. */
function sayHouse(brief: Brief): string | null {
  const house = findHouse(brief);
  return house && house.singular.split(' ').length <= longestHouse ? house.singular : null;
}

/** Whether a career is told by one of these titles: by all its words, or by its last where that is no work of every kind. */
const isCalledSo = ({ name, now, level }: Persona, titles: readonly string[]): boolean =>
  level !== 'entry' &&
  titles.some((title) => {
    const words = title.toLowerCase().split(' ');
    const last = words.at(-1) ?? '';
    return ofAnyWork.test(last)
      ? words.every((word) => holds(`${name} ${now}`.toLowerCase(), word))
      : holds(name.toLowerCase(), last);
  });

/** Whether people of the trade have the title, whole or at the end of a longer one. */
export const isTitleOf = ({ titles, trade }: Drawer, title: string): boolean =>
  [trade, ...Object.values(titles).flat()]
    .map((one) => one.toLowerCase())
    .some((one) => one.includes(' ') && ` ${title.toLowerCase()}`.endsWith(` ${one}`)) ||
  [trade, ...Object.values(titles).flat()].some((one) => one.toLowerCase() === title.toLowerCase());

/** Whether the trade is that of leaders, and not of those whom the post leads. */
const isOfLeaders = ({ leadsTeam: leads, kind, trade }: Drawer): boolean =>
  leads === true || kind === 'leading-people' || rankOf(trade) >= leading;

/** Whether a career is that of people who hold the post: by its title, or as colleagues at a like house. */
export const testHolder = (drawer: Drawer, brief: Brief): ((persona: Persona) => boolean) => {
  // A colleague of those who are led does not hold the post.
  const hasPeers = !isLeaders(brief) || isOfLeaders(drawer);
  const isCalled = holdsPost(brief.title.clean);
  return (persona) => isCalled(persona) || (hasPeers && isPeer(persona));
};

/** Whether the sector that the job names is a condition, and no wish. */
export function isDemanded(brief: Brief): boolean {
  const found = findSector(brief);
  const said = found?.background?.said ?? found?.sector.said ?? [];
  return listFacts(brief, {
    kinds: ['experience', 'skill', 'education', 'other'],
    importance: ['must'],
  })
    .map(({ text }) => text.toLowerCase())
    .some((text) => said.some((term) => text.includes(term.toLowerCase())));
}

/** Whether the holder leads others: by the title, where it is no manager of things, or by the duties. */
const isLeaders = (brief: Brief): boolean =>
  !/^(?:assistant|deputy|associate)\b/i.test(brief.title.given) &&
  (findRankOf(brief.title.given) === 'lead' || readPost(brief).leads);

/** "Senior buyer" below whoever leads the buyers; where the trade has no plain name, the deputy of the post. */
function listBelow(title: string, { trade }: Drawer): string[] {
  const isPlain = /^[\p{L} -]+$/u.test(trade) && !/\b(?:or|and)\b/.test(trade);
  // "Assistant collections manager" for a herbarium: nobody has a longer title below it.
  const named = title.replace(/^human resources?\b/i, 'HR');
  const post = named
    .split(' ')
    .slice(ofTwo.test(named) ? -3 : -2)
    .join(' ');
  return isPlain && trade !== title
    ? [`senior ${trade}`, `lead ${trade}`, `assistant ${post}`]
    : [`assistant ${post}`, `deputy ${post}`];
}

/** Two words that stand for one thing are not parted. */
const ofTwo =
  /\b(?:real estate|information technology|supply chain|customer service|business development|quality assurance|health care|public works|food service) \p{L}+$/iu;

const shownBeside = 2;

/** Leaders among the titles of the trade, other than the post itself. */
function listBeside(title: string, { titles }: Drawer, country: string | null): string[] {
  const { local, anywhere } = entriesFor(titles, country);
  return listOnce([...local, ...anywhere])
    .map((one) => one.toLowerCase())
    .filter(
      (one) =>
        /^(?:lead|second)$/.test(findRankOf(one) ?? '') &&
        one.includes(' ') &&
        !holds(title, one) &&
        !holds(one, title),
    )
    .slice(0, shownBeside);
}
