import { describe, expect, it } from 'vitest';
import { allJobs } from '#reading/fixtures/jobs/all-jobs.ts';
import { fromText, type FixtureJob } from '#reading/fixtures/jobs/fixture-job.ts';
import { makePlan } from '#plan/plan.ts';
import type { Source } from '#plan/source.ts';
import { countWords } from '#writing/shorten.ts';
import { toSource, writeTool } from '../writing-suite/written.ts';
import type { AttractionPosting } from './content.ts';

const employer = { name: 'Ashgrove Homes' };

/** An advertisement with everything a posting must not lose. */
const advertisement = `Care Assistant
Ashgrove Homes
Leeds, England, United Kingdom

Salary: £13.10 per hour

About us
Ashgrove Homes is a family of four care homes in Leeds. We are proud of teams that stay together for years.

What you will do
- Help residents to wash, dress and eat at their own pace
- Keep daily notes and tell the nurse about changes
- Join in activities in the afternoon

Requirements
- NVQ Level 2 in Health and Social Care
- Enhanced DBS check
- Experience of using hoists

Desirable
- Care Certificate
- Experience with dementia care

Hours
Rotating shifts of 12 hours, including alternate weekends.

Benefits
- 28 days of paid holiday
- Free uniform
- Workplace pension

How to apply
Please send your CV to jobs@ashgrove.example or call 0113 496 0123. Closing date: 15 January 2027.
Please note: we are unable to offer visa sponsorship for this role.
Ashgrove Homes is an equal opportunity employer and welcomes applications from all sections of the community.`;

const bare = `Care Assistant
Leeds, United Kingdom

We are looking for a care assistant for our home in Leeds. What we value is a kind nature.`;

const read = (text: string): FixtureJob => fromText('an advertisement', employer, text);
const write = (job: FixtureJob, voice?: Partial<Source['voice']>) => {
  const source = toSource(job, voice);
  const content = writeTool('attractionPosting', source).content as AttractionPosting;
  return { source, plan: makePlan(source), content, posting: content.publicJobPosting };
};
const sayAll = (posting: AttractionPosting['publicJobPosting']): string =>
  Object.values(posting).flat().join('\n');
const countIn = (text: string, part: string): number => text.split(part).length - 1;
const listStrings = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null
    ? Object.values(value).flatMap(listStrings)
    : [];
};

describe('the public posting', () => {
  it.each([
    'Help residents to wash, dress and eat at their own pace',
    'NVQ Level 2 in Health and Social Care',
    'Rotating shifts of 12 hours, including alternate weekends',
    'Free uniform',
    'Please send your CV to jobs@ashgrove.example or call 0113 496 0123.',
    'Closing date: 15 January 2027',
    'without visa sponsorship',
    'Ashgrove Homes is an equal opportunity employer and welcomes applications from all sections of the community.',
  ])('keeps the words of the employer, once: %s', (words) => {
    const { posting } = write(read(advertisement));
    expect(countIn(sayAll(posting), words)).toBe(1);
  });

  it('names role, place and pay, and has nothing left to fill in where all is stated', () => {
    const { posting } = write(read(advertisement));
    expect(posting.headline).toBe('Care Assistant, Leeds');
    expect(posting.openingHook).toContain('pays £13.10 an hour');
    expect(sayAll(posting)).not.toMatch(/[[\]]/);
  });

  it('keeps what is required and what is preferred apart', () => {
    const { posting } = write(read(advertisement));
    const [required = '', preferred = ''] = posting.idealCandidate.split(
      'Preferred, not required:',
    );
    expect(required).toMatch(/Required:\n[^]*- NVQ Level 2/);
    expect(preferred).toContain('- Care Certificate');
    expect(required).not.toContain('Care Certificate');
  });

  it('marks one blank each for pay, reasons, duties and the way to apply, and every borrowed duty', () => {
    const { posting } = write(read(bare));
    expect(posting.openingHook).toContain('[pay: add]');
    expect(posting.whyJoinUs).toMatch(/^\[Benefits and training: [^\]]+\]$/);
    expect(posting.applicationCTA).toContain('[how to apply: add]');
    const [blank, ...usual] = posting.whatYouWillDo;
    expect(blank).toMatch(/^\[Duties: the advertisement lists none/);
    expect(usual.length).toBeGreaterThan(2);
    for (const duty of usual) expect(duty).toMatch(/ \[confirm\]$/);
  });

  it('opens with the work, the place, the pay and what comes with it, and not with a search', () => {
    const { posting } = write(read(advertisement));
    expect(posting.openingHook).toContain(
      'As a care assistant with Ashgrove Homes in Leeds, you help residents to wash, dress and eat at their own pace.',
    );
    expect(posting.openingHook).toContain("28 days' paid holiday");
    expect(sayAll(posting)).not.toMatch(/(?:is|are) looking for/);
  });

  it('says the pay with its terms', () => {
    const { posting } = write(
      read(advertisement.replace('£13.10 per hour', '£13.10 per hour DOE, paid weekly')),
    );
    expect(posting.openingHook).toMatch(/Pay: £13\.10 per hour DOE/);
  });

  it('asks for a town where none is named', () => {
    const { posting } = write(
      read(
        `Payroll Clerk\n\nDuties\n- Run the weekly payroll\n\nRequirements\n- Two years in payroll`,
      ),
    );
    // Nobody knows whether the country has states.
    expect(posting.headline).toBe('Payroll Clerk, [town]');
  });

  it('takes a paper for a demand wherever it stands, and an offer for none', () => {
    const text = advertisement
      .replace(
        '- Join in activities in the afternoon',
        '- Join in activities in the afternoon\n- Hold a valid Moving and Handling Certificate',
      )
      .replace('Rotating shifts of 12', 'Day and night roles available. Rotating shifts of 12');
    const { posting } = write(read(text));
    expect(posting.idealCandidate).toMatch(/Required:[^]*Moving and Handling Certificate/);
    expect(posting.whatYouWillDo.join()).not.toContain('Certificate');
    expect(posting.idealCandidate).not.toContain('roles available');
  });

  it('keeps slogans, money raised and offers declined out of the picture of the employer', () => {
    const text = advertisement.replace(
      'Ashgrove Homes is a family',
      'Ashgrove raised over £6 million from investors in 2024. Ashgrove Homes is a family',
    );
    const { posting, content } = write(read(text));
    expect(sayAll(posting) + content.voiceStyle.brandPersonality).not.toMatch(/raised|investors/);
  });

  it('names every competency, without the shares of the scorecard', () => {
    const { content, plan } = write(read(advertisement));
    const named = content.internalJobDescription.keyCompetencies;
    expect(named).toHaveLength(plan.criteria.filter(({ origin }) => origin !== 'trade').length);
    expect(named.join(' ')).not.toContain('%');
  });

  it('tells a closing date that has passed to the recruiter, not to candidates', () => {
    const { posting, content } = write(read(advertisement.replace('2027', '2026')));
    expect(posting.applicationCTA).toContain('Closing date: [new date: add]');
    expect(sayAll(posting)).not.toContain('January 2026');
    expect(sayAll(posting)).toContain('jobs@ashgrove.example');
    expect(content.toolDescription).toContain('15 January 2026 as its closing date');
  });

  it('prints no wish about age or sex', () => {
    const { content } = write(
      read(
        advertisement.replace(
          '- Enhanced DBS check',
          '- Enhanced DBS check\n- Female, aged 25 to 40',
        ),
      ),
    );
    expect(JSON.stringify(content)).not.toMatch(/female|25 to 40/i);
  });

  it('offers help with applying where the employer does not', () => {
    expect(write(read(advertisement)).posting.applicationCTA).toContain('an adjustment to apply');
    const own = `${advertisement}\nTell us if you need reasonable adjustments at interview.`;
    expect(write(read(own)).posting.applicationCTA).not.toContain('If you need an adjustment');
  });

  it('speaks in the tone of the organization and by the rules of the house', () => {
    const { posting, content } = write(read(advertisement), {
      tone: 'friendly',
      messagingStyle: 'Never use the word "CV". Always end with "Come as you are."',
    });
    expect(posting.applicationCTA).toMatch(/we're glad to answer/);
    // A sign-off belongs to messages, never to an advertisement.
    expect(posting.applicationCTA).not.toContain('Come as you are');
    expect(posting.applicationCTA).not.toContain('CV');
    expect(content.voiceStyle.languageStyle).toContain('never "CV"');
  });
});

describe('what goes with it', () => {
  it('begins the keywords with ten skills, those the job names first', () => {
    const { content } = write(read(advertisement));
    const skills = content.embeddedKeywords.slice(0, 10).map((term) => term.toLowerCase());
    expect(skills.slice(0, 5)).toContain('care certificate');
    expect(skills.join()).not.toContain('leeds');
    expect(content.embeddedKeywords[10]).toContain('Leeds');
  });

  it('takes no verb, no network at the foot of the page and no half of the title for a skill', () => {
    const { content } = write(
      read(
        advertisement.replace(
          '- Experience of using hoists',
          '- Experience of using hoists\n- Grow revenues and draw actionable insights\n- Proficiency in Skype',
        ),
      ),
    );
    expect(content.embeddedKeywords.join('|')).not.toMatch(
      /grow revenues|draw actionable|skype|proficiency/i,
    );
  });

  it('keeps the post for networks short, with pay and place', () => {
    const { content } = write(read(advertisement));
    expect(content.socialBlurb.length).toBeLessThanOrEqual(280);
    expect(content.socialBlurb).toMatch(/Leeds/);
    expect(content.socialBlurb).toContain('£13.10');
  });

  it('judges by the criteria of all tools, and asks in the description for what is open', () => {
    const { content, plan } = write(read(bare));
    const { internalJobDescription: internal } = content;
    expect(internal.keyCompetencies[0]).toContain(plan.criteria[0]?.name);
    expect(internal.reportingStructure).toBe('[reports to: confirm]');
    expect(internal.coreResponsibilities[0]).toMatch(/^\[.+confirm\]$/);
    expect(internal.coreResponsibilities.length).toBeGreaterThan(3);
  });
});

/** Texts of many pages: what their employers state is kept. */
const long = new Set(['plant operator, ten pages']);

describe.each(allJobs.map((job) => [job.name, job] as const))('%s', (name, job) => {
  const { content, posting, plan } = write(job);

  it('names role and place', () => {
    expect(posting.headline).toContain(plan.names.headline);
    if (plan.place.town) expect(posting.headline).toContain(plan.place.town);
  });

  it('states pay, or marks it as open', () => {
    expect(posting.openingHook).toMatch(plan.pay.spoken ? /\d/ : /\[pay: add\]/);
  });

  it('stays within its words and leaves no seam', () => {
    const texts = listStrings(content);
    if (!long.has(name)) expect(countWords(texts.join(' '))).toBeLessThanOrEqual(1000);
    for (const text of texts) expect(text).not.toMatch(/[{}]|\b(?:undefined|null|NaN)\b/);
  });
});

it('puts conditions of applying under what is required, and no notes among the points', () => {
  const text = advertisement
    .replace(
      'Rotating shifts of 12 hours, including alternate weekends.',
      'Availability to work evenings and weekends.',
    )
    .replace('Salary: £13.10 per hour\n\n', '');
  const { posting, content } = write(read(text));
  expect(posting.idealCandidate).toMatch(/Required:[^]*Availability to work evenings/);
  expect(content.attractionPoints.join(' ')).not.toContain('not stated');
});
