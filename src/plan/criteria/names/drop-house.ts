import { rememberTexts } from '#shared/remember-texts.ts';

/** "harbor.example.org", however long: a page that only this house has. */
const site =
  /(?!(?:asp|ado|vb)\.net\b)(?:www\.)?[\p{L}\d-]{2,30}\.(?:com|org|net|io|edu|gov|co\.uk|org\.uk|ac\.uk)/iu;

const escape = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** Words of a house that other houses have as well. */
const anyHouse =
  /^(?:the|and|of|for|a|an|inc|llc|ltd|plc|gmbh|group|company|companies|corporation|services?|solutions?|partners?|university|college|school|schools|hospital|health|care|city|county|state|national|international|global|american|first|united|bank|hotels?|restaurants?|foods?|systems?|technolog(?:y|ies)|consulting|management|center|centre|agency|visit)$/i;

interface Owner {
  /** In small letters; what lacks it is not looked at further, since patterns take long to make. */
  word: string;
  pattern: () => RegExp;
}

/** The house, in whatever letters. */
const makeOwner = (owner: string): RegExp =>
  new RegExp(`${article}(?:${owner})${belonging} (?=\\p{L})`, 'iu');

/** A thing of the house with its owner in front: "the Tern app", "Tern's ledgers". */
const findOwners = rememberTexts((employer): readonly Owner[] => {
  const [first = ''] = employer.split(/[\s,]+/);
  const whole = employer.trim();
  const isName = first.length > 3 && /^\p{Lu}/u.test(first) && !anyHouse.test(first);
  const named = (word: string, make: () => RegExp): Owner => {
    let made: RegExp | undefined;
    return { word: word.toLowerCase(), pattern: () => (made ??= make()) };
  };
  return [
    { word: '.', pattern: () => ofSite },
    ...(whole.length > 3 ? [named(whole, () => makeOwner(escape(whole)))] : []),
    // A word of the name alone is the house only where it is written as a name and owns something.
    ...(isName
      ? [
          named(first, () => new RegExp(`${article}${escape(first)}['’]s? (?=\\p{L})`, 'u')),
          named(first, () => new RegExp(`(?<=\\p{L} )${article}${escape(first)} (?=\\p{L})`, 'u')),
        ]
      : []),
  ];
});
const article = '(?:\\b(?:the|our|all|an?) )?(?<![\\p{L}.])';
const belonging = "(?:['’]s?)?";
const ofSite = makeOwner(site.source);

/** What follows an owner, up to its end: "event calendar" of "event calendar and answers". */
const thing =
  /^(?!(?:within|across|and|or|of|for|in|on|at|with|to|from|by|as|that)\b)[\p{L}-]+(?: (?!(?:and|or|of|for|in|on|at|with|to|from|by|as|that)\b)[\p{L}-]+){0,3}/iu;

/**
 * A name without what only this employer has, so that anyone who did such work elsewhere can answer: "Keeping the
 * tern.example tide table" is "Keeping a tide table".
 */
export function dropHouse(name: string, employer: string): string {
  const small = name.toLowerCase();
  for (const { word, pattern } of findOwners(employer)) {
    const found = small.includes(word) ? pattern().exec(name) : null;
    if (!found) continue;
    const before = name.slice(0, found.index);
    const after = name.slice(found.index + found[0].length);
    // "for Harrow Nets": what follows is the rest of the name.
    if (after !== '' && employer.includes(`${found[0].trim()} ${after.split(' ')[0]}`)) continue;
    const [said = ''] = thing.exec(after) ?? [];
    const isPlural = /s$/i.test(said) && !/ss$/i.test(said);
    const one = isPlural || before === '' ? '' : /^[aeiou]/i.test(said) ? 'an ' : 'a ';
    const bare = `${before}${one}${after}`;
    if (said !== '' && bare.split(/\s+/).length >= 2)
      return bare.charAt(0).toUpperCase() + bare.slice(1);
  }
  return name;
}
