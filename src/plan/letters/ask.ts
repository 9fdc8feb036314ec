import type { PlannedPersona } from '../planned-persona.ts';
import { makePlan } from '../plan.ts';
import type { Source } from '../source.ts';
import { findExtraWork } from './extra-work.ts';
import { listJobFacts } from './job-facts.ts';

/** Something that a stranger answers in one line: as a question at the end of a letter, and as a next step. */
interface Ask {
  question: string;
  step: string;
}

const ofTime: Record<NonNullable<ReturnType<typeof findExtraWork>>, Ask> = {
  shifts: {
    question: 'How many shifts a month would suit you?',
    step: 'Tell me how many shifts a month would suit you.',
  },
  'part-time': {
    question: 'Which days and hours would suit you?',
    step: 'Tell me which days and hours would suit you.',
  },
  season: {
    question: 'Which weeks could you work?',
    step: 'Tell me which weeks you could work.',
  },
};

const mostSites = 3;

function askSite({ brief }: Source): Ask | null {
  const names = brief.sites.flatMap(({ name }) => name ?? []);
  if (names.length < 2 || names.length > mostSites) return null;
  return {
    question: `Which site would suit you, ${names.join(' or ')}?`,
    step: `Name the site that would suit you: ${names.join(' or ')}.`,
  };
}

const bothKinds = /\bfull[- ]time or part[- ]time\b/i;

const call: Ask = {
  question: 'Could we talk for ten minutes on [day]?',
  step: 'Reply with a time for a ten-minute call this week.',
};

/** What these people may be asked about this job, the most telling first; the last fit any job. */
function listPossible(source: Source): Ask[] {
  const { pattern, hours } = listJobFacts(source);
  const extra = findExtraWork(source);
  const isOpen = hours === '' && !makePlan(source).stated.has('hours');
  return [
    extra !== null && (isOpen || extra !== 'part-time') ? ofTime[extra] : null,
    bothKinds.test(pattern)
      ? {
          question: 'Would full-time or part-time suit you better?',
          step: 'Say full-time or part-time.',
        }
      : null,
    askSite(source),
    call,
    hours === ''
      ? null
      : { question: 'Would those hours suit you?', step: 'Tell me whether the hours suit you.' },
    {
      question: 'Would you talk about it for ten minutes? A yes is enough.',
      step: 'Reply yes, and I will call you.',
    },
    {
      question: 'May I send you the full posting?',
      step: 'Reply yes, and I will send the full posting.',
    },
    {
      question: 'What would you want to know first? One line is enough.',
      step: 'Send me the one question you want answered first.',
    },
  ].filter((ask) => ask !== null);
}

/** Another ask for each persona, so that no two letters of a kit end alike. */
function pick(source: Source, turn: number): Ask {
  const taken: string[] = [];
  let chosen = call;
  for (let at = 0; at <= turn; at += 1) {
    chosen = listPossible(source).find(({ question }) => !taken.includes(question)) ?? call;
    taken.push(chosen.question);
  }
  return chosen;
}

/** One question that takes a line to answer. */
export const askFirst = (source: Source, turn: number): string => pick(source, turn).question;

/** Of what the trade asks such people: which hours they could take, and nothing that a stranger need not tell. */
const ofHours =
  /^(?:Tell me|Say|Name|Send me) (?:which|the|how many) (?:days|hours|shifts?|evenings|nights)\b.*\byou (?:could|can|need|would|want)\b/;

/** Two small next steps: a call, and the one thing to ask these people. */
export function listAsks(
  source: Source,
  { messages }: Pick<PlannedPersona, 'messages'>,
  turn: number,
): string[] {
  const isOpen = !makePlan(source).stated.has('hours');
  const own = isOpen ? messages.asks.find((ask) => ofHours.test(ask)) : undefined;
  const { step } = pick(source, turn);
  const general = listPossible(source).slice(-2);
  const other = own ?? (step === call.step ? general[turn % general.length]!.step : step);
  return [call.step, other];
}
