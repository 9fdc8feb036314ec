import type { Brief } from '#shared/brief.ts';
import { asWord } from './as-word.ts';
import type { Drawer } from './drawer.ts';
import { foreignSettings } from './foreign-settings.data.ts';
import { isMeant, tell } from './item-text.ts';
import { listenTo } from './listen-to.ts';
import { floors } from './suit-drawer.ts';

const leastChannels = 2;
const leastSkills = 4;
const leastPapers = 2;
/** Fewer words tell no persona. */
const leastWords = 1;

/** What is left of a list: where too few would be, the first of the foreign ones stay behind the others. */
type Keep = <Item>(list: readonly Item[], least: number, say?: (item: Item) => string) => Item[];

function sayItem(item: unknown): string {
  if (typeof item !== 'object' || item === null) return String(item);
  const { head, rest } = tell(item);
  return `${head}\n${rest}`;
}

/**
 * The drawer without examples of a place that the job does not speak of: nobody packs yogurt where frames are nailed,
 * and a clerk takes no blood. Enough of each list stays, those of the right place first.
 */
export function keepOwnSetting(drawer: Drawer, brief: Brief): Drawer {
  const says = listenTo(brief);
  const foreign = foreignSettings
    .filter(
      ({ said, home }) =>
        !home.test(`${drawer.kind}/${drawer.file ?? ''}`) && !said.split('|').some(says),
    )
    .map(({ told }) => told);
  if (foreign.length === 0) return drawer;
  const keep: Keep = (list, least, say = sayItem) => {
    const isForeign = (item: (typeof list)[number]): boolean =>
      !isMeant(item) && foreign.some((told) => told.test(say(item)));
    const own = list.filter((item) => !isForeign(item));
    return own.length === list.length
      ? own
      : [...own, ...list.filter(isForeign).slice(0, Math.max(0, least - own.length))];
  };
  const keepEach = <Item>(lists: Partial<Record<string, Item[]>>, least: number) =>
    Object.fromEntries(
      Object.entries(lists).map(([country, list]) => [country, keep(list ?? [], least)]),
    );
  const { intake, coaching, market, search } = drawer;
  const personas = keep(drawer.personas, floors.personas, ({ name, now }) => `${name}\n${now}`).map(
    (persona) => ({ ...persona, search: keep(persona.search, leastWords) }),
  );
  return {
    ...drawer,
    credentials: keepEach(drawer.credentials, 0),
    channels: keepEach(drawer.channels, leastChannels),
    rivals: keep(drawer.rivals, floors.rivals),
    search: { ...search, skills: keep(search.skills, leastSkills) },
    personas,
    messages: drawer.messages.filter((one) => personas.some(({ id }) => id === one.for)),
    objections: keep(drawer.objections, floors.objections),
    competencies: keepCalled(drawer.competencies, keep, brief),
    flags: keep(drawer.flags, floors.flags),
    intake: {
      ...intake,
      questions: keep(intake.questions, floors['intake.questions']),
      assumptions: keep(intake.assumptions, floors['intake.assumptions']),
    },
    coaching: {
      ...coaching,
      bring: keep(coaching.bring, leastPapers),
      questions: keep(coaching.questions, floors['coaching.questions']),
    },
    market: {
      ...market,
      risks: keep(market.risks, floors['market.risks']),
      advice: keep(market.advice, floors['market.advice']),
    },
  };
}

/** What the job calls for itself stays, whatever place its examples are of. */
function keepCalled(
  competencies: Drawer['competencies'],
  keep: Keep,
  { title, facts }: Brief,
): Drawer['competencies'] {
  const job = [title.given, ...facts.map(({ text }) => text)].join('\n').toLowerCase();
  const kept = new Set(keep(competencies, floors.competencies));
  return competencies.filter(
    (one) => kept.has(one) || one.called_for_by.some((term) => asWord(term).isIn(job)),
  );
}
