/** Kinds of words that tell more of a phrase than the words themselves. */
const lists: Record<string, string> = {
  det: 'the a an this that these those all any each every some both such no',
  particle: 'up out off down over back',
  own: 'our your their its his her my',
  join: 'and or & and/or as',
  of: 'of',
  to: 'to',
  prep: 'in on at for with by from through throughout under within across during per via into onto over between among against after before around about toward towards behind beyond upon without regarding concerning including using like than',
  who: 'everything anything something you we they it he she i us them who which what whom whose how where when while whilst if because so',
  be: 'is are was were be been being has have had will would can could may might must should shall do does did',
  not: 'not never only also etc very highly fully well',
  weak: 'assist assists assisting support supports supporting help helps helping ensure ensures ensuring provide provides providing perform performs performing maintain maintains maintaining participate participates contribute contributes responsible work works working collaborate collaborates partner partners liaise act serve demonstrate demonstrates possess possesses',
  have: 'experience experienced knowledge understanding familiarity familiar proficiency proficient expertise background ability able skills skill skilled competence competency track record exposure passion comfortable confidence confident fluency fluent command grasp history success',
  praise:
    'strong excellent good great proven solid demonstrated exceptional outstanding deep thorough effective effectively efficient efficiently high high-quality advanced basic working extensive sound relevant previous prior minimum least hands-on ideal successful various multiple complex new timely accurate daily overall appropriate necessary key other related general specific',
  time: 'year years yrs month months day days week weeks',
};

const kinds = new Map(
  Object.entries(lists).flatMap(([kind, words]) =>
    words.split(' ').map((one) => [one, kind] as const),
  ),
);

const endings: readonly [RegExp, string][] = [
  [/^\d/u, 'num'],
  [/^[^\p{L}\p{N}]/u, 'mark'],
  [/ing$/u, 'ing'],
  [/ly$/u, 'ly'],
  [/(?:tion|sion|ment|ance|ence|ity|ness|ship|ure|sis|age|ism)$/u, 'noun'],
  [/(?:tions|sions|ments|ances|ences|ities|ers|ors|ists)$/u, 'nouns'],
  [/(?:al|ic|ive|ous|ful|able|ible|ary|less|ical)$/u, 'adj'],
  [/(?:ed)$/u, 'ed'],
  [/(?:ize|ise|ate|ify)$/u, 'verb'],
  [/(?:er|or|ist|ian)$/u, 'person'],
  [/[^s]s$/u, 's'],
];

export function kindOf(word: string): string {
  const low = word.toLowerCase();
  return kinds.get(low) ?? endings.find(([ending]) => ending.test(low))?.[1] ?? 'word';
}
