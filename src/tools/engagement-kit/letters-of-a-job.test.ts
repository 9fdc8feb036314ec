import { describe, expect, it } from 'vitest';
import { assessMarket } from '#market/assessment/assess-market.ts';
import { readJobText } from '#reading/read-job-text.ts';
import { understand } from '#reading/read-stored-job.ts';
import { makePlan } from '#plan/plan.ts';
import type { Source } from '#plan/source.ts';
import { listOpen } from '#plan/letters/follow-up.ts';
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

  it('have a subject and a text of their own', () => {
    const all = [...firsts, ...seconds];
    expect(new Set(all.map(({ subject }) => subject)).size).toBe(all.length);
    expect(new Set(all.map(({ text }) => text)).size).toBe(all.length);
  });

  it('can be spoken in about half a minute', () => {
    for (const script of writeVoicemails(seller))
      expect(script.split(/\s+/).length).toBeLessThanOrEqual(70);
  });
});

describe('doubts', () => {
  const doubts = listObjections(seller);

  it('are first those that the advertisement raises, met with its words', () => {
    const found = doubts.map(({ objection }) => objection);
    expect(found).toContain('I live somewhere else.');
    expect(found).toContain('I do not want to call strangers all day.');
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
  expect(listOpen(source)).toContain('the pay');
});
