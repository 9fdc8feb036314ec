import type { Brief, Fact } from '#shared/brief.ts';
import type { Source } from '#plan/source.ts';
import { listFacts, listLawfulFlags, sayFact } from './facts.ts';
import { sayPay } from './pay-words.ts';
import { capitalize, lowerFirst } from './prose/casing.ts';
import { listOnce } from './prose/list.ts';
import { remember } from './remember.ts';

export const drawTopics = [
  'pay',
  'time',
  'growth',
  'health',
  'money',
  'place',
  'team',
  'other',
] as const;
export type DrawTopic = (typeof drawTopics)[number];

/** One thing the job offers, in its own words. */
export type Draw = { topic: DrawTopic; text: string; fact: Fact | null };

/** What a benefit, a motive or a worry is about; the first that fits counts. */
const TOPICS: [DrawTopic, RegExp][] = [
  [
    'growth',
    /train|certif|tuition|learn|career|promot|develop|mentor|ladder|path|step|skill|coach|advance|conference|licen[cs]e fee|exam|weiterbildung|formation/i,
  ],
  [
    'time',
    /schedul|shift|hours|flex|weekend|night|holiday|vacation|paid time off|\bpto\b|leave|days off|overtime|on.call|rota|four.day|part.time|sabbatical|urlaub|congés|home time|balance|remote days|hybrid days/i,
  ],
  [
    'health',
    /medical|dental|vision|health|insurance|wellness|fsa\b|hsa\b|disability|krankenversicherung|mutuelle/i,
  ],
  [
    'money',
    /401|403|pension|retire|match|bonus|equity|stock|rsu|commission|profit|per diem|allowance|stipend|differential|tip|discount|reimburs|altersvorsorge|prime/i,
  ],
  [
    'place',
    /relocat|housing|remote|home office|commut|parking|transit|transport|truck|vehicle|van\b|car\b|location|near home|office|telework|homeoffice|télétravail/i,
  ],
  ['pay', /\bpay\b|salary|wage|rate\b|\$\d|€\s?\d|£\s?\d/i],
  [
    'team',
    /team|crew|partner|colleague|manager|culture|safety|ratio|support|respect|mission|autonom|review|trust|family|patient|problem/i,
  ],
];

export const findTopic = (text: string): DrawTopic =>
  TOPICS.find(([, pattern]) => pattern.test(text))?.[0] ?? 'other';

/** A benefit that begins by repeating the pay is told without it. */
function withoutPay(text: string, amounts: readonly number[]): string {
  const figures = amounts.map((amount) => amount.toLocaleString('en-US'));
  const parts = text.split(/,\s+(?=\D)/);
  const rest = parts.filter((part) => !figures.every((figure) => part.includes(figure)));
  return figures.length < 2 || rest.length === parts.length ? text : capitalize(rest.join(', '));
}

/** What the job offers, pay first; benefits, then culture and goals that it states. */
export const listDraws = remember((source: Source): Draw[] => {
  const { brief } = source;
  const pay = sayPay(source);
  const amounts = [brief.pay?.min, brief.pay?.max].filter((amount) => typeof amount === 'number');
  const stated = [
    ...listFacts(brief, { kinds: ['benefit'] }),
    ...listFacts(brief, { kinds: ['culture', 'team'] }),
  ];
  return [
    ...(pay.spoken ? [{ topic: 'pay' as const, text: pay.spoken, fact: null }] : []),
    ...stated
      .map((fact) => ({ fact, text: withoutPay(sayFact(fact), amounts) }))
      .filter(({ text }) => text !== '' && !/^(?:pay|salary|wage) (?:is|range)/i.test(text))
      .map(({ fact, text }) => ({ topic: findTopic(text), text, fact })),
  ];
});

/** The draw that answers a motive or a worry, and only where both are about the same thing. */
export function findDraw(
  draws: readonly Draw[],
  about: string,
  taken = new Set<Draw>(),
): Draw | null {
  const topic = findTopic(about);
  if (topic === 'other') return null;
  return draws.find((draw) => draw.topic === topic && !taken.has(draw)) ?? null;
}

/** Work that some people cannot or will not do: said in the first call, not in the third. */
export function listHardParts(brief: Brief): string[] {
  return listOnce([
    ...brief.dealBreakers.map(sayFact),
    ...listFacts(brief, { kinds: ['physical', 'travel'] }).map(sayFact),
    ...listFacts(brief, { kinds: ['schedule'] })
      .map(sayFact)
      .filter((text) =>
        /night|weekend|on.call|overtime|rotat|holiday|shift|24|early|late/i.test(text),
      ),
    ...listLawfulFlags(brief),
  ]);
}

export const lowerDraw = ({ text }: Draw): string => lowerFirst(text);
