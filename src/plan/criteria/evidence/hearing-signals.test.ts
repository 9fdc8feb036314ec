import { expect, it } from 'vitest';
import { toFact } from '../fact-for-tests.ts';
import { hearJob } from './activity-evidence.ts';
import { describeJob, listSignals, type HearingSignals } from './hearing-signals.ts';

function signalsOf(title: string, id: string, ...lines: string[]): HearingSignals {
  const facts = lines.map((text) => toFact(text, { kind: 'duty' }));
  const hearings = hearJob(facts, 'office-specialist');
  const job = describeJob(
    { title: { given: title, clean: title }, facts, seniority: {} } as never,
    hearings,
    'office-specialist',
  );
  const hearing = hearings.find(({ heard }) => heard.activity.id === id);
  if (!hearing) throw new Error(`${id} is not heard`);
  return listSignals(hearing, job);
}

it('tells a line that is nearly all about an activity from one that has a phrase of it', () => {
  const all = signalsOf('Clerk', 'legal-research', 'Legal research');
  const little = signalsOf(
    'Clerk',
    'legal-research',
    'Sort the heavy folders of the orchard and help with legal research on its old walls and wells',
  );
  expect(all.cover).toBe(1);
  expect(little.cover).toBeLessThan(0.4);
  expect(little.late).toBeGreaterThan(all.late);
});

it('counts the lines that speak of it, and how much of its name the title says', () => {
  const once = signalsOf('Orchard Clerk', 'legal-research', 'Legal research');
  const twice = signalsOf(
    'Legal Research Clerk',
    'legal-research',
    'Legal research',
    'Legal research on old deeds',
  );
  expect([once.lines, twice.lines]).toEqual([0, 1]);
  expect([once.inTitle, twice.inTitle]).toEqual([0, 1]);
});

it('marks the work of those who have people where the post has none', () => {
  const line = 'Lead the team of net menders';
  expect(signalsOf('Net mender', 'leading-a-team', line).isAbove).toBe(1);
  expect(signalsOf('Manager of the net menders', 'leading-a-team', line).isAbove).toBe(0);
});
