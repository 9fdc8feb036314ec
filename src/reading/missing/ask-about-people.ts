import { isWayToApply } from '../facts/says-nothing.ts';
import { isSpokenOf } from '#shared/spoken-of.ts';
import { count, someone } from './gap.ts';
import type { Gap, MissingInput } from './gap.ts';

const reasonToHire =
  /\b(?:backfill|replac(?:e[sd]?|ing|ement)|new (?:role|position|headcount|post)|newly created|growth|growing|expan(?:d|sion)\w*|retir(?:es|ing|ement of)|left in|leaving|promoted|nachfolge|neu geschaffen\w*|création de poste|remplacement)\b/i;

export function askAboutPeople(input: MissingInput): Gap[] {
  const { brief, job, told, text } = input;
  const all = [text, job.dealBreakersText, ...job.redFlags].join('\n');
  return [
    {
      isOpen: brief.reportsTo === null && !isSpokenOf(brief, 'reports to'),
      topic: 'Reporting line',
      question: `To whom does ${someone(input)} report, and who decides on the hire?`,
      why: 'Candidates ask who their boss will be; two deciders who disagree stop a search.',
      owner: 'Hiring manager',
    },
    {
      isOpen: count(brief.facts, 'team') === 0 && !told.has('team') && !isSpokenOf(brief, 'team'),
      topic: 'Team',
      question: `With how many others will ${someone(input)} work, and what is missing in that team today?`,
      why: 'It is the honest answer to "why should I join".',
      owner: 'Hiring manager',
    },
    {
      isOpen: !reasonToHire.test(all),
      topic: 'Why the job is open',
      question: `Is the job new or did someone leave, and if so why?`,
      why: 'A reason that made one person leave will make the next one leave too.',
      owner: 'Hiring manager',
    },
    {
      isOpen:
        !isSpokenOf(brief, 'steps') &&
        !brief.facts.some(({ kind, text }) => kind === 'process' && !isWayToApply(text)),
      topic: 'Hiring process',
      question: `Which steps lead from the application to the offer, who sits in each, and how many days may it take?`,
      why: 'Long or unclear processes lose people to faster employers.',
      owner: 'Recruiter',
    },
  ];
}
