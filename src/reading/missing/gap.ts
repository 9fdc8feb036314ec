import type { OccupationProfile } from '#market/occupations/profile.ts';
import type { Brief, Fact, FactKind } from '#shared/brief.ts';
import { noTitle } from '#shared/no-title.ts';
import type { UnitRole } from '#shared/reading.ts';
import type { JobText } from '../stored/job-text.ts';

export type Missing = Brief['missing'][number];

export interface MissingInput {
  brief: Omit<Brief, 'missing'>;
  job: JobText;
  profile: OccupationProfile;
  placeOptions: readonly string[];
  /** Other titles by which the text calls the job. */
  otherTitles: readonly string[];
  /** Roles of which the text holds a unit: what is there is not asked for as if it were not. */
  told: ReadonlySet<UnitRole>;
  /** Everything the job says, for words that have no field. */
  text: string;
}

/** A question, and whether the job leaves it open. */
export interface Gap extends Missing {
  isOpen: boolean;
}

export const count = (facts: readonly Fact[], ...kinds: FactKind[]): number =>
  facts.filter(({ kind }) => kinds.includes(kind)).length;

/** "cook"; whoever is asked is not asked about a blank. */
export const sayTitle = ({ title }: Pick<MissingInput['brief'], 'title'>): string =>
  title.singular === noTitle ? 'new hire' : title.singular;

export const someone = ({ brief }: MissingInput): string => {
  const name = sayTitle(brief);
  return `${/^[aeiou]/i.test(name) ? 'an' : 'a'} ${name}`;
};

/** "dry wall, doors and locks": up to three things that such work often holds, as examples to ask about. */
export function examples(items: readonly string[], most = 3): string {
  const some = items.slice(0, most);
  if (some.length < 2) return some.join('');
  return `${some.slice(0, -1).join(', ')} or ${some.at(-1) ?? ''}`;
}
