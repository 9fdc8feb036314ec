import { generalProfile } from '#market/occupations/general.ts';
import { findProfile } from '#market/occupations/profile.ts';
import { toJointCode } from '#market/occupations/titles/joint-codes.ts';
import { findProfileOwners } from '#market/occupations/titles/known-titles.ts';
import { findOfficialName } from '#market/occupations/titles/onet-titles.ts';
import { readTitleParts } from '#market/occupations/titles/title-parts.ts';
import type { ReadOccupation, ReadingCorrections } from '#shared/reading.ts';
import type { Ranked } from './ranked.ts';
import type { Settled } from './settle.ts';

type Named = Pick<ReadOccupation, 'soc' | 'id' | 'name' | 'confidence'>;

/** The profile that names this very title among those of the occupation, else the one of its code. */
function findProfileId(soc: string, title: string): string | undefined {
  const code = toJointCode(soc);
  for (const { forms } of readTitleParts(title).slice(0, 3))
    for (const words of forms)
      for (const id of findProfileOwners(words))
        if (id.startsWith(code) || (id.includes('.') && id.startsWith(soc.slice(0, 2)))) return id;
  return findProfile(code) ? code : undefined;
}

export function describeOccupation({ soc, confidence }: Ranked, title: string): Named {
  const id = findProfileId(soc, title);
  const profile = id === undefined ? undefined : findProfile(id);
  return {
    soc,
    id: profile?.id ?? generalProfile.id,
    name: profile?.name ?? findOfficialName(soc) ?? generalProfile.name,
    confidence: Math.round(confidence * 100) / 100,
  };
}

/** A person's choice needs no witness. */
export function describeChosen(
  { soc, id }: NonNullable<ReadingCorrections['occupation']>,
  settled: Settled,
  title: string,
): ReadOccupation {
  const profile = findProfile(id);
  const code = soc ?? profile?.soc ?? null;
  return {
    soc: code,
    id: profile?.id ?? generalProfile.id,
    name: profile?.name ?? (code && findOfficialName(code)) ?? generalProfile.name,
    confidence: 1,
    sure: true,
    why: ['Chosen by a person.'],
    alternatives: settled.ranked
      .map((one) => describeOccupation(one, title))
      .filter((one) => one.soc !== code)
      .slice(0, 4),
  };
}
