import type { Brief } from '#shared/brief.ts';
import { quote } from '#writing/quote.ts';
import { cutQuote } from '#writing/shorten.ts';
import { splitSentences } from '#writing/split-sentences.ts';
import type { OpenQuestion } from './open-question.ts';
import type { Source } from '../source.ts';

type Asked = Omit<OpenQuestion, 'from'>;

const quotedWords = 16;

/** What the employer says of itself. */
const listTold = ({ facts, employerBlocks }: Brief): string[] =>
  [
    ...facts
      .filter(({ kind }) => kind === 'culture' || kind === 'other')
      .map(({ source, text }) => (source.from === 'job' ? source.quote : text)),
    ...employerBlocks.map(({ text }) => text),
  ].flatMap((text) => splitSentences(text));

const said =
  /^(?:(?:\p{Lu}[\p{L}\d&.’'-]*,? ){1,5}|We |The company )(?:is|are) (?:an?|the) ([^,.;]{3,90})/u;
const rest =
  /\s(?:in|of|for|with|that|which|located|based|dedicated|serving|to|on|from|by|where|who)\b.*$/i;
/** No house is one of these. */
const noHouse = /\b(?:market|industry|sector|mindset|sustainability|lifestyle)$/i;

/** "Harrow is a coastal timber market in renewal": a sentence about the house that nobody can use. */
function askBusiness({ brief }: Source): Asked[] {
  const sentence = listTold(brief).find((line) =>
    noHouse.test((said.exec(line)?.[1] ?? '').replace(rest, '').trim()),
  );
  return sentence === undefined
    ? []
    : [
        {
          matter: 'Business',
          topic: 'What the employer does is unclear',
          assumes: `Readers learn from ${quote(cutQuote(sentence, quotedWords))} what the employer does`,
          ask: 'What does the company make or do, and for whom, in one plain sentence for the posting?',
          why: 'People look it up before they answer; this sentence cannot be used.',
          owner: 'Hiring manager',
        },
      ];
}

const houses =
  /\b(?:(?:over|more than|around|about|some|nearly|portfolio of|collection of|group of|network of|family of) )?\d{1,3}(?:,\d{3})?\+? (?!(?:best|top|largest|leading|most)\b)(?:(?:\p{L}+,? ){0,3})(?:hotels|homes|stores|shops|restaurants|schools|clinics|hospitals|branches|properties|locations|depots|salons|gyms|nurseries|pubs|practices|communities|dealerships|campuses|bakeries|warehouses)\b/iu;

/** Of two or three people know which is meant. */
const fewestHouses = 5;
/** So many are those of others, in which something is sold. */
const mostHouses = 1000;
const soldIn = /\bretail\b/i;

/** A group of houses, and no word on which of them this is. */
function askWhichHouse({ brief }: Source): Asked[] {
  if (brief.sites.length > 0 || brief.workType === 'remote') return [];
  const [words] =
    listTold(brief)
      .map((line) => houses.exec(line))
      .find((match) => match !== null) ?? [];
  const count = Number(/[\d,]+/.exec(words ?? '')?.[0].replaceAll(',', ''));
  if (words === undefined || count < fewestHouses || (count > mostHouses && soldIn.test(words)))
    return [];
  return [
    {
      matter: 'Which house',
      topic: 'Which of the houses it is',
      assumes: `People know which of ${quote(words)} they would work in`,
      ask: `The employer speaks of ${quote(words)}: which one is this, how large is it, and who leads it?`,
      why: 'The place, its size and its manager are what people ask about first.',
      owner: 'Hiring manager',
    },
  ];
}

/** What the text leaves unsaid of the house itself. */
export const askHouse = (source: Source): OpenQuestion[] =>
  source.brief.language !== null && source.brief.language !== 'en'
    ? []
    : [...askBusiness(source), ...askWhichHouse(source)].map((question) => ({
        ...question,
        from: 'text' as const,
      }));
