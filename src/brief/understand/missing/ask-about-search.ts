import type { Brief, FactSource } from '#shared/brief.ts';
import { examples } from './gap.ts';
import type { Gap, MissingInput } from './gap.ts';

export function askAboutSearch(input: MissingInput): Gap[] {
  const { brief, profile } = input;
  const unlawful = brief.redFlags.find((flag) => flag.unlawful);
  const rivals = examples(profile.family.rivals.map((text) => text.toLowerCase()));
  const foreign = brief.facts.filter(({ text, source }) => isTranslated(text, source));
  const [first] = foreign;
  return [
    {
      isOpen: first !== undefined,
      topic: 'Translation',
      question: `The ad is not in English. Are its terms carried over rightly, for example ${first ? sayPair(first) : ''}, and in which language should the posting appear?`,
      why: 'Titles and certificates of another country have no exact twin; a wrong word attracts the wrong people.',
      owner: 'Recruiter',
    },
    {
      isOpen: unlawful !== undefined,
      topic: 'Unlawful wish',
      question: `Which task stands behind the wish ${unlawful ? quoteOf(unlawful) : ''}? It may not decide; the task may.`,
      why: 'The wish must not reach an ad, a search or a decision.',
      owner: 'HR',
    },
    {
      isOpen: brief.competitors.length === 0,
      topic: 'Competitors',
      question: `Which employers have people who do this work well today${rivals === '' ? '' : `: ${rivals}`}?`,
      why: 'They are the first places to search, and the ones that make the better offer.',
      owner: 'Hiring manager',
    },
    {
      isOpen: brief.preferredBackgrounds.length === 0,
      topic: 'Backgrounds',
      question: `Where did the best ${brief.title.singular} you know come from before this work?`,
      why: 'It widens the search to people who do not carry the title yet.',
      owner: 'Hiring manager',
    },
    {
      isOpen: brief.urgency === null,
      topic: 'Urgency',
      question:
        'What does each week without this person cost, and who carries the work until then?',
      why: 'It decides how wide and how hard to search from the first day.',
      owner: 'Hiring manager',
    },
  ];
}

const foreignWords =
  /[äöüß]|\b(?:und|der|die|von|für|mit|im|in der|des|les|aux|une?|sur|est|jours|ans|maîtrise)\b/i;

/** A fact that is English while its source is not. */
const isTranslated = (text: string, source: FactSource): boolean =>
  source.from === 'job' && foreignWords.test(source.quote) && !foreignWords.test(text);

const sayPair = ({ text, source }: Brief['facts'][number]): string =>
  source.from === 'job'
    ? `"${source.quote.replace(/(?<![.;,\s])[.;,\s]+$/, '')}" as "${text.charAt(0).toLowerCase()}${text.slice(1)}"`
    : text;

const quoteOf = ({ source, text }: Brief['redFlags'][number]): string =>
  source.from === 'job' ? `"${source.quote}"` : text;
