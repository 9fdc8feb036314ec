import { mendWords } from '#shared/misprints.ts';
import { rememberTexts } from '#shared/remember-texts.ts';
import { getArticle } from './article.ts';
import { capitalize } from './casing.ts';
import {
  beginners,
  countNouns,
  describing,
  determiners,
  joinedWords,
  ordinaryWords,
  ownSpelling,
  writtenOut,
} from './mend-line.data.ts';

/** "the the", "experience experience". */
const doubled =
  /(?<![\p{L}-])(the|an?|and|or|of|to|in|for|with|on|is|are|will|our|your|we|you|be|as|at|by|from|experience|skills|ability) \1(?![\p{L}-])/giu;

/** "a good match If you row": a small word with a capital between small ones. */
const raised =
  /(?<=\p{Ll},? )(?:If|And|Or|Of|To|For|With|In|The|An|On|By|At|From|As|But|When|That|Who|Is|Are|You|Your|Our|We)(?= \p{Ll})/gu;

const given = new RegExp(
  String.raw`(?<![\p{L}\d@./-])(?:${Object.keys(ownSpelling).join('|')})(?![\p{L}\d@/]|\.\p{L}|-\p{L})`,
  'giu',
);

const spellNames = (text: string): string =>
  text.replace(given, (name) => ownSpelling[name.toLowerCase()] ?? name);

const writeOut = (text: string): string =>
  writtenOut.reduce(
    (said, [initials, whole, beside]) =>
      beside === undefined || beside.test(text)
        ? said.replace(initials, (_, ...rest: unknown[]) =>
            rest.find((one) => typeof one === 'number') === 0 ? capitalize(whole) : whole,
          )
        : said,
    text,
  );

/** As it was begun: "Fast paced" is "Fast-paced". */
const joinWords = (text: string): string =>
  joinedWords.reduce(
    (said, [apart, whole]) =>
      said.replace(apart, (found) => (/^\p{Lu}/u.test(found) ? capitalize(whole) : whole)),
    text,
  );

/** Words with capitals one behind the other, with the small ones between them: a name, or a heading's way of writing. */
const run =
  /\p{Lu}[\p{L}'’-]*(?:(?:,? (?:(?:of|and|&|for|the|in|to|with|on|at|by|from) (?:the )?)?| ?[/&] ?)\p{Lu}[\p{L}'’-]*)*/gu;

/** Ends in a word behind which a line may end. */
const beforeNext =
  /(?<![\p{L}'’-])(?!(?:and|or|of|with|in|for|an?|the|your|our|to|on|at|by|from|including|as) $)\p{Ll}[\p{L}'’-]* $/u;

/** "Strong Verbal Communication Skills": no word of it is a name. */
export const lowerOrdinary = (text: string): string =>
  text.replace(run, (found: string, at: number) => {
    const words = found.match(/\p{Lu}[\p{L}'’-]*/gu) ?? [];
    // Behind a stop a sentence begins.
    const begins = at === 0 || /[.!?:•–—-]\s*["“(]?$/u.test(text.slice(0, at));
    const isOrdinary = words.every(
      (word, place) =>
        ordinaryWords.has(word.toLowerCase().replaceAll('’', "'")) ||
        (place === 0 && begins && words.length > 1 && /^(?:A|An|The)$/.test(word)),
    );
    const [first = ''] = words;
    const isNext = beginners.has(first.toLowerCase()) && beforeNext.test(text.slice(0, at));
    if (!isOrdinary || isNext || text.charAt(at - 1) === '#') return found;
    const small = found.toLowerCase();
    return begins ? capitalize(small) : small;
  });

const modifier = String.raw`(?:(?!(?:${determiners}|${countNouns})\b)(?:(?:${describing})|[\p{Ll}-]+(?<!ing|s|ly|['’])))`;
const ends = String.raw`(?=$|[,.;:)]| (?:or|and|with|where|that|which|preferred|required|is|are|as|by|while|using|to)\b)`;
const bareNoun = new RegExp(
  String.raw`(?<=(?<![\p{L}-])(?:in|at|for|within|from) )(${modifier}(?: (?:and )?${modifier}){0,2}) (${countNouns})${ends}`,
  'gu',
);
/** There is one of it. */
const bareIndustry = new RegExp(
  String.raw`(?<=(?<![\p{L}-])(?:in|within|from) )((?!(?:${determiners})\b)[\p{L}-]+(?:[ /][\p{Ll}-]+)?) (industry|sector)${ends}`,
  'gu',
);
const someIndustry = /^(?:related|relevant|similar|comparable|equivalent|regulated|different)\b/i;

/** "for manufacturing firm", "in fast-paced environment": the article that is missing, where there can be but one. */
const addArticles = (text: string): string =>
  text
    .replace(bareNoun, (found, described: string) => `${getArticle(described)} ${found}`)
    .replace(bareIndustry, (found, described: string) =>
      someIndustry.test(described) ? `${getArticle(described)} ${found}` : `the ${found}`,
    )
    .replace(
      /(?<=(?<![\p{L}-])(?:have|has|hold|possess|with|maintain|obtain) )((?:valid|current|clean|active|full|reliable|acceptable|unrestricted)(?: (?:and )?(?:valid|current|clean|active|full|\p{L}+))? (?:driver['’]?s['’]? licen[cs]e|driving licen[cs]e|driving record|vehicle|licen[cs]e))\b/giu,
      (found) => `${getArticle(found)} ${found}`,
    )
    .replace(/(?<=\bas )(?=team (?:player|member|leader)\b)/g, 'a ')
    .replace(/(?<=\bas part of |\bwork(?:ing)? in )(?=team\b(?! \p{Ll}))/gu, 'a ')
    .replace(
      /(?<=(?:\bor|,|\bin) )(?=(?:related|relevant|similar|comparable|equivalent) (?:\p{Ll}+ )?(?:field|discipline|subject|area|role|position|degree)(?=$|[,.;:)]| (?:or|and|with|where|preferred|required|is|in)\b))/gu,
      (_, at: number, whole: string) => `${getArticle(whole.slice(at))} `,
    );

const ofDegree =
  /\b(?:degree|diploma|B\.?[SA]\.?|M\.?[SA]\.?|bachelor\S*|master\S*|major\p{L}*)(?![\p{L}])/iu;

/** "Accounting, Finance or relevant": what is relevant was lost, and is a field where a degree is spoken of. */
const endField = (text: string): string =>
  ofDegree.test(text)
    ? text.replace(/(?<=\p{L},? )or (relevant|related|similar)(?=$|[.;)])/iu, 'or a $1 field')
    : text;

const papers: readonly (readonly [RegExp, string])[] = [
  [/\b([Bb]achelor|[Mm]aster)s?['’]?s?['’]? [Dd]egree(?=s?\b)/g, "$1's degree"],
  [/\b([Aa]ssociate)['’]?s['’]? [Dd]egree\b/g, '$1 degree'],
  [
    /\bHigh School (?=[Dd]iploma|[Gg]raduate|[Dd]egree|[Ee]ducation|[Ee]quivalent)/g,
    'High school ',
  ],
  [/(?<=[\p{Ll},] )High school (?=diploma|graduate)/gu, 'high school '],
];

const amounts: readonly (readonly [RegExp, string])[] = [
  [/\b(minimum|maximum) (?=\d|(?:one|two|three|four|five|ten)\b)(?!\d+ ?%)/gi, '$1 of '],
  [
    /(?<=\b(?:\d{1,2}\+?|two|three|four|five|six|seven|eight|ten|several|many)) years (?=(?:(?!of\b|in\b|or\b|and\b|old\b)[\p{L}-]+ ){0,3}experience\b)/giu,
    " years' ",
  ],
  [/(?<=\b1) year(?= (?!of\b)(?:[\p{L}-]+ )?experience\b)/giu, ' year of'],
];

const spaces = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .replace(/(?<=\S) (?=[,;](?:\s|$|\p{L}))/gu, '')
    .replace(/(?<=\p{Ll}{2}),(?=\p{L}{2})/gu, ', ')
    .replace(/\( (?=\S)/g, '(')
    .replace(/(?<=\S) \)/g, ')')
    .replace(/(?<=\p{Ll}{3})(?<!etc)\.\)$/u, ')')
    .replace(/,(?=\.$|$)/, '')
    .trim();

const replaceAll = (text: string, table: readonly (readonly [RegExp, string])[]): string =>
  table.reduce((said, [from, to]) => said.replace(from, to), text);

/**
 * A line of an advertisement as an editor would let it go out: articles, capitals, doubled words, names as their owners
 * write them, initials written out. What is asked, offered or done stays what it was; what cannot surely be mended stays.
 */
export const mendLine = rememberTexts((text): string => {
  if (/https?:|@/.test(text)) return text;
  const tidy = mendWords(spaces(text.replace(/^o (?=\p{Lu}\p{Ll})/iu, ''))).replace(doubled, '$1');
  const said = replaceAll(writeOut(spellNames(tidy)), papers).replace(raised, (word) =>
    word.toLowerCase(),
  );
  return addArticles(endField(replaceAll(joinWords(lowerOrdinary(said)), amounts)));
});
