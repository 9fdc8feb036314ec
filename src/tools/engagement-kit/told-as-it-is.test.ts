import { expect, it } from 'vitest';
import { assessMarket } from '#market/assessment/assess-market.ts';
import { listJobFacts } from '#plan/letters/job-facts.ts';
import { listNudges } from '#plan/letters/list-nudges.ts';
import { listObjections } from '#plan/letters/list-objections.ts';
import { writeFirstMail, writeFollowUp } from '#plan/letters/write-mails.ts';
import { makePlan } from '#plan/plan.ts';
import type { Source } from '#plan/source.ts';
import { readJobText } from '#reading/read-job-text.ts';
import { understand } from '#reading/read-stored-job.ts';

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

const welders = toSource(`Welders
Brackwater Yards
Mobile, AL

Full-time
Pay: $24 to $31 per hour
We are hiring several welders for our repair dock.
What you will do
Weld hull plates and pipe on ships in repair
Read drawings and fit parts before welding
Requirements
AWS D1.1 certification is required
3 years of experience in shipyard welding
Must be able to lift up to 75 pounds
Benefits
401(k) with match
`);

const bookkeeper = toSource(`Bookkeeper
Fernhill Paper Mill
Dayton, OH

Full-time
Pay: from $52,000 per year
Opportunity for a hybrid schedule, 2 days from home
What you will do
Reconcile the bank and the supplier accounts at month end
Prepare the payment run for the mill every Thursday
Requirements
Bachelor's degree in accounting
3 years of experience in bookkeeping
`);

const mailsOf = (source: Source): string[] =>
  makePlan(source).personas.flatMap((_, turn) => [
    writeFirstMail(source, turn).text,
    writeFollowUp(source, turn).text,
  ]);
const answersOf = (source: Source): string[] => listObjections(source).map(({ answer }) => answer);

it('says in one sentence that several are hired', () => {
  const [first = ''] = mailsOf(welders);
  expect(first).toMatch(/several welders/);
  expect(mailsOf(welders).join('\n')).not.toContain('More than one person is wanted');
});

it('tells a tradesman of no weights as a requirement or as news, and answers where he asks', () => {
  expect(mailsOf(welders).join('\n')).not.toMatch(/75 pounds/);
  expect(listJobFacts(welders).body).toContain('75 pounds');
  expect(answersOf(welders).join('\n')).toContain('75 pounds');
});

it('offers to bargain about no paper, and asks what they hold', () => {
  for (const source of [welders, bookkeeper])
    expect([...mailsOf(source), ...answersOf(source)].join('\n')).not.toContain('rules it out');
  expect(answersOf(bookkeeper).join('\n')).toMatch(
    /since when\? If you are working on it, when do you/,
  );
});

it('calls no single amount a range, and tells the days at home', () => {
  expect(answersOf(bookkeeper).join('\n')).not.toContain('in that range');
  expect(writeFirstMail(bookkeeper, 0).text).toContain('2 days from home');
  expect(makePlan(bookkeeper).sentences.place).toContain('2 days from home');
});

it('puts nothing usual into a subject', () => {
  for (const [turn] of makePlan(bookkeeper).personas.entries())
    expect(writeFirstMail(bookkeeper, turn).subject).not.toMatch(/full-time/);
});

const cook = toSource(`Grill Cook
Marlow Pier
Whitby

You join our small kitchen.
What you will do
Cook fish and meat to order on an open grill
`);

it('asks in a second letter what follows from what it tells', () => {
  const seconds = makePlan(cook).personas.map((_, turn) => writeFollowUp(cook, turn).text);
  for (const text of seconds) {
    expect(text).not.toMatch(/change first about the work|Tell me, and I will ask/);
    if (text.includes('The posting does not say')) expect(text).toMatch(/I am asking|Shall I ask/);
  }
});

it('reminds nobody with the sentence that they left unanswered', () => {
  const [nudge] = listNudges(bookkeeper);
  for (const { text } of makePlan(bookkeeper).personas.map((_, turn) =>
    writeFirstMail(bookkeeper, turn),
  )) {
    const told = text.match(/You would [^.]+\./g) ?? [];
    for (const sentence of told) expect(nudge?.words).not.toContain(sentence);
  }
});
