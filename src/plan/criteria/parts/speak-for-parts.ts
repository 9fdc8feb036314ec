import type { Fact } from '#shared/brief.ts';
import { worthOf, type Points } from '../line-weights/by-lines.ts';
import { isNamedAlike } from '../names/same-matter.ts';
import { nameAnyhow, nameMatter } from '../names/name-matter.ts';
import { sharedTelling } from '../names/shared-stems.ts';
import { originOf } from '../evidence/origin.ts';
import { askLine } from '../questions/ask-line.ts';
import type { Weighed } from '../settle-weights.ts';
import type { Part } from './list-parts.ts';
import { isOfManner, sayHeading } from './say-heading.ts';

/** What stands on so much of a part speaks for it, under whatever name. */
const mostOfPart = 0.5;
/** What is called as the heading calls it speaks for it on less. */
const someOfPart = 0.2;
/** A duty worth so much has a line beside the one that speaks for its part. */
const heavy = 9;

/** So much of what a line stands on makes it one of a part. */
const atHome = 0.4;

const isOwn = ({ competency, id, facts }: Weighed): boolean =>
  competency === null && facts.some((fact) => fact.id === id);
const isStated = ({ origin }: Weighed): boolean => origin === 'must' || origin === 'duty';

/**
 * Where the text parts its work under headings, each part has one line that speaks for it: what is known of such work where
 * that tells most of the part, else the heading itself, else the line of it that weighs most. A line of one part speaks for
 * no other.
 */
export function speakForParts(
  criteria: readonly Weighed[],
  found: readonly Part[],
  points: Points,
): Weighed[] {
  const parts = found.filter(({ heading }) => !isOfManner(heading));
  if (parts.length === 0) return [...criteria];
  const within = (one: Weighed, { duties }: Part): number =>
    worthOf(
      one.facts.filter((fact) => duties.includes(fact)),
      points,
    );
  const homes = new Map(
    criteria.filter(isStated).map((one) => {
      const [best] = parts.toSorted((a, b) => within(one, b) - within(one, a));
      const isThere = best && within(one, best) > atHome * worthOf(one.facts, points);
      return [one, isThere ? best : undefined];
    }),
  );
  const speakers = parts.flatMap((part) => {
    const speaker = findSpeaker(
      part,
      criteria
        .filter((one) => homes.get(one) === part)
        .map((one) => ({ one, worth: within(one, part) })),
      points,
    );
    return speaker ? [{ speaker, part }] : [];
  });
  const partOf = new Map(
    speakers.flatMap(({ part }) => part.duties.map((fact): [Fact, Part] => [fact, part])),
  );
  const keep = (one: Weighed, part: Part | undefined): Weighed => {
    const facts = [
      ...one.facts.filter((fact) => part && partOf.get(fact) === part),
      ...one.facts.filter((fact) => !partOf.has(fact)),
    ];
    return { ...one, facts, origin: originOf(facts), mass: worthOf(facts, points) };
  };
  const spoken = speakers.map(({ speaker, part }) => ({
    ...keep(speaker, part),
    part: part.heading,
  }));
  const rest = criteria
    .filter(({ id }) => !spoken.some((one) => one.id === id))
    .flatMap((one) => {
      if (one.facts.length === 0 || !isStated(one)) return [one];
      const home = homes.get(one);
      const isSpoken = partOf.has(one.facts[0]!);
      if (isSpoken && isOwn(one) && worthOf(one.facts.slice(0, 1), points) < heavy) return [];
      // "Budget preparation" is told by the heading "Forecasting and budgeting".
      const isTold = isSpoken && home && sharedTelling(home.heading, one.name) > 0;
      if (isTold && within(one, home) < heavy) return [];
      const kept = keep(one, home);
      return kept.facts.length > 0 ? [kept] : [];
    });
  // What only says once more what a part is about falls away.
  const apart = rest.filter((one) => !spoken.some((other) => isNamedAlike(one, other)));
  return [...spoken, ...apart];
}

interface Candidate {
  one: Weighed;
  worth: number;
}

function findSpeaker(part: Part, candidates: readonly Candidate[], points: Points): Weighed | null {
  const heaviest = candidates.toSorted((a, b) => b.worth - a.worth);
  const known = heaviest.filter(({ one }) => !isOwn(one));
  const named = known.find(
    ({ one, worth }) =>
      worth >= someOfPart * part.worth && sharedTelling(part.heading, one.name) > 0,
  );
  const most = known.find(({ worth }) => worth >= mostOfPart * part.worth);
  const heading = sayHeading(part.heading);
  // The text's own name for it, with what is known of asking about it.
  if (named) return { ...named.one, name: heading ?? named.one.name };
  return (
    most?.one ??
    makeSpeaker(part, heading, points) ??
    heaviest[0]?.one ??
    makeSpeaker(part, null, points)
  );
}

/** A line on a whole part, under its heading or what its heaviest duty is called. */
function makeSpeaker({ duties }: Part, heading: string | null, points: Points): Weighed | null {
  const facts = duties.toSorted((a, b) => (points.get(b) ?? 0) - (points.get(a) ?? 0));
  const [first] = facts;
  const name = heading ?? (first ? nameOf(first) : null);
  if (!first || name === null) return null;
  return {
    id: first.id,
    name,
    origin: 'duty',
    facts,
    competency: null,
    ...askLine(name),
    mass: worthOf(facts, points),
  };
}
const nameOf = (fact: Fact): string | null => nameMatter(fact) ?? nameAnyhow(fact);

/** What a part tells that no line stands on belongs to the line that speaks for it. */
export function restOnParts(lines: readonly Weighed[], parts: readonly Part[]): Weighed[] {
  const held = new Set(lines.flatMap(({ facts }) => facts));
  return lines.map((line) => {
    const part = parts.find(({ heading }) => heading === line.part);
    const more = part?.duties.filter((fact) => !held.has(fact)) ?? [];
    return more.length === 0 ? line : { ...line, facts: [...line.facts, ...more] };
  });
}
