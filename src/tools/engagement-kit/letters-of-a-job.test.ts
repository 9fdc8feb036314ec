import { describe, expect, it } from 'vitest';
import { assessMarket } from '#market/assessment/assess-market.ts';
import { readJobText } from '#reading/read-job-text.ts';
import { understand } from '#reading/read-stored-job.ts';
import { makePlan } from '#plan/plan.ts';
import type { Source } from '#plan/source.ts';
import { listOpen } from '#plan/letters/open-matters.ts';
import { listShownQuestions } from '#plan/questions/asked-questions.ts';
import { listAsks } from '#plan/letters/ask.ts';
import { listNudges } from '#plan/letters/list-nudges.ts';
import { listObjections } from '#plan/letters/list-objections.ts';
import { writeFirstMail, writeFollowUp } from '#plan/letters/write-mails.ts';
import { writeVoicemails } from '#plan/letters/write-short.ts';

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

const seller = toSource(`Inside Sales Representative
Tallow Sportswear
Duluth, MN

What you will do
Cold call clubs and schools in the region
Write offers for team kits and uniforms
What we offer
Quarterly bonus of $1,500
Health insurance paid by the company
Requirements
Must reside in Minnesota
Pre-employment drug test
Two years of experience in sales
`);

describe('the letters of one job', () => {
  const turns = makePlan(seller).personas.map((_, turn) => turn);
  const firsts = turns.map((turn) => writeFirstMail(seller, turn));
  const seconds = turns.map((turn) => writeFollowUp(seller, turn));

  it('name employer, job and place, and tell a fact of the job in every first mail', () => {
    for (const { text } of firsts) {
      expect(text).toContain('Tallow Sportswear');
      expect(text).toContain('[range: add]');
      expect(text).toMatch(/\$1,500|insurance|offers for team kits|clubs and schools/);
    }
  });

  it('have a text of their own, and another subject the second time', () => {
    const all = [...firsts, ...seconds];
    expect(new Set(all.map(({ text }) => text)).size).toBe(all.length);
    for (const turn of turns) expect(seconds[turn]?.subject).not.toBe(firsts[turn]?.subject);
  });

  it('can be spoken in about half a minute', () => {
    for (const script of writeVoicemails(seller))
      expect(script.split(/\s+/).length).toBeLessThanOrEqual(78);
  });
});

describe('doubts', () => {
  const doubts = listObjections(seller);

  it('are first those that the advertisement raises, met with its words', () => {
    const found = doubts.map(({ objection }) => objection);
    expect(found).toContain('I live somewhere else.');
    expect(found).toContain('I do not want to cold-call all day.');
    expect(found).toContain('Is there a drug test?');
    const moving = doubts.find(({ objection }) => objection === 'I live somewhere else.');
    expect(moving?.answer).toContain('"Must reside in Minnesota"');
  });

  it('quote one line once', () => {
    const quotes = doubts.flatMap(({ answer }) => answer.match(/"[^"]+"/g) ?? []);
    expect(new Set(quotes).size).toBe(quotes.length);
  });
});

it('calls nothing open that the title or a line says', () => {
  const source = toSource(`Sous Chef - 40hrs
Tarn House Hotel
Leeds

You join our three-person pastry team.
What you will do
Cook for weddings and the bar
`);
  expect(listOpen(source)).not.toContain('the hours');
  expect(listOpen(source)).not.toContain('the size of the team');
  // The first letter has it, or a blank for it.
  expect(listOpen(source)).not.toContain('the pay');
});

describe('a job that trains and takes experience for a degree', () => {
  const planner = toSource(`Dock Planner
Harrow Freight
Duluth, MN

What you will do
Plan the loading of trailers for the night ferry
Check seals and weigh cards of every trailer
Will train
Requirements
Bachelor's degree or equivalent work experience
`);
  const turns = makePlan(planner).personas.map((_, turn) => turn);

  it('tells of training once in a letter, and not as one for beginners', () => {
    for (const turn of turns)
      for (const { text, subject } of [
        writeFirstMail(planner, turn),
        writeFollowUp(planner, turn),
      ]) {
        expect(text.match(/\btrain(?:ing|ed)?\b/gi)?.length ?? 0).toBeLessThan(2);
        expect(text).not.toContain('without experience');
        expect(subject).not.toMatch(/plan the loading|check seals/i);
      }
  });

  it('says that equivalent experience counts', () => {
    const answers = listObjections(planner).map(({ answer }) => answer);
    expect(answers.join('\n')).toContain('Equivalent experience counts, too.');
    expect(answers.join('\n')).not.toContain('I cannot put you forward');
  });

  it('pitches no duty to somebody who has said yes', () => {
    const { words } = listNudges(planner).find(({ group }) => group.startsWith('Accepted'))!;
    expect(words).not.toContain('You would');
    expect(words).toContain('Your first week');
  });
});

it('promises to ask nothing that the intake does not ask', () => {
  const clerk = toSource(`Freight Clerk
Harrow Freight
Duluth, MN

What you will do
Enter the weigh cards of trailers for the night ferry
Answer calls of drivers at the gate
Full-time
`);
  const asked = listShownQuestions(clerk)
    .map(({ ask, topic }) => `${topic} ${ask}`)
    .join('\n');
  for (const turn of makePlan(clerk).personas.keys()) {
    const { text } = writeFollowUp(clerk, turn);
    const [, gap, matter] =
      /does not say (?:(what the hours are)|how large the (team) is)/.exec(text) ?? [];
    if (gap !== undefined) expect(asked).toContain('Schedule');
    if (matter !== undefined) expect(asked).toContain('Team');
    const [, put] = /leaves open: (.+?\?)/.exec(text) ?? [];
    if (put !== undefined) expect(asked.toLowerCase()).toContain(put.toLowerCase());
  }
  expect(listOpen(clerk)).not.toContain('the size of the team');
});

describe('a job with a check, a test and an open paper', () => {
  const porter = toSource(`Senior Harbor and Dry Dock Safety Compliance Engineer
Harrow Freight
Duluth, MN

Full-time
What you will do
Inspect dry docks, hoists and slings of the yard
Write the weekly report on near misses
Requirements
Ability to pass a background check
Lift hoses of 50 pounds
`);

  it('is told with its rank and field in every subject that names it', () => {
    for (const turn of makePlan(porter).personas.keys()) {
      const { subject } = writeFirstMail(porter, turn);
      if (/engineer/i.test(subject)) expect(subject).toMatch(/senior harbor and dry dock safety/i);
    }
  });

  it('keeps whoever waits for a check informed', () => {
    const groups = listNudges(porter).map(({ group }) => group);
    expect(groups).toContain('Check under way');
  });

  it('asks for no power that the post may not give, and for no hours of a full-time job', () => {
    const [persona] = makePlan(porter).personas;
    const outreach = {
      ...persona!.outreach,
      steps: ['Reply with the decisions you would want to take.', 'Reply with the hours you want.'],
    };
    const asks = listAsks(porter, { ...persona!, outreach }).join(' ');
    expect(asks).not.toMatch(/decisions|hours you want/);
  });
});
