import type { TalkRow } from './trade-talk.ts';

/** For work that no table knows: nothing of a trade may be assumed. */
export const plainTalk: TalkRow = {
  test: 'a structured interview with a work sample',
  asks: 'Which part of your week would you keep? | What did you work on last? | Are the hours you have today the ones you want? | What would have to be different for you to move?',
  send: 'three lines about your last week at work',
  see: 'spend an hour with the people who do the work',
  wonder:
    'what a usual week holds | who decides about your work | what the last person in the seat went on to do | how the first month is planned',
  compare: 'pay, hours and the way to work',
  bring: 'the papers the job asks for and three cases of your own',
  lost: 'another offer came first | a question was left without an answer',
  ready: 'the first day, who meets them and what to bring',
  learn: 'the people, the tools and the rules of the place',
  peer: 'somebody who does the work today',
  busy: 'at work',
};
