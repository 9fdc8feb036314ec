import { describe, expect, it } from 'vitest';
import { fromText } from '#reading/fixtures/jobs/fixture-job.ts';
import { allJobs } from '#reading/fixtures/jobs/all-jobs.ts';
import { isExperienced } from '#plan/outreach/channels.ts';
import { inclusionElsewhere } from '#plan/outreach/inclusion.data.ts';
import { findInclusion } from '#plan/outreach/inclusion.ts';
import { makePlan } from '#plan/plan.ts';
import { readAbout } from '#writing/read-day.ts';
import { countWords } from '#writing/shorten.ts';
import { listTexts } from '../check-written/list-texts.ts';
import { toSource, writeTool } from '../writing-suite/written.ts';
import type { SourcingStrategy } from './content.ts';

const names = [
  'ICU nurse, nights',
  'account executive, SaaS',
  'line cook',
  'backend engineer, remote in the EU',
  'German office administrator',
  'form with nothing but a title and a place',
  'truck driver, pay by the mile',
  'home care aide with unlawful wishes',
];
const written = allJobs
  .filter(({ name }) => names.includes(name))
  .map((job) => {
    const source = toSource(job);
    const content = writeTool('sourcingStrategy', source).content as SourcingStrategy;
    return { name: job.name, source, plan: makePlan(source), content };
  });

const budget = 1380;

describe.each(written)('the sourcing strategy of $name', ({ source, plan, content }) => {
  const texts = listTexts(content);

  it('stays within its budget of words', () => {
    expect(texts.reduce((sum, { text }) => sum + countWords(text), 0)).toBeLessThanOrEqual(budget);
  });

  it('has blanks in square brackets only', () => {
    const wrong = texts.filter(({ text }) => /[{}]|\b(?:undefined|null|NaN)\b/.test(text));
    expect(wrong).toEqual([]);
  });

  it('describes every persona of the plan by name, each with its own approach', () => {
    const { personaBreakdowns: personas } = content;
    expect(personas.map(({ personaName }) => personaName)).toEqual(
      plan.personas.map(({ letter, name }) => `${letter}. ${name}`),
    );
    expect(new Set(personas.map(({ sourcingApproach }) => sourcingApproach)).size).toBe(
      personas.length,
    );
    // No table counts a kind of career: a figure is that of the whole it is a part of.
    for (const { estimatedMarketSize } of personas.filter(({ estimatedMarketSize: size }) =>
      /\d/.test(size),
    ))
      expect(estimatedMarketSize).toMatch(/^(?:Part of|Not among) /);
  });

  it('gives its time to the channels of the plan, all of it', () => {
    const platforms = content.channelRecommendations.flatMap((channel) => channel.platforms);
    expect(platforms.map(({ name }) => name)).toEqual(plan.channels.map(({ name }) => name));
    const shares = platforms.map(({ timeAllocation }) => Number.parseInt(timeAllocation, 10));
    expect(shares.reduce((sum, share) => sum + share, 0)).toBe(100);
  });

  it('plans four different weeks whose targets add up to the funnel', () => {
    const { sourcingCadenceSuggestions: weeks } = content;
    const sum = (noun: string): number =>
      weeks.reduce((all, { targets }) => {
        const [, count = '0'] = new RegExp(`(\\d+) ${noun}`).exec(targets) ?? [];
        return all + Number(count);
      }, 0);
    expect(sum('contact')).toBe(plan.funnel.contacts);
    expect(sum('first call')).toBe(plan.funnel.screens);
    expect(sum('second round')).toBe(plan.funnel.technical);
    expect(new Set(weeks.map(({ activities }) => activities.join())).size).toBe(4);
  });

  it('names an owner and a day for each step, in the order of the days', () => {
    const year = source.today.slice(0, 4);
    const days = content.actionPlan.map(({ timeline }) =>
      readAbout(`${timeline.replace('By ', '')} ${year}`.replace(/(\p{L}+) (\d+) /u, '$1 $2, ')),
    );
    expect(days).not.toContain(null);
    expect(days).toEqual(days.toSorted((a, b) => (a ?? '').localeCompare(b ?? '')));
    for (const { stakeholder } of content.actionPlan) expect(stakeholder).not.toBe('');
  });

  it('widens the search by doors of the country and chooses nobody by a trait', () => {
    const { law, service, adjustments } = findInclusion(
      source.brief.place.country ?? source.market.assumedCountry ?? null,
    );
    // People of many years, or licensed after years of study, are not looked for at the job center.
    const isStudied = source.market.profile.soc?.startsWith('29-1') === true;
    const doors = isExperienced(source.brief) || isStudied ? [] : [service];
    const resources = content.diversitySourcing.flatMap((way) => way.resources);
    const isKnown = law !== inclusionElsewhere.law;
    expect(content.diversitySourcing).toHaveLength(isKnown ? 3 : 2);
    expect(resources).toEqual(
      isKnown
        ? expect.arrayContaining([...doors, adjustments])
        : ['The posting', 'The interview guide'],
    );
    expect(resources).not.toContain(law);
    expect(JSON.stringify(content.diversitySourcing)).not.toMatch(
      /\b(?:women|men|young|older|minorit|ethnic|gender|religio)/i,
    );
  });

  it('says once where the size of the pool comes from', () => {
    const factors = content.idealCandidateProfile.geographicConsiderations.locationFactors;
    expect(factors[0]).toMatch(
      /^About [\d,]+ in this occupation .*OEWS|^About [\d,]+ .* around the job|^Pool not counted yet: /,
    );
    expect(texts.filter(({ text }) => /OEWS/.test(text)).length).toBeLessThan(2);
  });
});

it('keeps demands and wishes apart, and what is only usual as a question', () => {
  const nurse = written.find(({ name }) => name === 'ICU nurse, nights')!;
  const { required, preferred } =
    nurse.content.idealCandidateProfile.primaryRequirements.technicalCertification;
  expect(nurse.plan.gates.map(({ name }) => name)).toEqual(expect.arrayContaining(required));
  expect(required.join()).not.toContain('Usual');
  expect(preferred.filter((text) => text.startsWith('Usual, to confirm')).length).toBeLessThan(3);
});

it('asks for the pay where the advertisement is silent', () => {
  for (const { plan, content } of written) {
    const asks = content.actionPlan.some(
      ({ stakeholder, action }) => stakeholder === 'HR' && action.includes('pay range'),
    );
    expect(asks).toBe(!plan.pay.stated);
  }
});

it('quotes no license as advertised that only the law asks for, and opens no door that it bars', () => {
  const source = toSource(
    fromText(
      'hygienist',
      { name: 'Northfield Dental' },
      `Dental Hygienist
Northfield Dental
Peoria, Illinois

Duties
Clean teeth, take X-rays and chart gum disease
Full time or part time`,
    ),
  );
  const content = writeTool('sourcingStrategy', source).content as SourcingStrategy;
  const said = JSON.stringify(content.diversitySourcing);
  expect(said).not.toMatch(/as advertised|SkillBridge|Apprenticeship/);
  expect(said).not.toContain('All else is for the talk');
});
