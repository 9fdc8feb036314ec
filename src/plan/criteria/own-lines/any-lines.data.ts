import type { LineKind } from './line-kinds.data.ts';

/** A thing or a field that somebody knows, and no doing. */
export const fieldKind: LineKind = {
  id: 'any-field',
  heard: /(?:)/,
  looksLike: 'Has worked with it, and knows where it goes wrong.',
  open: 'Where have you worked {in} {thing}, and what was your own part?',
  ask: 'What does somebody new to it get wrong at first, and how did you learn that?',
  would:
    'What have you done or learned that comes nearest to it, and what would you want to know first?',
  strong:
    'Place and time, a part of their own, a mistake that only somebody who has done it would name',
  wouldStrong:
    'Something near it that they have done or seen, what is new to them, a way to learn it',
  weak: 'Knows the words; names no place and no mistake',
  probe: 'What do you still look up, and where?',
};

/** Where none of them hears it, by turns: a field, a method or a thing that somebody knows. */
export const anyLines: readonly LineKind[] = [
  {
    id: 'any',
    heard: /(?:)/,
    looksLike: 'Has done it where it counted, and knows where it goes wrong.',
    ask: 'What was your own part, what was harder than expected, and how did it end?',
    would:
      'What have you done or learned that comes nearest to it, and what would you want to know first?',
    strong:
      'A case with place, size and time; their own part; what is hard about this very work; the result',
    wouldStrong:
      'Something near it that they have done or seen, what is new to them, a way to learn it',
    weak: 'How one ought to do it, or what colleagues did',
    probe: 'What would you do differently next time?',
  },
  {
    id: 'any-decision',
    heard: /(?:)/,
    looksLike: 'Decides by a reason, and can say what else was possible.',
    ask: 'Which decision in it was yours, what else could you have done, and what spoke against that?',
    would: 'What would you want to know before you decide anything in it, and whom would you ask?',
    strong: 'One decision, another way that was open, the reason, what came of it',
    wouldStrong:
      'What they would want to know first, where to find it, and where they would stop and ask',
    weak: 'Others decided, or there was only one way',
    probe: 'Who disagreed, and were they right?',
  },
  {
    id: 'any-result',
    heard: /(?:)/,
    looksLike: 'Knows what came of the work, and how one can tell that it was good.',
    ask: 'What was there at the end that had not been there before, and how could one tell that it was good?',
    would: 'How would you tell after a month whether you do it well?',
    strong: 'A result that others used, a measure or a sign of it, and what fell short',
    wouldStrong: 'A sign or a number that others could see too, and whom they would ask',
    weak: 'Effort and hours, and no result',
    probe: 'What fell short, and why?',
  },
];

/** Sentences that name the work, by turns: with a doing, and with a thing. */
export const openings = {
  doing: [
    'Part of this job is {doing}. Tell me about the last time you did that.',
    'When were you last responsible for {doing}?',
    'Take {doing}: tell me about one time that was harder than the others.',
  ],
  thing: [
    'What was the last piece of work you did {in} {thing}?',
    'Part of this job is {thing}. Tell me about one case that you dealt with yourself.',
    'Tell me about the piece of work in which {thing} mattered most.',
  ],
  /** What is understood or known is done at no time of its own. */
  state: 'When did {doing} last change what you did at work?',
  wouldDo: 'In this job you would be {doing}.',
  wouldMeet: 'Part of this job is {thing}.',
} as const;
