/** What the work asks of the body beside lifting, in the plain words in which everybody is asked about it. */
export const bodyDemands: readonly { said: RegExp; name: string }[] = [
  { said: /\bstand(?:s|ing)?\b|\bon (?:your|their) feet\b/i, name: 'standing' },
  { said: /\bwalk(?:s|ing)?\b/i, name: 'walking' },
  { said: /\bheights\b|\bladders?\b|\bman ?lifts?\b|\broofs?\b/i, name: 'ladders or heights' },
  { said: /\b(?:bend|kneel|stoop|crouch|squat|crawl)\w*\b/i, name: 'bending and kneeling' },
  { said: /\b(?:loud|noise|noisy)\b/i, name: 'loud noise' },
  {
    said: /\b(?:weather|outdoors?)\b|\bextreme (?:heat|cold|temperatures)\b/i,
    name: 'work in all weathers',
  },
];
