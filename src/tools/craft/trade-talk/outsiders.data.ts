import type { PersonaKind } from '../personas.ts';
import type { TalkRow } from './trade-talk.ts';

/** People who do not do the work yet cannot be asked what the trade asks. */
export const outsiderTalk: Partial<Record<PersonaKind, Pick<TalkRow, 'asks' | 'send'>>> = {
  neighbor: {
    asks: 'What would you not miss about your work today? | Have you ever stood in for somebody in this work? | Which hours would suit you better? | What would you want to learn first?',
    send: 'two lines on what you do today',
  },
  service: {
    asks: 'Which specialty, and what did you sign for? | What did people trust you with? | Which course did you use most? | What did you train others in?',
    send: 'your code and your separation month',
  },
  graduate: {
    asks: 'Which placement did you like best? | What would you want to be shown first? | Which part of the course was closest to the work? | How far would you travel for a first job?',
    send: 'your finish date and your best placement',
  },
};
