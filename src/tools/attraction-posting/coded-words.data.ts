/**
 * Words that tell some readers that others are meant. Masculine-coded words after Gaucher, Friesen and Kay 2011
 * (JPSP 101(1), 109-128), without those that are plain words of a job ("lead", "analyse", "challenge").
 */
export const codedWords: { words: RegExp; reads: string }[] = [
  {
    words:
      /\b(?:aggressive(?:ly)?|dominant|dominate|fearless|headstrong|outspoken|hard-?driving|hungry|killer instinct|thick-?skinned|rock ?stars?|ninjas?|gurus?|wizards?|superstars?|superhero(?:es)?)\b/i,
    reads: 'as a search for a man',
  },
  {
    words:
      /\b(?:manpower|chairman|salesm[ae]n|handym[ae]n|foremen|workmanlike|he\/she|s\/he|his\/her|he or she|his or her|guys)\b/i,
    reads: 'as a search for a man',
  },
  {
    words:
      /\b(?:young|youthful|energetic|digital natives?|recent graduates? only|fresh graduates? only|mature)\b/i,
    reads: 'as an age limit',
  },
  {
    words: /\b(?:native(?: english)? speakers?|mother tongue|no accent)\b/i,
    reads: 'as a question of origin',
  },
  { words: /\b(?:able-bodied|clean-cut)\b/i, reads: 'as a question of body or looks' },
  {
    words: /\b(?:work hard,? (?:and )?play hard|like a family|we are a family|24\/7 mindset)\b/i,
    reads: 'as no time for a life outside work',
  },
];
