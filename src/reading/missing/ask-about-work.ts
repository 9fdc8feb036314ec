import { count, examples, someone } from './gap.ts';
import type { Gap, MissingInput } from './gap.ts';

const fewDuties = 3;

export function askAboutTitle({ brief, otherTitles }: MissingInput): Gap[] {
  return [
    {
      isOpen: otherTitles.length > 0,
      topic: 'Title',
      question: `The text calls the job both "${brief.title.clean}" and "${examples(otherTitles)}": which title is advertised?`,
      why: 'People search by title; two of them in one advertisement look like two jobs.',
      owner: 'Hiring manager',
    },
  ];
}

export function askAboutOccupation({ brief }: MissingInput): Gap[] {
  const { occupation, title } = brief;
  const names = occupation.alternatives.slice(0, 3).map(({ name }) => name.toLowerCase());
  return [
    {
      isOpen: occupation.id === 'general',
      topic: 'Occupation',
      question:
        names.length > 0
          ? `What kind of work is "${title.clean}" closest to: ${examples(names)}, or something else?`
          : `What does the work of "${title.clean}" come closest to elsewhere, and under which titles do such people work?`,
      why: 'Pay figures, the talent pool and search terms depend on it; without it none is shown.',
      owner: 'Hiring manager',
    },
  ];
}

export function askAboutWork(input: MissingInput): Gap[] {
  const { brief, profile } = input;
  // A first year told as tasks tells the work.
  const duties = count(brief.facts, 'duty', 'goal');
  const usual = examples(profile.duties);
  return [
    {
      isOpen: duties < fewDuties,
      topic: 'Duties',
      question: `What will ${someone(input)} do here in a normal week, in order of time spent?${usual === '' ? '' : ` Is it to ${usual}?`}`,
      why: 'Without the main duties the ad is empty and the interview tests the wrong things.',
      owner: 'Hiring manager',
    },
    {
      isOpen: count(brief.facts, 'goal') === 0,
      topic: 'First-year goals',
      question: `What will ${someone(input)} have done after 90 days and after a year, so that you would hire them again?`,
      why: 'Scorecards and interviews need something that can be observed.',
      owner: 'Hiring manager',
    },
  ];
}
