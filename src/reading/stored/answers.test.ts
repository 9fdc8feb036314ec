import { describe, expect, it } from 'vitest';
import type { JobAnswer } from '#shared/answers.ts';
import { readJobText } from '../read-job-text.ts';
import { understand } from '../read-stored-job.ts';
import { listJobLines } from './list-lines.ts';

const bare = `Sheet Metal Fabricator
Harrow Gutters
Mineral Wells, TX

What you will do:
- Bend and solder vents and box gutters
- Load the truck for the crews
- Keep the shop in order`;

const answer = (topic: string | null, said: string, more: Partial<JobAnswer> = {}): JobAnswer => ({
  key: (topic ?? 'q-1').toLowerCase(),
  topic,
  ask: '',
  state: 'said',
  said,
  by: { name: 'Dana Ruiz', as: 'hiring manager' },
  at: '2026-11-16T09:00:00.000Z',
  replaces: null,
  ...more,
});

function read(text: string, answers: JobAnswer[]) {
  const job = readJobText(text);
  if (!job) throw new Error('The text is not read as a job.');
  return understand({ job: { ...job, answers }, organization: { name: '' } });
}
const textsOf = (text: string, answers: JobAnswer[]): string[] =>
  read(text, answers).facts.map((fact) => fact.text);
const topicsOf = (answers: JobAnswer[]): string[] =>
  read(bare, answers).missing.map(({ topic }) => topic);

describe('what was answered', () => {
  it('is read as the fields it speaks of, with who said it', () => {
    const brief = read(bare, [
      answer('Pay', '$24 to $31 an hour. It depends on the bend test.'),
      answer('Schedule', 'Monday to Thursday, 6:00 am to 4:30 pm, 40 hours a week'),
      answer('Start date', '2027-01-11'),
      answer('Openings', '2'),
      answer('Reporting line', 'Dana Ruiz, shop foreman'),
      answer('Contract', 'Permanent, full-time'),
    ]);
    expect(brief.pay).toMatchObject({ min: 24, max: 31, period: 'hour', currency: 'USD' });
    expect(brief.hours?.text).toBe('Monday to Thursday, 6:00 am to 4:30 pm, 40 hours a week');
    expect(brief.startDate?.text).toBe('January 11, 2027');
    expect(brief.openings?.count).toBe(2);
    expect(brief.reportsTo?.text).toBe('Dana Ruiz, shop foreman');
    expect(brief.employmentType?.text).toBe('Permanent, full-time');
    expect(brief.startDate?.source).toEqual({
      from: 'job',
      field: 'answers',
      quote: '2027-01-11',
      start: '$24 to $31 an hour. It depends on the bend test.'.length + 57,
      by: 'hiring manager, 16 November',
    });
  });

  it('has its place in all answers, one a line', () => {
    const answers = [answer(null, 'Mostly copper'), answer('Must-haves', 'Runs a press brake')];
    const [fact] = read(bare, answers).facts.filter(
      ({ source }) => source.from === 'job' && source.field === 'answers',
    );
    const all = answers.map(({ said }) => said).join('\n');
    if (fact?.source.from !== 'job') throw new Error('nothing was read');
    const { start, quote } = fact.source;
    expect(all.slice(start, start + quote.length)).toBe(quote);
    expect(quote).toBe('Runs a press brake');
  });

  it('goes before the demands of the text, and is one itself', () => {
    const text = `${bare}\n\nRequirements:\n- Two years of shop work\n- Driver's license`;
    const musts = read(text, [
      answer(
        'Must-haves',
        'Set up a press brake; read shop drawings. Welding can be learned here.',
      ),
    ]).facts.filter(({ importance, kind }) => importance === 'must' && kind !== 'duty');
    expect(musts.map((fact) => fact.text).slice(0, 3)).toEqual([
      'Set up a press brake',
      'Read shop drawings',
      'Two years of shop work',
    ]);
    expect(musts.map((fact) => fact.text)).not.toContain('Welding can be learned here');
  });

  it('goes before what the text says on the same matter, which is then said nowhere', () => {
    const text = `${bare}\n\nPay: $18.00 - $20.00 per hour\nSchedule: Monday to Friday, 8:00 am to 5:00 pm`;
    const given = [
      answer('Pay', '$24 to $31 an hour'),
      answer('Schedule', 'Tuesday to Saturday, 7:00 am to 3:30 pm'),
    ];
    const brief = read(text, given);
    expect(brief.pay).toMatchObject({ min: 24, max: 31 });
    expect(brief.hours?.text).toMatch(/^Tuesday/);
    expect(JSON.stringify(brief)).not.toMatch(/8:00 am|18\.00/);
    // The same text by itself says both.
    expect(JSON.stringify(read(text, []))).toMatch(/8:00 am/);
  });

  it('makes clear what the text leaves vague, and does not take its place', () => {
    const text = `${bare}\n\nSchedule:\n- Rotating shifts`;
    const texts = textsOf(text, [answer('Schedule', '6:00 am to 2:00 pm or 2:00 pm to 10:00 pm')]);
    expect(texts).toContain('Rotating shifts');
    expect(texts.join('\n')).toContain('2:00 pm to 10:00 pm');
  });

  it('leaves out the line that it corrects', () => {
    const replaces = 'Load the truck for the crews';
    expect(textsOf(bare, [])).toContain(replaces);
    const texts = textsOf(bare, [answer('Duties', 'Cut blanks on the shear', { replaces })]);
    expect(texts).not.toContain(replaces);
    expect(texts).toContain('Cut blanks on the shear');
    expect(texts).toContain('Keep the shop in order');
  });

  it('takes the role of the line it corrects where nothing else tells', () => {
    const text = `${bare}\n\nRequirements:\n- Forklift license`;
    const given = [
      answer(null, 'Forklift license, or earned here', { replaces: 'Forklift license' }),
    ];
    const texts = textsOf(text, given);
    expect(texts.filter((words) => /forklift/i.test(words))).toEqual([
      'Forklift license, or earned here',
    ]);
  });

  it('completes a range of which the text has one end', () => {
    const text = `${bare}\n\nPay: from $20.00 per hour`;
    const given = [answer('Pay range', 'Up to $27 an hour')];
    expect(read(text, given).pay).toMatchObject({ min: 20, max: 27, period: 'hour' });
  });

  it('keeps full time of the text beside a contract that is permanent', () => {
    const brief = read(`${bare}\n\nJob type: Part-time`, [answer('Contract', 'Permanent')]);
    expect(brief.employmentType?.text).toBe('Permanent, part-time');
  });

  it('names steps one by one', () => {
    const given = [
      answer('Hiring process', 'A call, then a visit to the shop; the offer in two days'),
    ];
    const steps = read(bare, given).facts.filter(({ kind }) => kind === 'process');
    expect(steps.map((fact) => fact.text)).toEqual([
      'A call',
      'A visit to the shop',
      'The offer in two days',
    ]);
  });

  it('lists competitors, backgrounds and what rules a person out', () => {
    const brief = read(bare, [
      answer('Competitors', 'Acme Roofing, Bolt & Co, and Delta Gutters.'),
      answer('Backgrounds', 'Duct installers; roofers'),
      answer('Deal breakers', 'Cannot work on ladders'),
    ]);
    const texts = (list: readonly { text: string }[]) => list.map(({ text }) => text);
    expect(texts(brief.competitors)).toEqual(['Acme Roofing', 'Bolt & Co', 'Delta Gutters']);
    expect(texts(brief.preferredBackgrounds)).toEqual(['Duct installers', 'roofers']);
    expect(texts(brief.dealBreakers)).toEqual(['Cannot work on ladders']);
  });

  it('settles which town is meant', () => {
    const text = bare.replace('Mineral Wells, TX', 'Springfield');
    const { place } = read(text, [answer('Place', 'Springfield, MO')]);
    expect(place.resolved).toMatchObject({ city: 'Springfield', state: 'MO' });
  });

  it('is no fact where it only says yes or no', () => {
    const given = [answer('Licence', 'Yes, on the first day'), answer('Benefits', 'No, not yet.')];
    expect(textsOf(bare, given)).toEqual(textsOf(bare, []));
  });

  it('brings no unlawful wish into the facts, and is pointed out', () => {
    const given = [answer('Must-haves', 'Runs a press brake; young man under 30')];
    const brief = read(bare, given);
    expect(brief.redFlags.some(({ unlawful }) => unlawful)).toBe(true);
    expect(brief.facts.map((fact) => fact.text).join('\n')).not.toMatch(/young|under 30/);
  });

  it('is no line of the advertisement', () => {
    const job = readJobText(bare);
    const lines = listJobLines({ ...job!, answers: [answer('Must-haves', 'Runs a press brake')] });
    expect(JSON.stringify(lines)).not.toContain('press brake');
  });
});

describe('what is missing', () => {
  it('is asked no more once it was answered, however little could be read', () => {
    expect(topicsOf([])).toEqual(expect.arrayContaining(['Pay', 'Urgency', 'Start date']));
    const topics = topicsOf([
      answer('Pay', 'Ask me again in spring'),
      answer('Urgency', 'Each week costs us a crew'),
      answer('Start date', '', { state: 'does-not-apply' }),
    ]);
    expect(topics.filter((topic) => ['Pay', 'Urgency', 'Start date'].includes(topic))).toEqual([]);
  });

  it('stays open where nothing was decided', () => {
    for (const state of ['not-decided', 'unknown', 'ask-hr'] as const)
      expect(topicsOf([answer('Pay', '', { state })])).toContain('Pay');
  });
});
