/** Shorter words are as likely letters of a name as words: these are words. */
const words = new Set(
  'care home city town farm food fish cafe park lake hill rock bank club shop tool iron wood west east new old one two top best blue red gold bay sea sun star busy body baby kids kid art auto car cars van gas oil ice air fire life love real true first good free safe fast mind land view rose bell king queen oak elm pine fern lion wolf bear fox bird tree leaf seed milk corn rice bean wine beer cake day golf'.split(
    ' ',
  ),
);
const joining = new Set(['and', 'of', 'the', 'for', 'in', 'at', 'by', 'on']);
const forms: Readonly<Record<string, string>> = {
  ltd: 'Ltd',
  inc: 'Inc',
  corp: 'Corp',
  pty: 'Pty',
  co: 'Co',
};
/** From so many letters on it is a word and no abbreviation. */
const fewestLetters = 5;
/** One word alone in capitals may be a brand that is written so. */
const fewestWords = 2;
const sureWord = 6;

function sayWord(word: string, at: number): string {
  const small = word.toLowerCase();
  const bare = small.replace(/[^\p{L}]/gu, '');
  const form = forms[bare];
  if (form !== undefined) return small.replace(bare, form);
  if (at > 0 && joining.has(small)) return small;
  const isWord = bare.length >= fewestLetters || words.has(bare) || joining.has(bare);
  return isWord ? small.replace(/\p{L}/u, (letter) => letter.toUpperCase()) : word;
}

/** "HARROW FAMILY CLINIC LLC" shouts from every letter; written as names are, it is "Harrow Family Clinic LLC". */
export function unshoutName(name: string): string {
  const parts = name.split(' ');
  const isShouted =
    parts.length >= fewestWords &&
    !/\p{Ll}/u.test(name) &&
    parts.some((part) => part.replace(/[^\p{L}]/gu, '').length >= sureWord);
  return isShouted ? parts.map(sayWord).join(' ') : name;
}
