import { codedWords } from './coded-words.data.ts';
import type { AttractionPostingView } from './content.ts';
import { readDemands } from './posting-demands.ts';
import { findPostingPay } from './posting-pay.ts';
import { countWords, listPostingTexts, type Posting, type PostingField } from './posting-texts.ts';

type Internal = AttractionPostingView['internalJobDescription'];

export interface PostingCheck {
  id: 'blanks' | 'pay' | 'place' | 'length' | 'you' | 'must-haves' | 'coded';
  isGood: boolean;
  /** What was found. */
  finding: string;
  why: string;
  /** The text in which it can be mended, of the posting or of the internal description. */
  mendIn?: PostingField | 'requiredQualifications';
}

interface Checked {
  posting: Posting;
  internal: Pick<Internal, 'requiredQualifications' | 'preferredQualifications'>;
  location: string;
}

/** What an editor would look at before a posting goes out; what cannot be judged is left out. */
export function checkPosting(checked: Checked): PostingCheck[] {
  return [
    checkBlanks(checked.posting),
    checkPay(checked.posting),
    checkPlace(checked),
    checkLength(checked.posting),
    checkYou(checked.posting),
    checkMustHaves(checked),
    checkCoded(checked.posting),
  ].filter((check) => check !== undefined);
}

const blank = /\[[\p{L}\p{N} ,:;.'’-]{2,80}\]|\{\{[^{}]{1,60}\}\}/u;

function checkBlanks(posting: Posting): PostingCheck {
  const open = listPostingTexts(posting).flatMap(({ field, text }) => {
    const [found] = blank.exec(text) ?? [];
    return found ? [{ field, found }] : [];
  });
  return {
    id: 'blanks',
    isGood: open.length === 0,
    finding: open[0] ? `To fill in: ${open[0].found}` : 'Nothing left to fill in',
    why: 'Square brackets mark what nobody has said yet.',
    mendIn: open[0]?.field,
  };
}

/** One amount is pay as well, by the hour, or where it is called so: "$24/hr", "Salary: €3,200 per month". */
const singlePay = [
  /[$€£¥₹]\s?\d[\d.,']*(?: an? | per |\/)(?:hour|hr)\b/i,
  /\b(?:pay|salary|wage|earn)\b[^.\n]{0,20}?[$€£¥₹]\s?\d[\d.,']*k?/i,
];

function checkPay(posting: Posting): PostingCheck {
  const texts = listPostingTexts(posting).map(({ text }) => text);
  const pay =
    findPostingPay(texts) ??
    singlePay.flatMap((form) => texts.map((text) => form.exec(text)?.[0])).find(Boolean);
  return {
    id: 'pay',
    isGood: pay !== undefined,
    finding: pay ? `Pay is named: ${pay}` : 'No pay is named',
    why: 'The part that most readers find useful: 61% (LinkedIn). Many places require it by law.',
    mendIn: 'openingHook',
  };
}

function checkPlace({ posting, location }: Checked): PostingCheck | undefined {
  const [town = ''] = location.split(',').map((part) => part.trim());
  if (town === '') return undefined;
  const text = listPostingTexts(posting)
    .map((item) => item.text)
    .join('\n')
    .toLowerCase();
  const isNamed = text.includes(town.toLowerCase());
  return {
    id: 'place',
    isGood: isNamed,
    finding: isNamed ? `The place is named: ${town}` : `${town} is not named`,
    why: 'Nobody can weigh a job without knowing how far it is.',
    mendIn: 'openingHook',
  };
}

function checkLength(posting: Posting): PostingCheck {
  const texts = listPostingTexts(posting).map(({ field, text }) => ({
    field,
    words: countWords(text),
  }));
  const words = texts.reduce((sum, text) => sum + text.words, 0);
  const longest = texts.toSorted((a, b) => b.words - a.words)[0];
  return {
    id: 'length',
    isGood: words >= 300 && words <= 700,
    finding: `${words.toLocaleString('en-US')} words`,
    why: '300 to 700 words bring the most applicants (Textio).',
    mendIn: words < 300 ? 'roleOverview' : longest?.field,
  };
}

const youWords = /\b(?:you|your|yours|yourself)\b/gi;
const weWords = /\b(?:we|us|our|ours|ourselves)\b/gi;

/** Only where the text is in a language that says "you". */
function checkYou(posting: Posting): PostingCheck | undefined {
  const texts = listPostingTexts(posting).map(({ field, text }) => ({
    field,
    you: text.match(youWords)?.length ?? 0,
    we: text.match(weWords)?.length ?? 0,
  }));
  const you = texts.reduce((sum, text) => sum + text.you, 0);
  const we = texts.reduce((sum, text) => sum + text.we, 0);
  if (you + we === 0) return undefined;
  const worst = texts.toSorted((a, b) => b.we - b.you - (a.we - a.you))[0];
  return {
    id: 'you',
    isGood: you >= we,
    finding: `"You" ${times(you)}, "we" ${times(we)}`,
    why: 'A posting that speaks of the reader more than of the employer reads as an offer.',
    mendIn: worst?.field,
  };
}

const fewMustHaves = 6;
const unmeasured = /\b(?:good|strong|excellent|great|outstanding)\b/i;
const saysNone = /^(?:none stated|\[.*\])$/i;

/** What candidates read counts; where the posting lists no demands, the description it is made from. */
function checkMustHaves({ posting, internal }: Checked): PostingCheck | undefined {
  const listed = readDemands(posting.idealCandidate);
  const [musts, wishes] = [
    listed?.musts ?? internal.requiredQualifications,
    listed?.wishes ?? internal.preferredQualifications,
  ].map((items) => items.filter((item) => !saysNone.test(item.trim()))) as [string[], string[]];
  if (musts.length + wishes.length === 0) return undefined;
  const vague = musts.find((item) => unmeasured.test(item));
  return {
    id: 'must-haves',
    isGood: musts.length <= fewMustHaves && !vague,
    finding: vague
      ? `Cannot be measured: "${vague}"`
      : `${musts.length} ${musts.length === 1 ? 'must-have' : 'must-haves'}, ${wishes.length || 'no'} ${wishes.length === 1 ? 'wish' : 'wishes'}`,
    why: 'Few must-haves, each of which can be checked; everything else is a wish.',
    mendIn: listed ? 'idealCandidate' : 'requiredQualifications',
  };
}

function checkCoded(posting: Posting): PostingCheck {
  const found = listPostingTexts(posting).flatMap(({ field, text }) =>
    codedWords.flatMap(({ words, reads }) => {
      const [word] = words.exec(text) ?? [];
      return word ? [{ field, word, reads }] : [];
    }),
  );
  const [first] = found;
  return {
    id: 'coded',
    isGood: !first,
    finding: first
      ? `Coded: ${[...new Set(found.map(({ word }) => `"${word}"`))].join(', ')}`
      : 'No coded words',
    why: first
      ? `Some readers take "${first.word}" ${first.reads} (Gaucher and others 2011).`
      : 'Words that tell some readers that others are meant (Gaucher and others 2011).',
    mendIn: first?.field,
  };
}

function times(count: number): string {
  if (count === 1) return 'once';
  return count === 2 ? 'twice' : `${count} times`;
}
