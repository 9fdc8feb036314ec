/** Little words that nearly every text of a language has; those that two languages share are left out. */
const littleWords = {
  english:
    'the and of to for with you your that this is are will on at from we our it be have what how',
  german:
    'der die das und ist nicht mit für auf ein eine sie wir den dem von zu im werden oder haben',
  french: 'le les des et est une pour dans avec vous nous que qui sur pas au aux sont votre cette',
  spanish: 'el los las y es una para con por que su sus del se como más nuestro usted está',
  portuguese: 'o os as e é uma para com não em do da dos das você nosso são mais ao',
  italian: 'il gli e è una per con non che di del della sono nel alla questo più anche',
  dutch: 'het een en van voor met je niet zijn wij op aan dat deze wordt ook bij naar',
  polish: 'i w na z do się że jest nie oraz dla są jak przez pod lub które',
} as const;
type Language = keyof typeof littleWords;

const languages = Object.entries(littleWords).map(
  ([name, words]) => [name as Language, new Set(words.split(' '))] as const,
);

const fewestWords = 40;

/** The language that words are clearly not English in; nothing when they are, or when it cannot be told. */
export function findOtherLanguage(text: string): string | undefined {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const foreignLetters = text.match(/[^\P{L}\p{Script=Latin}]/gu)?.length ?? 0;
  if (letters > fewestWords && foreignLetters / letters > 0.4) return 'another script';
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  if (words.length < fewestWords) return undefined;
  const share = (known: ReadonlySet<string>) =>
    words.filter((word) => known.has(word)).length / words.length;
  const shares = languages.map(([name, known]) => [name, share(known)] as const);
  const english = shares.find(([name]) => name === 'english')?.[1] ?? 0;
  const [best] = shares.toSorted(([, a], [, b]) => b - a);
  if (!best || best[0] === 'english') return undefined;
  return best[1] > 0.08 && best[1] > english * 2 ? best[0] : undefined;
}
