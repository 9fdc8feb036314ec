import type { Kind } from '#knowledge/drawer.ts';
import { listFacts } from '#plan/own-words.ts';
import type { Source } from '#plan/source.ts';
import { countWords } from '#writing/shorten.ts';
import { findLeadDuty } from '../attraction-posting/draft/lead-duty.ts';
import { toBe } from './duties-and-papers.ts';
import { casesOfWork } from './frame-answer.ts';
import { ownWishes } from './own-answers.data.ts';
import type { NeutralQuestion } from './neutral-questions.data.ts';

/** Desk work, in whichever house it is done. */
const ofDesk = /\b(?:administrator|administrative|admin|clerk|secretary|bookkeeper)\b/i;
const onPaper = /\b(?:recaps?|reports?|forecasts?|records?|data|documents?|files?|schedules?)\b/i;
const onWatch =
  /\b(?:police|firefighters?|fire|guard|security|paramedic|EMT|dispatcher|correction\w*|rescue|patrol)\b/i;
const overPeople =
  /^(?:oversee|supervise|lead|manage|direct) .*\b(?:team|staff|crew|people|employees|workers|technicians|engineers)\b/i;

/** Whose story fits this very duty; the kind of work alone may tell another one. */
function chooseStory(kind: Kind, title: string, duty: string): keyof typeof ownWishes {
  if (overPeople.test(duty)) return 'leading-people';
  if (kind === 'care' && onWatch.test(title)) return 'watch';
  if (ofDesk.test(title) || (kind === 'sales' && onPaper.test(duty))) return 'office-specialist';
  return kind;
}

const longest = { duty: 22 };
/** Asked about the very work of this job: its leading duty first. */
export function listOwnQuestions(source: Source, kind: Kind, isSenior = false): NeutralQuestion[] {
  const { given: title } = source.brief.title;
  const lead = findLeadDuty(source);
  if (lead === null) return [];
  const duty = toBe(lead);
  const story = chooseStory(kind, title, duty);
  return [
    ...(countWords(duty) > longest.duty
      ? []
      : [
          {
            category: 'The work itself',
            question: `Part of this job is to ${duty}. Tell us about a time when such work did not go as planned.`,
            key_points: [
              'Where it was, and what was asked of you',
              'What you did yourself, step by step',
              'How it ended, in a figure or a plain fact',
            ],
            // Whoever wrote this knows no case of such work: none is better than one of another trade.
            sample_answer: casesOfWork[isSenior ? 'senior' : 'staff'],
            follow_ups: ['What did others do?', 'What would be different here?'],
          },
        ]),
    // Whoever brings years is not asked what would be new to them.
    ...(isSenior || listFacts(source.brief, { kinds: ['duty'] }).length < 2
      ? []
      : [
          {
            category: 'The work itself',
            question: 'What about this job do you look forward to, and what would be new to you?',
            key_points: [
              'One part of the work you want more of',
              'What you can do from the first week',
              'What you would have to learn, and from whom',
            ],
            sample_answer: ownWishes[story],
            follow_ups: ['How long would you need?'],
          },
        ]),
  ];
}
