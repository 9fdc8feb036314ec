import { capitalize } from '#writing/casing.ts';
import { shorten } from '#writing/shorten.ts';
import { findHouse } from '../defining/find-house.ts';
import { makePlan, type Plan } from '../plan.ts';
import type { Source } from '../source.ts';
import { findSubject } from '../subject/find-subject.ts';
import { unnamedEmployer } from '../wording/names.ts';
import { dropAsides } from './drop-asides.ts';
import { nameAside } from './introduce.ts';
import { listJobFacts } from './job-facts.ts';
import { listPoints } from './list-points.ts';
import { isPersonTitle } from '../wording/person-title.ts';
import { isOnTheWay } from './seasoned.ts';
import type { Motive } from './motives.ts';
import { motivesOf } from './motives.ts';
import { longestTitle, nameForSubject } from './short-title.ts';
import { shareOut, wishesOf } from './tell-facts.ts';
import { nameUnusual } from './tell-terms.ts';
import { isRoutine, isStrong, weighBenefit } from './weigh-benefit.ts';

/** Characters: more are cut off by whoever shows them. */
const longestSubject = 110;
const seen = 60;
const longestReason = 40;

/** The headline as far as it names the job; a slogan does not. */
function nameJobShortly({ headline, title }: Plan['names']): string {
  const [first = ''] = headline.split(/\s[-–—]\s/);
  const isOfOne = first.toLowerCase().includes(title.toLowerCase()) && !/s$/i.test(first);
  const name = isOfOne || first.toLowerCase() === title.toLowerCase() ? first : capitalize(title);
  // What a title adds in brackets is told in the letter, where it matters.
  const plain = dropAsides(name);
  return plain.length > longestTitle ? capitalize(nameForSubject(title)) : plain;
}

/** "Ship's purser in Hull", "Tide analyst, remote". */
const nameWithPlace = (title: string, where: string): string =>
  /^working remotely\b/.test(where)
    ? /\bremote\b/i.test(title)
      ? title
      : `${title}, remote`
    : `${title} ${where}`.trim();

interface Reason {
  subject: string;
  /** What of it has to stand in the letter, too. */
  told: string;
  motives: readonly Motive[];
}

/** Lighter than this, nobody opens a letter for it. */
const worthSubject = 40;
const longestAside = 44;

/** What could stand in the subject of a first letter, each with the wishes that it answers. */
function listReasons(source: Source, turn: number): Reason[] {
  const { names, place, pay, personas } = makePlan(source);
  const persona = personas[turn]!;
  const title = nameJobShortly(names);
  const job = nameWithPlace(title, place.in);
  const { first } = shareOut(source)[turn]!;
  const { pattern } = listJobFacts(source);
  const { sizes, attractions } = findSubject(source);
  const facts = first.facts.join(' ');
  const kind = /\bremote/i.test(job) ? '' : nameUnusual(pattern);
  const aside = nameAside(findHouse(source), names.employer);
  const amount = pay.stated && pay.spoken !== null && /\d/.test(pay.spoken) ? pay.spoken : '';
  // Without the place where both have no room.
  const behind = (told: string, motives: Reason['motives'], joint = ': '): Reason => ({
    subject: [job, title].map((one) => `${one}${joint}${told}`).find(isShort) ?? '',
    told,
    motives,
  });
  return [
    ...listPoints(source)
      // What one would do belongs into the letter.
      .filter(({ kind: of }) => of !== 'authority')
      .filter(({ short, kind: of }) => short !== '' && (of !== 'way in' || isOnTheWay(persona)))
      .map(({ short, motives, kind: of }) => ({
        ...behind(short, motives),
        told: of === 'way in' ? short.replace(/ (?:welcome|needed)$/, '') : short,
      })),
    ...sizes
      .filter((size) => facts.includes(size))
      .map((size) => behind(size, ['progression', 'variety', 'stability'])),
    ...attractions
      .filter(({ phrase }) => facts.includes(phrase))
      .map(({ phrase, motives }) => behind(phrase, motives)),
    ...first.benefits
      .filter(
        (benefit) =>
          !isRoutine(benefit) &&
          benefit.includes(' ') &&
          (isStrong(benefit) || weighBenefit(benefit) >= worthSubject),
      )
      .map((benefit) => behind(benefit, motivesOf(benefit))),
    behind(kind, ['schedule', 'closeness', 'stability'], ', '),
    behind(amount, ['pay', 'stability']),
    {
      subject: /^an? /.test(aside) && aside.length <= longestAside ? `${title} at ${aside}` : '',
      told: aside,
      motives: ['variety', 'team', 'closeness'] as const,
    },
  ].filter(
    ({ subject, told }) =>
      subject !== '' && told !== '' && told.length <= longestReason && isShort(subject),
  );
}

const isShort = (subject: string): boolean => subject.length <= seen;

/** Subjects that name the job and no more, for letters that have no fact of their own. */
function listPlain(source: Source): string[] {
  const { names, place } = makePlan(source);
  const title = nameJobShortly(names);
  const job = nameWithPlace(title, place.in);
  const isNamed = title.toLowerCase().includes(names.employer.toLowerCase());
  const house = names.employer === unnamedEmployer || isNamed ? '' : names.employer;
  // Nobody is "a trainee program".
  if (!isPersonTitle(names.title))
    return [
      job,
      ...(house ? [`${title} with ${house}`] : []),
      `A quick question about the ${names.title} job`,
      `${title}: worth a conversation?`,
      `${title}: could it be right for you?`,
    ];
  return [
    job,
    ...(house ? [`${title} with ${house}`, `${house} is looking for ${names.aTitle}`] : []),
    `${`Would you consider a job as ${names.aTitle} ${place.in.startsWith('working') ? '' : place.in}`.trim()}?`,
    `${title}: worth a conversation?`,
    `${title}: could it be right for you?`,
  ];
}

/** For each kind of people what they may open a letter for, no two the same; a subject promises nothing that its letter does not tell. */
export function listSubjects(source: Source, bodies: readonly string[]): string[] {
  const taken: string[] = [];
  const plain = listPlain(source);
  for (const [turn, persona] of makePlan(source).personas.entries()) {
    const wanted = wishesOf(persona);
    const body = bodies[turn]!.toLowerCase();
    const rank = ({ motives }: Reason): number => {
      const place = wanted.findIndex((wish) => motives.includes(wish));
      return place === -1 ? wanted.length : place;
    };
    const [found] = listReasons(source, turn)
      .filter(({ told, subject }) =>
        taken.every(
          (one) =>
            !one.toLowerCase().includes(told.toLowerCase()) &&
            !one.toLowerCase().endsWith(subject.toLowerCase().split(': ').at(-1)!),
        ),
      )
      .filter(({ told }) => body.includes(told.toLowerCase()))
      .toSorted((a, b) => rank(a) - rank(b));
    const free = plain.filter((one) => !taken.includes(one));
    const [shortest] = (free.length > 0 ? free : plain).toSorted((a, b) => a.length - b.length);
    const other = free.find(isShort) ?? shortest!;
    taken.push(found?.subject ?? other);
  }
  return taken.map((subject) => shorten(capitalize(subject.trim()), longestSubject));
}
