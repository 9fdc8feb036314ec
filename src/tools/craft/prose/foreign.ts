const STOP_WORDS = {
  German:
    'der die das und oder mit für von zu den dem des ein eine einen einer im am auf bei wir sie ihr ihre unser unsere nicht sowie bzw als wird werden haben hast du dein deine nach zum zur über durch sind ist sehr gute aus uns sechs fünf vier drei zwei tage pro woche jahr besteht sichere kenntnisse vorteil wünschenswert abgeschlossene mindestens jahre',
  French:
    'le la les des et ou avec pour de du un une dans sur nous vous votre notre vos nos pas ainsi que est sont être aux au par en ce cette ces poste vous',
  Spanish: 'el los las y con para del una por nosotros usted nuestro así que ser este esta',
} as const;
export type ForeignLanguage = keyof typeof STOP_WORDS;

const stopWords = Object.fromEntries(
  Object.entries(STOP_WORDS).map(([language, words]) => [language, new Set(words.split(' '))]),
) as Record<ForeignLanguage, Set<string>>;

const ENGLISH = new Set(
  'the and or with for of to in on at you your we our is are be will this that as by from not an it have has must'.split(
    ' ',
  ),
);

/** Marks no English word carries; a single long compound with an umlaut is German enough. */
const LETTERS: [RegExp, ForeignLanguage][] = [
  [/[äöüß]\p{L}{0,40}\b/iu, 'German'],
  [/(?:[çœ]|\bl['’]|\bd['’]|é[es]?\b|tion d)/iu, 'French'],
  [/[ñ¿¡]/u, 'Spanish'],
  [/\b\p{Lu}\p{Ll}{13,}\b/u, 'German'],
  [
    /(?<!\p{L})\p{L}{6,}(?:ung|keit|heit|schaft|kenntnisse|erfahrung|ausbildung|führerschein)\b/iu,
    'German',
  ],
];

/** The language of a text when it is plainly not English; null otherwise. */
export function findForeignLanguage(text: string): ForeignLanguage | null {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  const english = words.filter((word) => ENGLISH.has(word)).length;
  const counts = (Object.keys(stopWords) as ForeignLanguage[]).map(
    (language) => [language, words.filter((word) => stopWords[language].has(word)).length] as const,
  );
  const [language, found] = counts.reduce((best, entry) => (entry[1] > best[1] ? entry : best));
  const marked = LETTERS.find(([mark]) => mark.test(text))?.[1] ?? null;
  if (found > english && (found > 1 || marked === language)) return language;
  return english > 0 ? null : marked;
}
