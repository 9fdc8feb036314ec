import type { Drawer } from '#knowledge/drawer.ts';
import type { OccupationProfile } from '#market/occupations/profile.ts';
import type { Brief, Fact } from '#shared/brief.ts';
import { countsYears, isBranch, namesWork } from './asked-branch.ts';
import { namesProgram } from './everyday-programs.ts';

const shortest = 3;

const fold = (text: string): string =>
  ` ${text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}+#]+/gu, ' ')
    .trim()} `;

/** What everybody of the trade does or has, in words to look for; what waits for a branch is not everybody's. */
function listUsual(
  { title }: Pick<Brief, 'title'>,
  profile: OccupationProfile,
  drawer: Drawer,
): string[] {
  return [
    ...profile.skills,
    ...profile.credentials.filter(({ required }) => required).map(({ name }) => name),
    ...drawer.competencies
      .filter(({ if_said: branch, in_settings: settings }) => !branch && !settings)
      .flatMap(({ called_for_by: words }) => words),
    ...drawer.search.skills,
    drawer.trade,
    // "Proven experience as a plumber" of a plumber.
    ...Object.values(drawer.titles).flat(),
    title.singular,
    title.clean,
    // "Experience as an agent" of an insurance agent.
    `as a ${lastWord(title.singular)}`,
    `as an ${lastWord(title.singular)}`,
  ].map(fold);
}

const lastWord = (text: string): string => text.split(/\s+/).at(-1) ?? text;

const termsShown = 4;
/** Lines of a few more words are told whole: cut, they end anywhere. */
const wholeUpTo = 12;

/** The line as it stands; of a long one its first clause, or its beginning with a mark that more follows. */
function sayWhole(text: string): string {
  const words = text.split(/\s+/);
  if (words.length <= wholeUpTo) return text;
  const [clause = ''] = text.split(
    /[,;(:]| (?:including|such as|as well as|with exposure|while|which|that|where)\b/,
  );
  const told = clause.trim().split(/\s+/).length;
  return told >= shortestClause && told <= wholeUpTo
    ? clause.trim()
    : `${words.slice(0, wholeUpTo).join(' ')} ...`;
}
const shortestClause = 4;

/** "TypeScript, Golang, Kafka" says more than "Tech stack experience". */
export const nameDemand = ({ kind, terms, text, short: cut }: Fact): string => {
  const name = kind === 'experience' ? sayWhole(text) : cut;
  const tools = terms.filter(namesProgram).slice(0, termsShown);
  return kind === 'tool' && tools.length > 0 ? tools.join(', ') : name;
};

/** Must-haves that leave out people who do this work elsewhere: a tool, a second licence, a language, a branch. */
export function listSpecialDemands(
  brief: Brief,
  profile: OccupationProfile,
  drawer: Drawer,
): Fact[] {
  const usual = listUsual(brief, profile, drawer);
  const isUsual = (text: string): boolean => {
    const folded = fold(text);
    return usual.some((words) => words.length > shortest && folded.includes(words));
  };
  const isRequired = (text: string): boolean =>
    profile.credentials.some(
      ({ name, required }) => required && sharesWord(name, text) && !/\bor\b/.test(name),
    );
  return brief.facts.filter(({ importance, kind, text, terms, short }) => {
    if (importance !== 'must') return false;
    if (kind === 'tool') return terms.some(namesProgram) && !countsYears.test(text);
    if (kind === 'licence') return !isRequired(text) && !isUsual(text);
    if (kind === 'language') return !/\benglish\b/i.test(text);
    return kind === 'experience' && isBranch(text) && namesWork(short) && !isUsual(text);
  });
}

/** Whether the title names a part of the occupation: not everybody counted in it works there. */
export function namesSpecialty(
  { title }: Pick<Brief, 'title'>,
  { name }: Pick<OccupationProfile, 'name'>,
  { specialties }: Pick<Drawer, 'specialties'>,
): boolean {
  const given = fold(title.given);
  // A barber is no special barber, though a special hairdresser.
  const own = fold(name);
  return specialties.some(({ called_for_by: words }) =>
    words.map(fold).some((word) => given.includes(word) && !own.includes(word)),
  );
}

function sharesWord(name: string, text: string): boolean {
  const words = new Set(fold(text).split(' '));
  return fold(name)
    .split(' ')
    .some((word) => word.length > shortest && words.has(word));
}
