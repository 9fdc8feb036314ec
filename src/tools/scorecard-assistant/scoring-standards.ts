/** The scale interviewers calibrate by; the same for every job. */
export const scoringStandards = [
  { range: '4-5', meaning: 'Exceeds Expectations' },
  { range: '3-4', meaning: 'Meets' },
  { range: '2-3', meaning: 'Below' },
  { range: '1-2', meaning: 'Does Not Meet' },
];

export const scaleNote = 'A five-point scale. The card goes to ten, so double the points there.';

export const calibrationTips = [
  'Score before you talk to each other, and write down what you saw.',
  'Ask everyone the same questions in the same order.',
  'Not seen means no score, which is not a low score.',
  'Compare an answer with its anchors, never with the last candidate.',
];
