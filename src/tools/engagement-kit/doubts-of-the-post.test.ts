import { describe, expect, it } from 'vitest';
import { assessMarket } from '#market/assessment/assess-market.ts';
import { listMinuses } from '#plan/letters/minuses.ts';
import { listObjections } from '#plan/letters/list-objections.ts';
import { tellTerms } from '#plan/letters/tell-terms.ts';
import { writeFirstMail, writeFollowUp } from '#plan/letters/write-mails.ts';
import { writeVoicemails } from '#plan/letters/write-short.ts';
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

const clerk = toSource(`Payroll Clerk
Larkmoor Shipping
Duluth, MN

Full-time, on site
Salary: $44,000 - $52,000 per year (monthly payroll)
Hours: Monday to Friday, 8am to 5pm
What you will do
Run the payroll for the crews of nine barges
Answer questions of deckhands about their pay
Check time sheets against the harbor log
Prepare the yearly tax forms
Reconcile payroll accounts at month end
File garnishment orders with the court
Enter new hires and leavers
Keep leave balances of the crews
Pay the union dues each quarter
Report hours to the state
Order checks and forms
Help the auditors find papers
Train the stand-in for holidays
Requirements
Two years of experience with payroll
Knowledge of Excel
Preferred
Experience with Fennel Pay
Benefits
Health insurance paid by the company
Tuition reimbursement
`);

const carer = toSource(`Care Worker
Larkmoor House
Leeds

Pay: £13.40 per hour
Hours: full or part time on a rota of seven days, days or nights
What you will do
Help residents wash, dress and eat
Write the daily notes of each resident
Benefits
28 days of annual leave
`);

describe('what speaks against a post', () => {
  it('is kept in few words, and no mail begins with it', () => {
    const minuses = listMinuses(clerk);
    // What is paid is no drawback by itself.
    expect(minuses.join()).not.toContain('posted top');
    expect(minuses).toContain('a long list of duties');
    const mails = makePlan(clerk).personas.map((_, turn) => writeFollowUp(clerk, turn));
    // How long the list is speaks against the posting; nobody is given reasons to say no.
    for (const { text } of mails) expect(text).not.toMatch(/long list|hesitate|downsides/);
  });

  it('is what people ask about, and the answer names its part of the posting', () => {
    const doubts = listObjections(clerk);
    const of = (words: string) => doubts.find(({ objection }) => objection.includes(words));
    // So many duties read like the work of two.
    expect(of('a lot for one person')?.answer).toContain('which parts would be yours');
    expect(of('Fennel Pay')?.answer).toContain('preferred, not required');
    expect(doubts.map(({ objection }) => objection).join()).not.toMatch(/[Ww]h(?:ich|at) hours/);
    for (const { evidence } of doubts) expect(evidence).not.toMatch(/paraphrased/);
  });
});

it('leaves the hours that everybody expects to the call', () => {
  for (const turn of makePlan(clerk).personas.keys())
    expect(writeFirstMail(clerk, turn).text).not.toContain('Monday to Friday');
});

it('says the pay aloud as somebody would', () => {
  expect(writeVoicemails(clerk)[0]).toContain('forty-four to fifty-two thousand dollars a year');
});

describe('a post with days and nights', () => {
  it('says in one line what one may choose, and asks which', () => {
    expect(tellTerms(carer, 0)).toMatch(/full or part time, days or nights/);
    expect(writeFirstMail(carer, 0).text).toContain('Would days or nights suit you better?');
  });

  it('leaves it to the manager whether nights pay more, where nothing says so', () => {
    const doubt = listObjections(carer).find(({ objection }) => objection.includes('nights'));
    expect(doubt?.answer).toContain('[night rate: ask the hiring manager]');
  });
});
