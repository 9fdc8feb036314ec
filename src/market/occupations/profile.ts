import { families } from './families.ts';
import type { FamilySource, OccupationSource } from './family-source.ts';
import { getJobZone } from './job-zone.ts';

export type Credential = { name: string; issuer: string; required: boolean };

/** An occupation as the rest of the product sees it: the specifics unpacked, the family's text beside them. */
export type OccupationProfile = {
  /** SOC code, or SOC code and variant for a profile narrower than its code; "general" for none. */
  id: string;
  /** The code figures are looked up by; null when no official figure may be shown for this work. */
  soc: string | null;
  /** Whether the figures of `soc` are its own or those of a wider group that contains it. */
  figures: 'own' | 'group' | 'none';
  name: string;
  titles: string[];
  titlesAbroad: string[];
  jobZone: number | null;
  skills: string[];
  tools: string[];
  credentials: Credential[];
  duties: string[];
  conditions: string[];
  comesFrom: string[];
  goesTo: string[];
  family: OccupationFamily;
};

/** What holds for a whole family of work. */
export type OccupationFamily = Omit<FamilySource, 'occupations'>;

const unpack = (packed: string | undefined): string[] => (packed ? packed.split(' | ') : []);
const unpackCodes = (packed: string): string[] => packed.split(' ').filter(Boolean);

function unpackCredential(packed: string): Credential {
  const [name = '', issuer = ''] = packed.split(' @ ');
  return { name: name.replace(/^\*/, ''), issuer, required: packed.startsWith('*') };
}

export const toProfileId = ({ soc, variant }: OccupationSource): string =>
  variant ? `${soc}.${variant}` : soc;

function unpackProfile(source: OccupationSource, family: FamilySource): OccupationProfile {
  const figures = source.figures ?? 'own';
  return {
    id: toProfileId(source),
    soc: figures === 'none' ? null : source.soc,
    figures,
    name: source.name,
    titles: unpack(source.titles),
    titlesAbroad: unpack(source.abroad),
    jobZone: getJobZone(source.soc),
    skills: unpack(source.skills),
    tools: unpack(source.tools),
    credentials: unpack(source.credentials).map(unpackCredential),
    duties: unpack(source.duties),
    conditions: unpack(source.conditions),
    comesFrom: unpackCodes(source.from),
    goesTo: unpackCodes(source.to),
    family,
  };
}

let sources: Map<string, { source: OccupationSource; family: FamilySource }> | undefined;
const unpacked = new Map<string, OccupationProfile>();

function indexSources(): NonNullable<typeof sources> {
  sources ??= new Map(
    families.flatMap((family) =>
      family.occupations.map((source) => [toProfileId(source), { source, family }] as const),
    ),
  );
  return sources;
}

export const listProfileIds = (): string[] => [...indexSources().keys()];

export function findProfile(id: string): OccupationProfile | undefined {
  const known = unpacked.get(id);
  if (known) return known;
  const found = indexSources().get(id);
  if (!found) return undefined;
  const profile = unpackProfile(found.source, found.family);
  unpacked.set(id, profile);
  return profile;
}

export function getProfile(id: string): OccupationProfile {
  const profile = findProfile(id);
  if (!profile) throw new Error(`There is no occupation profile "${id}".`);
  return profile;
}
