import type { Anchors } from './anchor-criterion.ts';

/**
 * One question about hours, place, travel and the like; {list} is the job's own words, {rush} and {user} are the
 * trade's.
 */
export const conditionVariants: readonly Anchors[] = [
  {
    shows: 'Has thought through what the job asks: {list}.',
    ask: 'The job comes with this: {list}. Which of it still needs arranging?',
    strong: ['Yes or no to each', 'A plan for what needs arranging', 'Asks about {rush}'],
    good: 'Yes to all, one still being arranged',
    fair: 'Hesitates on one',
    weak: 'Says it will work out somehow',
    followUps: ['What would make it stop working after half a year?', 'What about {rush}?'],
    sample:
      'I went through it: {list}. One point needs a change in my week; I know from when it works, and {rush} is no surprise to me.',
    reference: 'How dependable were they with hours like ours, {rush} included?',
  },
  {
    shows: 'Knows what they would say yes to: {list}.',
    ask: 'Let us read it together: {list}. Where is it a yes, and where a question?',
    strong: ['Separates yes from question', 'Asks about a normal month', 'Says from when'],
    good: 'Clear, without a date',
    fair: 'Would like to try it first',
    weak: 'Yes to everything, at once',
    followUps: [
      'How would you notice that it does not work?',
      'What was {rush} like where you were?',
    ],
    sample:
      'Most of it is a yes. On {rush} I have a question: I would like to see a real month before I promise it.',
    reference: 'Which hours suited them, and how were they during {rush}?',
  },
  {
    shows: 'Can live with the frame of the work: {list}.',
    ask: 'This is the frame: {list}. What has to be settled on your side first?',
    strong: ['Names what has to be settled', 'Gives a date for it', 'Has a second way'],
    good: 'Names it, date open',
    fair: 'Has not looked closely',
    weak: 'Expects an exception',
    followUps: ['What about {rush}?', 'What would you need from us for it?'],
    sample:
      'One thing has to be settled, and it takes two weeks. After that {rush} is covered too; if it fails, I have a second way.',
    reference: 'Did they keep to what was agreed about hours and place?',
  },
  {
    shows: 'Has a realistic picture of the week: {list}.',
    ask: 'Picture a week with this: {list}. Where is it tight for you?',
    strong: ['Goes through it day by day', 'Sees the tight spot', 'Has had one like it'],
    good: 'Sees the tight spot, no way around it',
    fair: 'A rough idea',
    weak: 'Has not pictured it',
    followUps: ['Which day would be the hardest?', 'What did {user} do when you could not?'],
    sample:
      'The tight spot would be {rush}. I have worked through that before, and I settled the rest of my week around it.',
    reference: 'How did they get through {rush}?',
  },
];
