import type { Brief } from '#shared/brief.ts';
import { examples, sayTitle } from './gap.ts';
import type { Gap, MissingInput } from './gap.ts';

export function askAboutSearch(input: MissingInput): Gap[] {
  const { brief, profile } = input;
  const unlawful = listUnlawful(brief);
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
      isOpen: unlawful.length > 0,
      topic: 'Unlawful wish',
      question: askToDrop(unlawful),
      why: 'It is left out of every text for candidates, of the search and of the score.',
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

const mostQuoted = 4;

/** The words of the wishes about who a person is, each once, as the text has them. */
const listUnlawful = ({ redFlags }: Pick<Brief, 'redFlags'>): string[] => [
  ...new Set(
    redFlags
      .filter(({ unlawful }) => unlawful)
      .flatMap(({ text, source }) => {
        const quoted = [...text.matchAll(/“([^”]+)”/g)].map(([, words = '']) => words);
        return quoted.length > 0 ? quoted : [source.from === 'job' ? source.quote : text];
      }),
  ),
];

function askToDrop(wishes: readonly string[]): string {
  const shown = wishes.slice(0, mostQuoted).map((words) => `"${words}"`);
  const row = new Intl.ListFormat('en-GB').format(shown);
  return shown.length > 1
    ? `The text says ${row}. None of this may decide who is hired: may it come out, or which task makes one of them necessary?`
    : `The text says ${row}. That may not decide who is hired: may it come out, or which task makes it necessary?`;
}

const nameLanguage = (code: string): string =>
  new Intl.DisplayNames('en', { type: 'language' }).of(code) ?? code;
