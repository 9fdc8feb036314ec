import type { Brief } from '#shared/brief.ts';
import type { Doubt } from '#shared/reading.ts';

const names: Record<string, { topic: string; what: string }> = {
  title: { topic: 'Title', what: 'title' },
  employer: { topic: 'Employer', what: 'employer' },
  place: { topic: 'Place', what: 'place of work' },
  workType: { topic: 'Work type', what: 'work type' },
  pay: { topic: 'Pay', what: 'pay' },
  employmentType: { topic: 'Contract', what: 'kind of contract' },
  hours: { topic: 'Schedule', what: 'working time' },
  department: { topic: 'Department', what: 'department' },
  reportsTo: { topic: 'Reporting line', what: 'superior' },
  startDate: { topic: 'Start date', what: 'start date' },
  openings: { topic: 'Openings', what: 'number of openings' },
  yearsMin: { topic: 'Years', what: 'years of experience' },
  education: { topic: 'Education', what: 'education' },
  deadline: { topic: 'Deadline', what: 'deadline' },
};

/** A value that was read in two ways, as a question for whoever can look. */
export function askDoubt({ field, taken, other }: Doubt): Brief['missing'][number] {
  const { topic, what } = names[field] ?? { topic: field, what: field };
  return {
    topic,
    question: `Is the ${what} "${taken}", or rather "${other}"?`,
    why: 'The text was read in two ways, and everything written builds on one of them.',
    owner: 'Recruiter',
  };
}
