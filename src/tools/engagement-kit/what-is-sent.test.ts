import { describe, expect, it } from 'vitest';
import { assessMarket } from '#market/assessment/assess-market.ts';
import { askFirst, listAsks } from '#plan/letters/ask.ts';
import { chooseKinds } from '#plan/letters/follow-up.ts';
import { listNudges } from '#plan/letters/list-nudges.ts';
import { listObjections } from '#plan/letters/list-objections.ts';
import { writeFirstMail, writeFollowUp } from '#plan/letters/write-mails.ts';
import { writeVoicemails } from '#plan/letters/write-short.ts';
import { makePlan } from '#plan/plan.ts';
import type { Source } from '#plan/source.ts';
import { readJobText } from '#reading/read-job-text.ts';
import { understand } from '#reading/read-stored-job.ts';
import { forecastSentiment } from '../engagement-tracker/forecast-sentiment.ts';

const today = '2026-11-16';

function toSource(text: string): Source {
  const brief = understand({ job: readJobText(text)!, organization: { name: '' } });
  return {
    brief,
    market: assessMarket({ brief, today }),
    voice: { tone: 'professional', messagingStyle: '' },
    employer: { name: brief.employer.name, description: '', website: '' },
    notes: [],
    today,
  };
}

const porter = toSource(`Per Diem Hospital Porter
Larkmoor Hospital
Duluth, MN

Employment type: Per diem
What you will do
Move patients between wards and theatres
Bring samples to the laboratory
Requirements
Two years of experience in a hospital
Recent graduates are highly encouraged to apply
Benefits
Opportunities for career progression within the hospital
`);

const planer = toSource(`Timber Worker
Bramwell Joinery
Leeds, UK

Full-time
Pay: £13.10 per hour increasing to £14.00 per hour following a 6 month probation period
Hours: Monday to Thursday 08:00 to 16:30
Friday 08:00 to 15:00
What you will do
Reporting to the Shop Manager, you will build window frames from oak and pine for old houses
Run the planer and the four-sided moulder
Requirements
Experience of working in a joinery
Benefits
25 days of annual leave
`);

const turnsOf = (source: Source): number[] => makePlan(source).personas.map((_, turn) => turn);

describe('work that nobody gives up a job for', () => {
  it('asks for shifts, in a letter and as a next step', () => {
    expect(askFirst(porter, 0)).toBe('How many shifts a month would suit you?');
    expect(listAsks(porter, makePlan(porter).personas[0]!)[0]).toBe(
      'Tell me how many shifts a month would suit you.',
    );
  });

  it('speaks of no notice and no move', () => {
    const sent = [
      ...listNudges(porter).map(({ words }) => words),
      ...turnsOf(porter).map((turn) => writeFollowUp(porter, turn).text),
      ...listObjections(porter).map(({ objection, answer }) => `${objection} ${answer}`),
    ].join('\n');
    expect(sent).not.toMatch(/giving notice|notice to give|earn to move/i);
  });
});

describe('what is asked of a stranger', () => {
  it('ends no two letters of a kit alike, and each with something to answer in a line', () => {
    const asks = turnsOf(planer).map((turn) => askFirst(planer, turn));
    expect(new Set(asks).size).toBe(asks.length);
  });

  it('asks one thing, and promises in the subject only what the letter tells', () => {
    for (const turn of turnsOf(planer)) {
      const { subject, text } = writeFirstMail(planer, turn);
      const [, promised = ''] = /: (.+)$/.exec(subject) ?? [];
      // "building window frames" is told as "build window frames".
      const thing = promised.toLowerCase().replace(/^\p{L}+ing (?:and \p{L}+ing )?/u, '');
      expect(text.toLowerCase()).toContain(thing);
      expect(
        text.replace(/Not for you\?|Not interested\?|Happy where you are\?/g, '').split('?').length,
      ).toBe(2);
    }
  });
});

it('sends nobody to ask what nobody here knows, and gives each kind of people other steps', () => {
  const outreach = {
    opening: '',
    question: '',
    steps: ['Ask me who sharpens the knives.', 'Reply with the woods you know.'],
  };
  const steps = [0, 1, 2, 3].map((turn) => listAsks(planer, { outreach }, turn));
  for (const [first] of steps) expect(first).toBe('Reply with the woods you know.');
  const seconds = steps.map(([, second]) => second);
  expect(new Set(seconds).size).toBe(seconds.length);
  expect(seconds.join(' ')).not.toMatch(/ask me|want to know/i);
});

it('tells no phrase of the work in all texts', () => {
  const texts = [
    ...turnsOf(planer).map((turn) => writeFirstMail(planer, turn).text),
    ...writeVoicemails(planer),
  ];
  for (const phrase of ['window frames', 'four-sided moulder'])
    expect(texts.filter((text) => text.includes(phrase)).length).toBeLessThan(texts.length - 1);
});

it('asks for everything that is demanded in one first letter only', () => {
  const withNeeds = turnsOf(planer).filter((turn) =>
    writeFirstMail(planer, turn).text.includes('working in a joinery'),
  );
  expect(withNeeds.length).toBeLessThan(2);
});

it('gives each kind of people a second letter about something else', () => {
  const kinds = chooseKinds(planer);
  expect(new Set(kinds).size).toBe(kinds.length);
});

describe('what is told', () => {
  it('says in the first voicemail what the job is for', () => {
    expect(writeVoicemails(planer)[0]).toContain(
      'You would build window frames from oak and pine for old houses.',
    );
  });

  it('tells the whole week, and the higher pay with when it comes', () => {
    const all = [...writeVoicemails(planer), writeFirstMail(planer, 0).text].join('\n');
    expect(writeFirstMail(planer, 0).text).toContain('Friday 08:00 to 15:00');
    expect(all).toMatch(
      /thirteen pounds ten an hour to start, fourteen pounds after passing 6 months of probation/,
    );
    expect(all).not.toMatch(/£13\.10 to £14/);
  });

  it('sends no second letter to two kinds of people, and tells what is new first', () => {
    const bodies = turnsOf(planer).map(
      (turn) => writeFollowUp(planer, turn).text.split('[your')[0],
    );
    expect(new Set(bodies).size).toBe(bodies.length);
    const [kind] = chooseKinds(planer);
    expect(kind).not.toBe('meeting');
  });

  it('answers where the job leads with the line that says so', () => {
    expect(listObjections(porter)).toContainEqual(
      expect.objectContaining({
        objection: 'Where could I go from there?',
        answer: expect.stringContaining('career progression'),
      }),
    );
  });

  it('gives nothing but the answer to whoever asked for the pay', () => {
    const asked = listNudges(porter).find(({ group }) => group.startsWith('Asked about the pay'));
    expect(asked?.words).toMatch(/: \[range\]\. Does that work for you\? \[your name\]$/);
  });

  it('counts an open door and a way up among what pleases', () => {
    const { pleases } = forecastSentiment(porter);
    expect(pleases.join('; ')).toMatch(/recent graduates are welcome/);
    expect(pleases.join('; ')).toMatch(/what comes after it/);
  });
});

const press = toSource(`Press Operator
Larkmoor Print
Duluth, MN

What you will do
Set up plates on a four-color press
Mix inks by the card
Requirements
Two years of experience on a press
Benefits
No weekends
Company pension`);

it('tells everybody in the first letter what speaks for the job and what they would do', () => {
  const letters = makePlan(press).personas.map((_, turn) => writeFirstMail(press, turn).text);
  for (const text of letters) expect(text).toMatch(/no weekends|pension/);
  const ofWork = letters.filter((text) => /\bplates\b|\binks\b/.test(text));
  expect(ofWork).toHaveLength(letters.length);
});

it('gives whoever missed a call one question to call back for, and asks for no papers there', () => {
  const [, missed] = writeVoicemails(press);
  expect(missed.match(/\?/g)).toHaveLength(1);
  expect(missed).not.toContain('Do you have');
});

it('leaves room for an answer in a sentence that could be sent', () => {
  for (const turn of makePlan(press).personas.keys())
    expect(writeFollowUp(press, turn).text).not.toMatch(
      /does not give|with the [^.]{3,60} job with/,
    );
});
