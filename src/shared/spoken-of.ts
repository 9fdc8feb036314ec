import type { Brief, SpokenMatter } from './brief.ts';

type Spoken = Partial<Pick<Brief, 'spoken'>>;

/** All that is kept of what the text says of a matter, word for word. */
export const listSpoken = (
  { spoken = [] }: Spoken,
  ...matters: readonly SpokenMatter[]
): string[] => spoken.filter(({ about }) => matters.includes(about)).map(({ text }) => text);

/** The words in which the text speaks of a matter; null only where it has none of that kind. */
export const findSpoken = (brief: Spoken, ...matters: readonly SpokenMatter[]): string | null =>
  listSpoken(brief, ...matters)[0] ?? null;

/** Whether anything in the text speaks of it: then nobody says that it is silent. */
export const isSpokenOf = (brief: Spoken, ...matters: readonly SpokenMatter[]): boolean =>
  findSpoken(brief, ...matters) !== null;
