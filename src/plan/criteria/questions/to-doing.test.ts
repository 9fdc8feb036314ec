import { expect, it } from 'vitest';
import { dropPart, isKnownVerb, toDoing, toGerund } from './to-doing.ts';

it.each([
  ['oversee', 'overseeing'],
  ['fabricate', 'fabricating'],
  ['plan', 'planning'],
  ['carry', 'carrying'],
])('"%s" is "%s"', (verb, gerund) => {
  expect(toGerund(verb)).toBe(gerund);
});

it.each([
  ['form & fabricate custom metal trim', 'Forming & fabricating custom metal trim'],
  [
    'plan, organize, and direct the looms of the mill',
    'Planning, organizing, and directing the looms of the mill',
  ],
  ['analyze yarn and summarize faults', 'Analyzing yarn'],
  ['order yarn, dyes and cards', 'Ordering yarn, dyes and cards'],
  ['apply silk and wool finishes', 'Applying silk and wool finishes'],
  ['adjust loom tension and observe the warp', 'Adjusting loom tension'],
])('"%s" is told as a doing', (verbPhrase, doing) => {
  expect(toDoing(verbPhrase)).toBe(doing);
});

it('leaves out that somebody has a part in it', () => {
  expect(dropPart('assist with yarn audits and dye returns')).toBe('yarn audits and dye returns');
  expect(dropPart('take primary responsibility for all yarn transportation')).toBe(
    'all yarn transportation',
  );
});

it('knows verbs that say what is done', () => {
  expect(isKnownVerb('weaving')).toBe(true);
  expect(isKnownVerb('helping')).toBe(false);
  expect(isKnownVerb('sounding')).toBe(false);
});

it('a row in which one word is no verb keeps its form', () => {
  expect(toDoing('load, tides and asking for a pilot')).toBe('Load, tides and asking for a pilot');
  expect(toDoing('load, weigh and stow the catch')).toBe('Loading, weighing and stowing the catch');
});
