import { findPayForm } from '#market/difficulty/pay-form.ts';
import { stripEnd } from '#writing/casing.ts';
import { quote } from '#writing/quote.ts';
import { countWords } from '#writing/shorten.ts';
import { listFacts, ownWords } from '../wording/own-words.ts';
import { notSaid, quoted, type Given, type Objection } from './objection.ts';

const sells =
  /\b(?:quotas?|sales (?:goals?|targets?|performance|role|position|calls?)|generate (?:new )?leads|lead generation|prospect\w*|cold[- ]call\w*|sell(?:ing)?)\b/i;
const finds = /\b(?:generate (?:\p{L}+ )?leads|lead generation|prospecting)\b/iu;
const longest = 14;

/** What everybody asks who is to sell: whom they would have to call, and whether they live on commission. */
export function objectToSelling({ source, plan }: Given): Objection[] {
  const { brief } = source;
  const duties = listFacts(brief, { kinds: ['duty'] }).map((fact) => stripEnd(ownWords(fact)));
  if (plan.drawer.kind !== 'sales' && duties.filter((text) => sells.test(text)).length < fewest)
    return [];
  const found = duties
    .filter((text) => finds.test(text) && countWords(text) <= longest)
    .toSorted((a, b) => a.length - b.length)[0];
  return [
    ...(found === undefined
      ? []
      : [
          {
            objection: 'Is it cold calling?',
            answer: `Some of it may be: the posting says ${quote(found)}. How many leads are given and how many you would find yourself: [share: ask the hiring manager].`,
            evidence: quoted,
          },
        ]),
    ...(findPayForm(brief) !== null ||
    brief.pay !== null ||
    (found === undefined && plan.drawer.kind !== 'sales')
      ? []
      : [
          {
            objection: 'Is it commission only?',
            answer:
              'The posting does not say how the pay is made up: [base and commission: ask the hiring manager].',
            evidence: notSaid,
          },
        ]),
  ];
}
/** One line on targets makes nobody a seller. */
const fewest = 2;
