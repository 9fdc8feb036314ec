import type { Brief } from '#shared/brief.ts';
import { examples, sayTitle } from './gap.ts';
import type { Gap, MissingInput } from './gap.ts';

export function askAboutSearch(input: MissingInput): Gap[] {
  const { brief, profile } = input;
  const unlawful = brief.redFlags.find((flag) => flag.unlawful);
  const rivals = examples(profile.family.rivals.map((text) => text.toLowerCase()));
  const { language } = brief;
  const isForeign = language !== null && language !== 'en';
  return [
    {
      isOpen: isForeign,
      topic: 'Language',
      question: `The ad is in ${isForeign ? nameLanguage(language) : ''}. In which language should the posting and the messages appear, and who checks them?`,
      why: 'Its words are quoted as they stand; a mixture of two languages puts candidates off.',
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
      question: `Where did the best ${sayTitle(brief)} you know come from before this work?`,
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

const quoteOf = ({ source, text }: Brief['redFlags'][number]): string =>
  source.from === 'job' ? `"${source.quote}"` : text;

const nameLanguage = (code: string): string =>
  new Intl.DisplayNames('en', { type: 'language' }).of(code) ?? code;
