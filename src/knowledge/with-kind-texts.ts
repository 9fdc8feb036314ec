import type { Brief } from '#shared/brief.ts';
import { asWord } from './as-word.ts';
import type { Drawer } from './drawer.ts';
import { tell } from './item-text.ts';
import { meetsJob } from './meets-job.ts';

/** Channels by which people of a trade are found, whatever they do in it. */
const ofTheTrade: ReadonlySet<string> = new Set(['board', 'association']);

/**
 * The drawer of a trade for a job that has its title and other days: a veterinarian who advises a ministry holds no
 * surgery. Papers, law, titles and boards are the trade's; of what speaks of careers, days and interviews only what
 * meets the job's own words, and for the rest what holds for all work of the kind.
 */
export function withKindTexts(trade: Drawer, kind: Drawer, brief: Brief): Drawer {
  const meets = meetsJob(brief);
  const touches = meetsJob(brief, 1);
  const fits = (item: object): boolean => {
    const { head, rest } = tell(item);
    return meets(`${head}\n${rest}`);
  };
  const first = <Item extends object>(own: readonly Item[], ofKind: readonly Item[]): Item[] => [
    ...own.filter(fits),
    ...ofKind,
  ];
  const personas = trade.personas.filter(fits);
  const known = new Set(personas.map(({ id }) => id));
  const called = listCalled(trade, brief);
  const taken = new Set(called.map(({ id }) => id));
  return {
    ...trade,
    ...pickTexts(kind),
    kind: kind.kind,
    // Others of the title do other work: nobody is looked for or counted among them.
    titles: kind.titles,
    not_counted: true,
    settings: trade.settings.map(({ id, if_said, levels, called: name }) => ({
      id,
      if_said,
      levels,
      called: name,
    })),
    channels: mixChannels(trade, kind),
    // General words find everybody: those of the job itself follow when the search is written.
    search: {
      skills: trade.search.skills.filter((term) => touches(term)),
      not: trade.search.not,
    },
    rivals: first(trade.rivals, kind.rivals),
    personas: [...personas, ...kind.personas.filter(({ id }) => !known.has(id))],
    objections: first(trade.objections, kind.objections),
    competencies: [...called, ...kind.competencies.filter(({ id }) => !taken.has(id))],
    flags: first(trade.flags, kind.flags),
    intake: {
      ...kind.intake,
      questions: first(trade.intake.questions, kind.intake.questions),
      assumptions: first(trade.intake.assumptions, kind.intake.assumptions),
    },
    coaching: {
      ...kind.coaching,
      questions: first(trade.coaching.questions, kind.coaching.questions),
    },
    market: {
      ...kind.market,
      risks: first(trade.market.risks, kind.market.risks),
      advice: first(trade.market.advice, kind.market.advice),
    },
  };
}

/** What is said whole, and has no list to choose from. */
const pickTexts = (kind: Drawer): Partial<Drawer> => ({
  posting: kind.posting,
  motivators: kind.motivators,
  cares_about: kind.cares_about,
  work_sample: kind.work_sample,
  references: kind.references,
  engagement: kind.engagement,
});

function listCalled({ competencies }: Drawer, { title, facts }: Brief): Drawer['competencies'] {
  const job = [title.given, ...facts.map(({ text }) => text)].join('\n').toLowerCase();
  return competencies.filter(({ called_for_by }) =>
    called_for_by.some((term) => asWord(term).isIn(job)),
  );
}

function mixChannels({ channels }: Drawer, { channels: ofKind }: Drawer): Drawer['channels'] {
  return Object.fromEntries(
    [...new Set([...Object.keys(channels), ...Object.keys(ofKind)])].map((key) => {
      const country = key as keyof Drawer['channels'];
      const own = (channels[country] ?? []).filter(({ kind }) => ofTheTrade.has(kind));
      return [country, [...own, ...(ofKind[country] ?? [])]];
    }),
  );
}
