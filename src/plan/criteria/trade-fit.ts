import type { Drawer } from '#knowledge/drawer.ts';
import type { Brief } from '#shared/brief.ts';
import { measureCall } from './evidence/call-strength.ts';
import { hearTelling } from './names/shared-stems.ts';

/** Fewer lines than this say too little of the work to hold a trade against them. */
const enoughLines = 5;
/** Less is a word in passing. */
const plainly = 0.5;
/** So many words of what is told of it, in one line, are no chance. */
const wordsInCommon = 2;

/** Where less of what the trade looks for meets anything of the text, the job is another one than the trade knows. */
const half = 0.5;

const ofWork: ReadonlySet<string> = new Set([
  'duty',
  'goal',
  'skill',
  'tool',
  'safety',
  'experience',
  'licence',
  'other',
]);

/**
 * The share of what the trade looks for that meets something in the text; null where the text tells too little, is in
 * another language than the trade is written in, or where the trade is a narrow one: its title or its work is the job's.
 */
export function measureTradeFit(
  { facts, title, language }: Pick<Brief, 'facts' | 'title' | 'language'>,
  { competencies, work }: Pick<Drawer, 'competencies' | 'work'>,
): number | null {
  if (work) return null;
  const lines = facts.filter(({ kind }) => ofWork.has(kind)).map(({ text }) => text);
  const isEnglish = language === null || language === 'en';
  if (!isEnglish || lines.length < enoughLines || competencies.length === 0) return null;
  const told = [title.clean, ...lines];
  const met = competencies.filter((competency) => {
    const call = measureCall(competency.called_for_by);
    const hear = hearTelling(
      `${competency.name} ${competency.looks_like} ${competency.question} ${competency.strong}`,
    );
    return told.some((line) => call(line) >= plainly || hear(line) >= wordsInCommon);
  });
  return met.length / competencies.length;
}

/** Whether what the trade knows may be told of this job. */
export const isTradeFitting = (fit: number | null): boolean => fit === null || fit >= half;

/** What people may be judged by under a name of the trade: of one that does not fit, only what is known of this setting. */
export const keepFitting = (drawer: Drawer, isFitting: boolean): Drawer =>
  isFitting
    ? drawer
    : { ...drawer, competencies: drawer.competencies.filter(({ if_said: said }) => said) };

const ranks =
  /\b(?:senior|sr|junior|jr|principal|staff|lead|entry|level|mid|experienced|[iv]{1,3}|\d)\b\.?/giu;
const bare = (title: string): string =>
  title
    .replace(ranks, ' ')
    .replace(/[^\p{L}]+/gu, ' ')
    .trim()
    .toLowerCase();

/**
 * Whether the title of the job is a title of the trade, word for word: then the job is one of the trade even where the
 * text hardly tells of its work. One word, such as "programmer", may mean another trade.
 */
export function isTitledSo(title: string, { titles }: Pick<Drawer, 'titles'>): boolean {
  const own = bare(title);
  return (
    own.includes(' ') && Object.values(titles).some((some) => some.some((one) => bare(one) === own))
  );
}
