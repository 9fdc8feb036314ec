/** Parts of the day as people name them, and the hours that a plan can hold; the first that fits counts. */
export const partsOfDay: readonly (readonly [RegExp, string])[] = [
  [/\bten to noon\b|\bnine to eleven\b/i, '10 AM to noon'],
  [/\beleven to three\b/i, '11 AM to 1 PM'],
  [/\b(?:noon to half past|lunch|lunchtime|midday|noon|twelve to one)\b/i, 'noon to 1 PM'],
  [/\b(?:early afternoon|after lunch|about one|around one|half past one)\b/i, '1 to 2 PM'],
  [/\b(?:mid-?afternoon|about two|around two|two and (?:three|four))\b/i, '2 to 4 PM'],
  [/\b(?:quarter past three|half past three|about three)\b/i, '3 to 5 PM'],
  [
    /\b(?:late afternoon|half past four|about four|after four|four and five|working day|last bell|shift change|after three)\b/i,
    '4 to 6 PM',
  ],
  [
    /\b(?:half past six|after six|six and seven|around six|closing|shortly before seven)\b/i,
    '6 to 8 PM',
  ],
  [
    /\b(?:after seven|seven and eight|half past seven|eight in the evening|after eight)\b/i,
    '7 to 8:30 PM',
  ],
  [
    /\b(?:five|early evening|knocking off|after work|on the way home|evenings?|dismissal)\b/i,
    '5 to 7 PM',
  ],
  [/\b(?:half past eight|eight to nine)\b/i, '8:30 to 9:30 AM'],
  [/\b(?:morning|ten|eleven|nine)\b/i, '10 AM to noon'],
  [/\bafternoon\b/i, '2 to 4 PM'],
];
