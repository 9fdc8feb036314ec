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
      'I needed it every [day or week] at [employer], for [task]. The case that shows it best: [situation]. The usual way would have been [what]; I did [what] instead, because [reason]. [Who] looked at it, and [what came of it]. What I know less well is [part]; there I ask [whom] or read [source] first.',
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
      'In my first [months] at [employer] I [mistake], since I did not yet know [what]. [Who] noticed when [what happened]. I put it right by [what] and learned the rest from [whom or where]. Today I begin with [what] and check [what] before I hand anything over. In the last [time] it came back [number] times.',
    follow_ups: ['Who taught you most?', 'Which mistake do you see others make?'],
  },
];
