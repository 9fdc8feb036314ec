import { artsAndHealthTitles } from '../data/arts-health-titles.data.ts';
import { clericalTitles } from '../data/clerical-titles.data.ts';
import { deskTitles } from '../data/desk-titles.data.ts';
import { factoryTitles } from '../data/factory-titles.data.ts';
import { officeTitles } from '../data/office-titles.data.ts';
import { professionalTitles } from '../data/professional-titles.data.ts';
import { salesTitles } from '../data/sales-titles.data.ts';
import { serviceTitles } from '../data/service-titles.data.ts';
import { tradesTitles } from '../data/trades-titles.data.ts';
import { transportTitles } from '../data/transport-titles.data.ts';
import { workshopTitles } from '../data/workshop-titles.data.ts';
import { families } from '../families.ts';
import { toProfileId } from '../profile.ts';
import { toFineCode } from './joint-codes.ts';
import { findOnetOwners } from './onet-titles.ts';
import { toCoreWithHead, toWords } from './title-words.ts';

/** Who says that a title belongs to an occupation; what was written for this purpose outweighs the tables. */
const TRUST = { written: 1, profile: 0.95, onet: 0.9 };

export type TitleOwner = { soc: string; trust: number };

const writtenTitles = [
  officeTitles,
  professionalTitles,
  artsAndHealthTitles,
  serviceTitles,
  salesTitles,
  clericalTitles,
  deskTitles,
  tradesTitles,
  workshopTitles,
  factoryTitles,
  transportTitles,
];

type Owners = Map<string, string[]>;

function push(owners: Owners, form: string, owner: string): void {
  const known = owners.get(form);
  if (!known) owners.set(form, [owner]);
  else if (!known.includes(owner)) known.push(owner);
}

type EachTitle = (visit: (title: string, owner: string) => void) => void;

/** Under its words, and without levels where those words are nobody's own. */
function indexTitles(eachTitle: EachTitle): Owners {
  const whole: Owners = new Map();
  const stripped: Owners = new Map();
  eachTitle((title, owner) => {
    const words = toWords(title);
    push(whole, words.join(' '), owner);
    const core = toCoreWithHead(words);
    // "Chief Engineer" must not make every engineer one.
    if (core.length > 1 && core.length < words.length) push(stripped, core.join(' '), owner);
  });
  for (const [form, owners] of stripped) if (!whole.has(form)) whole.set(form, owners);
  return whole;
}

const eachWritten: EachTitle = (visit) => {
  for (const table of writtenTitles)
    for (const [soc, titles] of Object.entries(table))
      for (const title of titles.split('|')) visit(title, soc);
};

const eachOfProfiles: EachTitle = (visit) => {
  for (const { occupations } of families)
    for (const source of occupations) {
      const packed = [source.name, source.titles, source.abroad ?? ''].join(' | ');
      for (const title of packed.split(' | ')) if (title) visit(title, toProfileId(source));
    }
};

let written: Owners | undefined;
let profiles: Owners | undefined;

const getWritten = (): Owners => (written ??= indexTitles(eachWritten));
const getProfiles = (): Owners => (profiles ??= indexTitles(eachOfProfiles));

/** The profiles that name this title as theirs. */
export const findProfileOwners = (words: readonly string[]): readonly string[] =>
  getProfiles().get(words.join(' ')) ?? [];

/** A title that many occupations use speaks less for each of them. */
const spread = (trust: number, count: number): number => trust * count ** -0.4;

/** Whether somebody has set down for this purpose whose title it is. */
export const isWritten = (words: readonly string[]): boolean =>
  getWritten().has(words.join(' ')) || findProfileOwners(words).length > 0;

/** The occupations that use these words as a title, and how far each may be trusted. */
export function findOwners(words: readonly string[]): TitleOwner[] {
  const own = getWritten().get(words.join(' '));
  if (own) return own.map((soc) => ({ soc, trust: spread(TRUST.written, own.length) }));
  const fromProfiles = [
    ...new Set(findProfileOwners(words).map((id) => toFineCode(id.slice(0, 7)))),
  ];
  const fromOnet = findOnetOwners(words);
  const count = new Set([...fromProfiles, ...fromOnet]).size;
  return [
    ...fromProfiles.map((soc) => ({ soc, trust: spread(TRUST.profile, fromProfiles.length) })),
    ...fromOnet
      .filter((soc) => !fromProfiles.includes(soc))
      .map((soc) => ({ soc, trust: spread(TRUST.onet, count) })),
  ];
}

/** Calls back with every title written for matching, as words with their last first. */
export function eachWrittenTitle(visit: (turnedTitle: string, owners: string[]) => void): void {
  for (const [form, owners] of getWritten()) visit(form.split(' ').toReversed().join(' '), owners);
}
