export interface BodyDemand {
  said: RegExp;
  name: string;
  /** A part of every working day: told only where it is asked for often, or for long. */
  everyday?: true;
  /** Of no weight unless it goes on for long. */
  onlyLong?: true;
  /** Said already where this one is named. */
  within?: string;
}

/** What the work asks of the body beside lifting, in the plain words in which everybody is asked about it. */
export const bodyDemands: readonly BodyDemand[] = [
  { said: /\bsit(?:s|ting)?\b/i, name: 'sitting', everyday: true, onlyLong: true },
  {
    said: /\bstand(?:s|ing)?\b(?! (?:out|up to)\b)|\bon (?:your|their) feet\b/i,
    name: 'standing',
    everyday: true,
  },
  { said: /\bwalk(?:s|ing)?\b/i, name: 'walking', everyday: true },
  { said: /\b(?:bend|stoop)(?:s|ing)?\b/i, name: 'bending', everyday: true },
  { said: /\bkneel(?:s|ing)?\b/i, name: 'kneeling', everyday: true },
  { said: /\b(?:crouch|squat)(?:es|s|ing|ting)?\b/i, name: 'crouching', everyday: true },
  { said: /\bladders?\b/i, name: 'climbing ladders' },
  { said: /\bheights\b|\bman ?lifts?\b|\broofs?\b/i, name: 'work at heights' },
  { said: /\bconfined spaces?\b/i, name: 'confined spaces' },
  { said: /\b(?:loud|noisy|(?<!\b(?:moderate|low|normal) )noise)\b/i, name: 'noise' },
  {
    said: /\b(?:all|any|inclement|adverse|bad|outdoor|extreme|varying|various|changing) weathers?\b|\bweather conditions\b|\bexposure to (?:the )?weather\b/i,
    name: 'work in all weathers',
  },
  {
    said: /\boutdoors?\b(?! (?:weather|clothing|brand|gear))/i,
    name: 'work outdoors',
    within: 'work in all weathers',
  },
  { said: /\bextreme (?:heat|temperatures?)\b|\bhot (?:and|or) cold\b/i, name: 'heat or cold' },
];
