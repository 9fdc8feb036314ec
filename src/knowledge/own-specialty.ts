import { rememberTexts } from '#shared/remember-texts.ts';
import type { Brief } from '#shared/brief.ts';
import { asWord } from './as-word.ts';
import type { Drawer } from './drawer.ts';
import { findTerm } from './find-term.ts';
import { isMeant, tell, type Spoken } from './item-text.ts';
import { listHeads } from './load-drawers.ts';
import { floors } from './suit-drawer.ts';
import { toStems } from './to-stems.ts';

type Specialty = Drawer['specialties'][number];

type IsOther = (item: Spoken) => boolean;

/** A word is chance, two of them or three lines are a field. */
const enoughWords = 2;
const enoughLines = 3;
/** What a sixth of the drawer says is said by everybody of the trade. */
const tooCommon = 0.16;
const fewTrades = 3;

const offered: ReadonlySet<string> = new Set(['benefit', 'culture', 'process']);

/**
 * The drawer without what belongs to other fields of the trade, where the job names one or comes back to it: nobody
 * asks a lawyer for wills about depositions. Enough of each list stays, the general and fitting first.
 */
export function keepOwnSpecialty(given: Drawer, brief: Brief): Drawer {
  const drawer = { ...given, employers: keepEmployers(given, brief) };
  const isOther = findOthers(drawer, brief);
  if (!isOther) return drawer;
  const job = sayWork(brief).join('\n');
  const { intake, coaching, market, search } = drawer;
  const keep = <Item extends object>(list: readonly Item[], least: number): Item[] =>
    keepOwn(list, least, isOther, tell);
  const personas = keepOwn(drawer.personas, floors.personas, isOther, describePersona);
  return {
    ...drawer,
    channels: Object.fromEntries(
      Object.entries(drawer.channels).map(([country, list]) => [
        country,
        keepOwn(list ?? [], leastChannels, isOther, (one) => ({ ...tell(one), isList: true })),
      ]),
    ),
    rivals: keep(drawer.rivals, floors.rivals),
    titles: namesField(drawer, brief)
      ? Object.fromEntries(
          Object.entries(drawer.titles).map(([country, list]) => [
            country,
            keepOwn(list ?? [], 1, isOther, asHead),
          ]),
        )
      : drawer.titles,
    personas: personas.map((persona) => ({
      ...persona,
      search: keepOwn(persona.search, leastWords, isOther, asHead),
    })),
    // What the job calls for itself stays, whatever field its examples are of.
    competencies: keepOwn(drawer.competencies, floors.competencies, isOther, (one) =>
      one.called_for_by.some((term) => asWord(term).isIn(job)) ? silent : tell(one),
    ),
    flags: keep(drawer.flags, floors.flags),
    search: {
      ...search,
      skills: keepOwn(search.skills, leastSkills, isOther, asHead),
    },
    intake: {
      ...intake,
      questions: keep(intake.questions, floors['intake.questions']),
      assumptions: keep(intake.assumptions, floors['intake.assumptions']),
    },
    coaching: { ...coaching, questions: keep(coaching.questions, floors['coaching.questions']) },
    market: {
      ...market,
      risks: keep(market.risks, floors['market.risks']),
      advice: keep(market.advice, floors['market.advice']),
    },
  };
}

/** Nobody who sells team shirts is lost to a software house. */
const keepEmployers = (drawer: Drawer, brief: Brief): Drawer['employers'] =>
  listOwnSpecialties(drawer, brief).some(({ no_large_employers }) => no_large_employers)
    ? {}
    : drawer.employers;

const leastChannels = 2;
const leastSkills = 4;
/** Fewer words tell no persona. */
const leastWords = 2;

/** Where too few would be left, the first of the others stay, behind those that fit. */
function keepOwn<Item>(
  list: readonly Item[],
  least: number,
  isOther: IsOther,
  say: (item: Item) => Spoken,
): Item[] {
  const others = new Set(list.filter((item) => !isMeant(item) && isOther(say(item))));
  if (others.size === 0) return [...list];
  const fitting = list.filter((item) => !others.has(item));
  return [...fitting, ...[...others].slice(0, Math.max(0, least - fitting.length))];
}

const asHead = (term: string): Spoken => ({ head: term, rest: '' });
const silent: Spoken = { head: '', rest: '' };

/** Where they are found is told of several fields at once. */
const describePersona = ({ name, now, search }: Drawer['personas'][number]): Spoken => ({
  head: name,
  rest: `${now}\n${search.join('\n')}`,
  isList: true,
});

/** Whether something speaks of another field of the trade and not of the job's own; null where the job speaks of none, or of all. */
function findOthers(drawer: Drawer, brief: Brief): IsOther | null {
  if ((brief.language ?? 'en') !== 'en') return null;
  const own = listOwnSpecialties(drawer, brief);
  const others = drawer.specialties.filter((one) => !own.includes(one));
  if (own.length === 0 || others.length === 0) return null;
  const ours = listWords(own);
  const known = new Set(ours.map(({ term }) => term));
  const all = listTexts(drawer);
  const job = sayWork(brief).join('\n');
  const theirs = others.map((one) =>
    listWords([one]).filter(
      ({ term, word }) =>
        !known.has(term) &&
        isTelling(term) &&
        !word.isIn(job) &&
        all.filter((text) => word.isIn(text)).length <= tooCommon * all.length,
    ),
  );
  return ({ head, rest, isList = false }) => {
    const name = head.toLowerCase();
    const whole = `${name}\n${rest.toLowerCase()}`;
    if (ours.some(({ word }) => word.isIn(whole))) return false;
    return theirs.some(
      (terms) =>
        terms.some(({ term, word }) => word.isIn(term.includes(' ') && !isList ? whole : name)) ||
        terms.filter(({ word }) => word.isIn(whole)).length >= enoughWords,
    );
  };
}

/** "Service" is a field of many trades, and a word of all; several words together, or a rare one, tell a field. */
const isTelling = rememberTexts((term): boolean => {
  if (term.includes(' ')) return true;
  const [stem = ''] = toStems(term);
  return listHeads().filter(({ words }) => words.has(stem)).length <= fewTrades;
});

/** The fields of the trade that the title or the place of work names, and those that the work comes back to. */
export function listOwnSpecialties({ specialties }: Drawer, brief: Brief): Specialty[] {
  const title = `${brief.title.given}\n${brief.workplace?.text ?? ''}`.toLowerCase();
  const lines = sayWork(brief);
  const all = lines.join('\n');
  return specialties.filter((one) => {
    const words = listWords([one]).map(({ word }) => word);
    if (words.some((word) => word.isIn(title))) return true;
    const heard = words.filter((word) => word.isIn(all));
    if (heard.length >= enoughWords) return true;
    return (
      heard.length > 0 &&
      lines.filter((line) => heard.some((word) => word.isIn(line))).length >= enoughLines
    );
  });
}

/** Only where the title itself says its field, people of the other fields are called something else. */
const namesField = (drawer: Drawer, brief: Brief): boolean =>
  listWords(listOwnSpecialties(drawer, brief)).some(({ word }) =>
    word.isIn(brief.title.given.toLowerCase()),
  );

/** Title and work, line by line, in small letters. */
const sayWork = ({ title, facts }: Brief): string[] => [
  title.given.toLowerCase(),
  ...facts.filter(({ kind }) => !offered.has(kind)).map(({ text }) => text.toLowerCase()),
];

const listWords = (list: readonly Specialty[]) =>
  [
    ...new Set(
      list.flatMap(({ called_for_by, search }) =>
        [...called_for_by, ...search].map((term) => term.toLowerCase()),
      ),
    ),
  ].map((term) => ({
    term,
    word: { isIn: (text: string) => findTerm(text, term, ['s', 'es']) !== -1 },
  }));

const listTexts = ({ personas, competencies, coaching, intake, flags, rivals, market }: Drawer) =>
  [
    ...personas.map(describePersona),
    ...[
      competencies,
      coaching.questions,
      intake.questions,
      intake.assumptions,
      flags,
      rivals,
      market.risks,
      market.advice,
    ].flatMap((list) => list.map(tell)),
  ].map(({ head, rest }) => `${head}\n${rest}`.toLowerCase());
