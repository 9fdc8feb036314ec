/** Letters whose name begins with a vowel sound: "an RN", "an FAA inspector". */
const SPOKEN_WITH_VOWEL = /^[AEFHILMNORSX]/;

/** Written in capitals but read as a word. */
const READ_AS_WORDS = new Set(
  'FERPA HIPAA LASIK LEAN LEED LOTO MIG NASA NATO NICU REIT RICS SCADA SCRUM SHRM SIEM SOX SQL SWAT'.split(
    ' ',
  ),
);

const SILENT_H = /^(?:heir|honest|honor|honour|hour)/i;
const SOUNDS_LIKE_YOU = /^(?:eu|u[bcfkrst][aeiou]|uni(?!n|m)|one\b|once\b|ut[ei]|use|usu)/i;
const VOWEL_NUMBER = /^(?:8|11(?:\D|$)|18(?:\D|$)|11,|18,)/;

function beginsWithVowelSound(word: string): boolean {
  if (/^\d/.test(word)) return VOWEL_NUMBER.test(word);
  const [letters = ''] = word.match(/^[A-Za-z]+/) ?? [];
  const isInitials = letters.length > 1 && letters.length < 6 && letters === letters.toUpperCase();
  if ((isInitials && !READ_AS_WORDS.has(letters)) || /^[A-Z](?:\b|\d)/.test(word)) {
    return SPOKEN_WITH_VOWEL.test(word);
  }
  if (SILENT_H.test(word)) return true;
  return /^[aeiouàâäéèêëîïôöûü]/i.test(word) && !SOUNDS_LIKE_YOU.test(word);
}

export const getArticle = (phrase: string): 'a' | 'an' => {
  const [word = ''] = phrase.trim().match(/[\p{L}\p{N}][^\s]*/u) ?? [];
  return beginsWithVowelSound(word) ? 'an' : 'a';
};

/** "an RN", "a university lecturer", "an 8-hour shift". */
export const withArticle = (phrase: string): string => `${getArticle(phrase)} ${phrase}`;

/** Text from elsewhere with its articles put right: "a HVAC technician" becomes "an HVAC technician". */
export const mendArticles = (text: string): string =>
  text.replace(/\b([Aa])n?(?= (\p{Lu}[\p{L}\d-]*))/gu, (_whole, first: string, word: string) =>
    getArticle(word) === 'an' ? `${first}n` : first,
  );
