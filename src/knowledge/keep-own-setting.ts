import type { Brief } from '#shared/brief.ts';
import { asWord } from './as-word.ts';
import type { Drawer } from './drawer.ts';
import { findForeignThings } from './foreign-things.ts';
import { foreignSettings } from './foreign-settings.data.ts';
import { isMeant, tell } from './item-text.ts';
import { listenTo } from './listen-to.ts';
import { loadKind } from './load-drawers.ts';
import { floors } from './suit-drawer.ts';
import { findUntoldConditions } from './untold-conditions.ts';

const leastChannels = 2;
const leastSkills = 4;
const leastPapers = 2;
/** Fewer words tell no persona. */
const leastWords = 1;
const leastReferences = 4;
const leastQuestions = 3;
const leastReasons = 3;
const leastSeasons = 2;

/** What is left of a list: where too few would be, those of the kind of work follow, then the first of the foreign ones. */
type Keep = <Item>(
  list: readonly Item[],
  least: number,
  how?: { say?: (item: Item) => string; orElse?: readonly Item[] },
) => Item[];

function sayItem(item: unknown): string {
  if (typeof item !== 'object' || item === null) return String(item);
  const { head, rest } = tell(item);
  return `${head}\n${rest}`;
}

/**
 * The drawer without examples of a place that the job does not speak of: nobody packs yogurt where frames are nailed,
 * and a clerk takes no blood. Enough of each list stays, those of the right place first, then what holds for all work of
 * the kind.
 */
export function keepOwnSetting(given: Drawer, brief: Brief): Drawer {
  const drawer = (brief.language ?? 'en') === 'en' ? keepOwnConditions(given, brief) : given;
  const isElsewhere = findForeignPlaces(drawer, brief);
  const isThing = (brief.language ?? 'en') === 'en' ? findForeignThings(brief) : null;
  if (!isElsewhere && !isThing) return drawer;
  const isForeign: IsForeign = (text) =>
    (isElsewhere?.(text) ?? false) || (isThing?.(text) ?? false);
  const keep = makeKeep(isForeign);
  // People come from other places of work, are found and wanted there.
  const keepPlaces = makeKeep(isElsewhere ?? (() => false));

  const keepEach = <Item>(lists: Partial<Record<string, Item[]>>, least: number) =>
    Object.fromEntries(
      Object.entries(lists).map(([country, list]) => [country, keepPlaces(list ?? [], least)]),
    );
  const { intake, coaching, market, search, engagement } = drawer;
  const kind = loadKind(drawer.kind);
  const sample = takeSample(drawer, kind, isForeign);
  const personas = keepPlaces(drawer.personas, floors.personas, {
    say: ({ name, now }) => `${name}\n${now}`,
  }).map((persona) => ({ ...persona, search: keepPlaces(persona.search, leastWords) }));
  return {
    ...drawer,
    credentials: keepEach(drawer.credentials, 0),
    channels: keepEach(drawer.channels, leastChannels),
    rivals: keepPlaces(drawer.rivals, floors.rivals),
    search: { ...search, skills: keepPlaces(search.skills, leastSkills) },
    personas,
    objections: keep(drawer.objections, floors.objections, { orElse: kind.objections }),
    competencies: keepCalled(drawer.competencies, keepPlaces, brief),
    work_sample: sample,
    references: keep(drawer.references, leastReferences),
    flags: keep(drawer.flags, floors.flags, { orElse: kind.flags }),
    intake: {
      ...intake,
      questions: keep(intake.questions, floors['intake.questions'], {
        orElse: kind.intake.questions,
      }),
      assumptions: keep(intake.assumptions, floors['intake.assumptions'], {
        orElse: kind.intake.assumptions,
      }),
      goals: takeGoals(drawer, kind.intake.goals, isForeign),
      // Steps name their exercise.
      steps: sample === drawer.work_sample ? intake.steps : kind.intake.steps,
    },
    coaching: {
      ...coaching,
      bring: keep(coaching.bring, leastPapers, { orElse: kind.coaching.bring }),
      ask_us: keep(coaching.ask_us, coaching.ask_us.length, { orElse: kind.coaching.ask_us }),
      // Questions true of any work stand in for those that are left out.
      questions: keep(coaching.questions, leastQuestions),
    },
    engagement: {
      ...engagement,
      goes_quiet: keep(engagement.goes_quiet, leastReasons, { orElse: kind.engagement.goes_quiet }),
      nudges: keep(engagement.nudges, floors['engagement.nudges'], {
        orElse: kind.engagement.nudges,
      }),
    },
    market: {
      ...market,
      seasons: keep(market.seasons, leastSeasons, { orElse: kind.market.seasons }),
      risks: keep(market.risks, floors['market.risks'], { orElse: kind.market.risks }),
      advice: keep(market.advice, floors['market.advice'], { orElse: kind.market.advice }),
    },
  };
}

/** Nobody is told of weekends and calls at night by the trade where the job does not speak of them. */
function keepOwnConditions(drawer: Drawer, brief: Brief): Drawer {
  const { isStated, isAsked } = findUntoldConditions(brief);
  const keep = makeKeep(isStated);
  const keepOpen = makeKeep(isAsked);
  const { intake, engagement, market } = drawer;
  const kind = loadKind(drawer.kind);
  return {
    ...drawer,
    flags: keep(drawer.flags, floors.flags, {
      say: ({ flag, why }) => `${flag}\n${why}`,
      orElse: kind.flags,
    }),
    intake: {
      ...intake,
      questions: keepOpen(intake.questions, floors['intake.questions'], {
        say: ({ ask }) => ask,
        orElse: kind.intake.questions,
      }),
      assumptions: keepOpen(intake.assumptions, floors['intake.assumptions'], {
        say: ({ assumption }) => assumption,
        orElse: kind.intake.assumptions,
      }),
    },
    engagement: {
      ...engagement,
      nudges: keep(engagement.nudges, floors['engagement.nudges'], {
        orElse: kind.engagement.nudges,
      }),
    },
    market: {
      ...market,
      risks: keep(market.risks, floors['market.risks'], { orElse: kind.market.risks }),
      advice: keep(market.advice, floors['market.advice'], { orElse: kind.market.advice }),
    },
  };
}

type IsForeign = (text: string) => boolean;

/** Whether a text is of one of the places that are wrong in most jobs; null where the job may be at any of them. */
function findForeignPlaces(drawer: Drawer, brief: Brief): IsForeign | null {
  const says = listenTo(brief);
  const places = foreignSettings
    .filter(
      ({ said, home }) =>
        !home.test(`${drawer.kind}/${drawer.file ?? ''}`) && !said.split('|').some(says),
    )
    .map(({ told }) => told);
  return places.length === 0 ? null : (text) => places.some((told) => told.test(text));
}

const makeKeep =
  (isForeign: IsForeign): Keep =>
  (list, least, { say = sayItem, orElse = [] } = {}) => {
    const isOther = (item: (typeof list)[number]): boolean =>
      !isMeant(item) && isForeign(say(item));
    const own = list.filter((item) => !isOther(item));
    if (own.length === list.length) return own;
    const more = orElse.filter(
      (item) => !list.includes(item) && !isBound(item) && !isForeign(say(item)),
    );
    return [
      ...own,
      ...[...more, ...list.filter(isOther)].slice(0, Math.max(0, least - own.length)),
    ];
  };

/** What holds only for some jobs of the kind cannot stand in for what holds for all of the trade. */
const isBound = (item: unknown): boolean =>
  isMeant(item) || (typeof item === 'object' && item !== null && 'levels' in item);

/** The task of the kind of work, scored on the lines of the trade; the own one where it fits, or was written for the setting. */
function takeSample(drawer: Drawer, kind: Drawer, isForeign: IsForeign): Drawer['work_sample'] {
  const { work_sample: own, settings } = drawer;
  if (!isForeign(own.task) || settings.some(({ work_sample }) => work_sample === own)) return own;
  return isForeign(kind.work_sample.task) ? own : { ...kind.work_sample, shows: own.shows };
}

type Goals = Drawer['intake']['goals'];

function takeGoals({ intake, settings }: Drawer, ofKind: Goals, isForeign: IsForeign): Goals {
  const own = intake.goals;
  if (settings.some(({ goals }) => goals === own)) return own;
  const take = (when: keyof Goals): Goals[keyof Goals] =>
    isForeign(own[when].target) && !isForeign(ofKind[when].target) ? ofKind[when] : own[when];
  return {
    day_30: take('day_30'),
    day_90: take('day_90'),
    month_6: take('month_6'),
    month_12: take('month_12'),
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
