import { describe, expect, it } from 'vitest';
import { families } from './families.ts';
import { findOfficial } from './official-table.ts';
import { findProfile, getProfile, listProfileIds } from './profile.ts';
import { listRelated } from './related.ts';

const profiles = listProfileIds().map(getProfile);

describe('profiles', () => {
  it('have ids of their own', () => {
    const ids = families.flatMap((family) =>
      family.occupations.map((o) => `${o.soc} ${o.variant ?? ''}`),
    );
    expect(new Set(ids).size).toBe(ids.length);
    expect(profiles).toHaveLength(ids.length);
    expect(findProfile('00-0000')).toBeUndefined();
  });

  it.each(profiles)('$id $name is complete', (profile) => {
    expect(profile.titles.length).toBeGreaterThanOrEqual(3);
    expect(profile.skills.length).toBeGreaterThanOrEqual(3);
    expect(profile.tools.length).toBeGreaterThanOrEqual(2);
    expect(profile.duties.length).toBeGreaterThanOrEqual(3);
    expect(profile.conditions.length).toBeGreaterThanOrEqual(1);
    for (const { name, issuer } of profile.credentials) {
      expect(name).not.toBe('');
      expect(issuer).not.toBe('');
    }
    for (const list of [profile.titles, profile.skills, profile.tools, profile.duties]) {
      expect(new Set(list).size).toBe(list.length);
      expect(list.every((item) => item.trim() === item && item !== '')).toBe(true);
    }
  });

  it.each(profiles)('$id $name leads to occupations that exist', (profile) => {
    for (const soc of [...profile.comesFrom, ...profile.goesTo])
      expect(findOfficial(soc)).toBeDefined();
    if (profile.soc)
      for (const soc of listRelated(profile.soc)) expect(findOfficial(soc)).toBeDefined();
  });

  it('have no figures where the official group says nothing about them', () => {
    expect(getProfile('11-9199.elections-administrator').soc).toBeNull();
    expect(getProfile('29-1141.correctional')).toMatchObject({ soc: '29-1141', figures: 'group' });
    expect(getProfile('49-9081')).toMatchObject({ soc: '49-9081', figures: 'own', jobZone: 3 });
  });
});

describe('families', () => {
  it.each(families.map((family) => [family.id, family] as const))(
    '%s says what a recruiter needs',
    (_, family) => {
      expect(family.channels.length).toBeGreaterThanOrEqual(5);
      expect(family.gathering.length).toBeGreaterThanOrEqual(3);
      expect(family.motives.length).toBeGreaterThanOrEqual(4);
      expect(family.worries.length).toBeGreaterThanOrEqual(3);
      expect(family.interview.length).toBeGreaterThanOrEqual(3);
      expect(family.seasons.length).toBeGreaterThanOrEqual(2);
      expect(family.rivals.length).toBeGreaterThanOrEqual(4);
    },
  );

  it('share no sentence: what fits any job is cut', () => {
    const sentences = families.flatMap((family) => [
      ...family.channels.map(({ approach }) => approach),
      ...family.worries.map(({ answer }) => answer),
      ...family.interview.map(({ strong }) => strong),
      family.workSample,
    ]);
    const repeated = sentences.filter((sentence, i) => sentences.indexOf(sentence) !== i);
    expect(repeated).toEqual([]);
  });
});
