import type { Anchors } from './anchor-criterion.ts';

/** One question about hours, place, travel and the like; {list} is the job's own words. */
export const conditionVariants: readonly Anchors[] = [
  {
    shows: 'Has thought through what the job asks: {list}.',
    ask: 'These are the conditions: {list}. Which of them still needs arranging, and what is your plan?',
    strong: [
      'A clear yes to each condition',
      'A plan for the one that needs arranging',
      'Questions about the details',
    ],
    good: 'Yes to all, one still being arranged',
    fair: 'Hesitates on one',
    weak: 'Says it will work out somehow',
    followUps: [
      'What would make it stop working after half a year?',
      'Which of them would you want in writing?',
    ],
    sample:
      'I went through your list point by point. One of them needs a change in my week; I have found a way and know from when it works.',
    reference: 'How dependable were they under conditions like ours: hours, distance, season?',
  },
  {
    shows: 'Knows what they would say yes to: {list}.',
    ask: 'Let us read the conditions together: {list}. Where is it a clear yes, and where a question?',
    strong: [
      'Separates yes from question',
      'Asks how it looks in a normal month',
      'Says from when it is possible',
    ],
    good: 'Clear, without a date',
    fair: 'Would like to try it first',
    weak: 'Yes to everything, at once',
    followUps: [
      'How would you notice that it does not work?',
      'What have you done under such conditions before?',
    ],
    sample:
      'Two points are a clear yes, one is a question. I would like to see a real plan of four weeks before I promise the rest.',
    reference: 'Which working conditions suited them, and which did not?',
  },
  {
    shows: 'Can live with the frame of the work: {list}.',
    ask: 'The frame of the work is this: {list}. What would have to be settled on your side before the first day?',
    strong: [
      'Names what has to be settled',
      'Gives a date for it',
      'Knows a second way if it fails',
    ],
    good: 'Names it, date open',
    fair: 'Has not looked at it closely',
    weak: 'Expects an exception',
    followUps: [
      'What happens in a week in which everything comes together?',
      'What would you need from us for it?',
    ],
    sample:
      'Before the first day I would settle one thing about it. It takes two weeks, and if it fails there is a second way.',
    reference: 'Did they keep to what had been agreed about hours and place?',
  },
  {
    shows: 'Has a realistic picture of the week: {list}.',
    ask: 'Picture a week with this: {list}. Tell us how it would go, from the first day to the last.',
    strong: ['Goes through it day by day', 'Sees the tight spot', 'Has dealt with one like it'],
    good: 'Sees the tight spot, no way around it yet',
    fair: 'A rough idea',
    weak: 'Has not pictured it',
    followUps: ['What would you miss?', 'Which day would be the hardest?'],
    sample:
      'The tight spot would be the middle of the week. I would do the shopping and the calls before, as I did in my last job.',
    reference: 'How did they get through the hard weeks of the year?',
  },
];
