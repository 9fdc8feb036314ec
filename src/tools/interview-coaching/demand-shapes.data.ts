import type { anyShapes } from './shapes.data.ts';

/** Of something to know or to have done, which whoever applies brings: how deep it goes. */
export const demandShapes: typeof anyShapes = [
  {
    ask: 'Where did you need this most, and which case shows it best?',
    key_points: [
      'Where, for how long, and how often',
      'One case, with your own part in it',
      'Where your knowledge ends',
    ],
    sample_answer:
      'I needed it every week at [employer]. The case that shows it best: something looked finished, and one detail did not fit. I went back to the source instead of passing it on, and saw that we had started from an old version. It was put right before it cost anything. There are parts of it I know less well, and there I ask before I begin.',
    follow_ups: ['Who could tell us about it?', 'What have you not done yet?'],
  },
  {
    ask: 'What did you get wrong in it at first, and how do you do it today?',
    key_points: [
      'The mistake, in two sentences',
      'Who or what showed you',
      'What you check since then',
    ],
    sample_answer:
      'In my first months at [employer] I took something for granted that I should have looked up. A colleague noticed it before it went out. I put it right the same day, asked how they had seen it, and learned the rest from them and from a course. Today I begin with the source and check the point that went wrong then. It has not come back.',
    follow_ups: ['Who taught you most?', 'Which mistake do you see others make?'],
  },
];
