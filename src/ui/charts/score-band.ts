export type ScoreBand = 'green' | 'yellow' | 'red';

/** Of a score out of ten where more is harder: 0-3 green, 4-6 yellow, 7-10 red. The nearest whole score decides. */
export function chooseScoreBand(score: number): ScoreBand {
  const whole = Math.round(score);
  if (whole <= 3) return 'green';
  return whole <= 6 ? 'yellow' : 'red';
}

/** Of a score out of ten where more is simply more: 0-2, 3-4, 5-6, 7-8, 9-10 are steps 0 to 4. */
export function chooseStep(score: number): 0 | 1 | 2 | 3 | 4 {
  const whole = Math.round(score);
  if (whole <= 2) return 0;
  if (whole <= 4) return 1;
  if (whole <= 6) return 2;
  return whole <= 8 ? 3 : 4;
}
