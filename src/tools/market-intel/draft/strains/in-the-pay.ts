import { sayFormOfPay } from '#plan/contract/deciding-terms.ts';
import { listFacts, ownWords } from '#plan/wording/own-words.ts';
import { makePlan } from '#plan/plan.ts';
import type { Source } from '#plan/source.ts';
import { quote } from '#writing/quote.ts';
import { cutQuote } from '#writing/shorten.ts';
import type { Strain } from './strain.ts';

const wide = 1.35;
const half = 1.75;

/** "$18 to $34": everybody hears the second figure. */
export function strainRange(source: Source): Strain[] {
  const { pay } = source.brief;
  if (!pay?.min || !pay.max || pay.max < pay.min * wide) return [];
  const { low, high } = makePlan(source).pay;
  if (!low || !high) return [];
  return [
    {
      risk: {
        title: 'A wide range',
        description: `${low} to ${high}${pay.max >= pay.min * half ? ', nearly double or more' : ''}: to readers, two different jobs.`,
        impact:
          'Everyone hears the top figure. An offer below it feels like a cut unless the steps were explained first.',
      },
      advice: {
        title: 'Give the range steps',
        recommendation: `Agree with HR what puts someone at ${low}, in the middle and at ${high}, and say so in the first call.`,
      },
    },
  ];
}

const varies =
  /\b(?:(?<!Election |Service |the )commissions?|uncapped|tips|tipped|gratuit\w+|Uncapped|OTE|on-target earnings|piece rate|per mile|mileage pay|prevailing wage|[Dd]avis[- ][Bb]acon|profit share|pay (?:rate )?(?:will |may |can )?(?:fluctuate|vary|varies|depends?))\b/;
const quotedWords = 14;

/** Commission, tips, rates that change with the site. */
export function strainVariable({ brief }: Source): Strain[] {
  // Where all of it varies, the form of the pay is the risk.
  if (sayFormOfPay(brief) !== null) return [];
  const said = [
    ...(brief.pay?.source.from === 'job' ? [brief.pay.source.quote] : []),
    ...listFacts(brief, { kinds: ['benefit', 'schedule', 'other'] }).map(ownWords),
    ...brief.employerBlocks.filter(({ role }) => role === 'benefit').map(({ text }) => text),
  ].find((line) => varies.test(line) && line.split(/\s+/).length <= 40);
  if (!said) return [];
  const [word = ''] = varies.exec(said) ?? [];
  return [
    {
      risk: {
        title: 'Part of the pay varies',
        description: `The text says ${quote(shorten(said, word))}, without saying what it comes to.`,
        impact:
          'People plan around what is guaranteed, and doubt the rest until they see a figure.',
      },
      advice: {
        title: 'Show a real month',
        recommendation:
          'Ask what a mid-table team member took home in a good month and a poor month last year, and quote both.',
      },
    },
  ];
}

/** The clause with the word in it. */
const shorten = (line: string, word: string): string =>
  cutQuote(
    line
      .split(/[.;!]\s/)
      .find((part) => part.includes(word))
      ?.trim() ?? line,
    quotedWords,
  );
