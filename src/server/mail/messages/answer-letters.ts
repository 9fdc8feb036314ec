import { nameInMail } from '#shared/plain-name.ts';
import { greet } from './greet.ts';
import { composeLetter } from './letter.ts';

interface Request {
  to: string;
  /** Of whoever is asked, as the recruiter wrote it. */
  name: string;
  asker: string;
  jobTitle: string;
  questions: number;
  until: Date;
  url: string;
}

const longestTitle = 100;
const days = new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric', timeZone: 'UTC' });
const count = (number: number, thing: string) => `${number} ${thing}${number === 1 ? '' : 's'}`;

/** Whoever asks chooses all names, and the reader may be a stranger to them. */
function words({ asker, jobTitle, questions, until }: Request) {
  return {
    who: nameInMail(asker) || 'Somebody',
    job: nameInMail(jobTitle, longestTitle) || 'a job',
    many: count(questions, 'question'),
    day: days.format(until),
  };
}

const footnote = (day: string) =>
  `The link is for you, works without an account and until ${day}. If you do not expect it, you can ignore this mail.`;

export function answerRequestLetter(request: Request) {
  const { who, job, many, day } = words(request);
  return composeLetter({
    to: request.to,
    subject: `${who} has ${many} on a job for you`,
    greeting: greet(request.name),
    paragraphs: [
      `${who} is preparing the search for this job and has ${many} that only you can answer: ${job}.`,
      'It takes about five minutes, also on a phone. What you write is saved as you type.',
    ],
    action: { label: 'Answer the questions', url: request.url },
    footnote: footnote(day),
  });
}

export function answerReminderLetter(request: Request) {
  const { who, job, many, day } = words(request);
  return composeLetter({
    to: request.to,
    subject: `A reminder: ${who} has ${many} on a job for you`,
    greeting: greet(request.name),
    paragraphs: [
      `${who} is still waiting for your answers on this job: ${job}.`,
      'What you have written so far is kept.',
    ],
    action: { label: 'Answer the questions', url: request.url },
    footnote: footnote(day),
  });
}

interface Completion {
  to: string;
  recruiter: string;
  /** Who answered. */
  name: string;
  jobTitle: string;
  asked: number;
  answered: number;
  disputed: number;
  url: string;
}

export function answersCompletedLetter(completion: Completion) {
  const { to, recruiter, asked, answered, disputed, url } = completion;
  const who = nameInMail(completion.name) || 'Whoever you asked';
  const job = nameInMail(completion.jobTitle, longestTitle) || 'your job';
  return composeLetter({
    to,
    subject: `${who} has answered your questions on ${job}`,
    greeting: greet(recruiter),
    paragraphs: [
      `${who} has answered ${answered} of ${count(asked, 'question')} on ${job}.`,
      disputed === 0
        ? 'The job page shows what changed, and which tools speak of it.'
        : `${count(disputed, 'answer')} ${disputed === 1 ? 'contradicts' : 'contradict'} the job or another answer: please decide on the job page.`,
    ],
    action: { label: 'See the answers', url },
    footnote: 'You get this mail because you sent the questions.',
  });
}
