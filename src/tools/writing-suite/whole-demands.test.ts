import { expect, it } from 'vitest';
import { makePlan } from '#plan/plan.ts';
import { generators } from '../generators.server.ts';
import { sourceOfText } from './source-of-text.ts';

const advertisement = (...lines: readonly string[]): string =>
  [
    'Stock Clerk',
    'Harbor & Pine',
    'Columbus, OH',
    '',
    'What you will do',
    '- Count the stock and write down what is missing',
    '- Plan deliveries with the drivers',
    '',
    'Requirements',
    ...lines.map((line) => `- ${line}`),
  ].join('\n');

const gatesOf = (...lines: readonly string[]): string[] =>
  makePlan(sourceOfText(advertisement(...lines))).gates.map(({ name }) => name);

const written = (
  id: 'hiringSynopsis' | 'attractionPosting' | 'candidateMessaging',
  text: string,
) => {
  const { figures, draft } = generators[id].prepare(sourceOfText(text));
  return JSON.stringify(generators[id].merge(figures, draft));
};

it('names whoever may hold one of two papers in one demand', () => {
  expect(gatesOf('Registered Nurse / Registered Pharmacist')).toContain(
    'Registered Nurse or Registered Pharmacist',
  );
});

it('demands nothing that the text denies, tells of its house or asks of some only', () => {
  const gates = gatesOf(
    'Two years of experience in a store room',
    'It is not a requirement that somebody holds a diploma',
    'We are shaping the future of travel, trade and more',
    'If a candidate still studies, you must be free in the evening and on weekends',
    'Experience in or interest in using looms',
  );
  expect(gates.join('|')).not.toMatch(/enrolled|future of travel|in school|interest/);
});

it('names a demand without who is spoken to', () => {
  expect(
    gatesOf('The selected candidate will have a minimum of three years of experience in a mill'),
  ).toContain('Minimum of three years of experience in a mill');
  expect(
    gatesOf('We are looking at a senior clerk with at least four years of experience in a mill'),
  ).toContain('At least four years of experience in a mill');
});

it('keeps every way in where the agreed criteria are short', () => {
  const ways =
    'Three years of full-time paid work experience as a stock clerk, store keeper, dock hand, yard hand, packer, picker or tally clerk in a port';
  expect(written('hiringSynopsis', advertisement(ways))).toContain('tally clerk');
});

it('leaves an age out of every text for candidates and asks once whether it may come out', () => {
  const text = advertisement('Two years in a store room', 'Male or female, above 27');
  expect(written('attractionPosting', text)).not.toMatch(/above 27/);
  expect(written('candidateMessaging', text)).not.toMatch(/above 27/);
  const synopsis = written('hiringSynopsis', text);
  expect(synopsis.match(/above 27/g)).toHaveLength(1);
  expect(synopsis).toContain('may not decide who is hired');
});
