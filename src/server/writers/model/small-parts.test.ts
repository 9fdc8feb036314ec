import { describe, expect, it } from 'vitest';
import { lastWords } from './last-words.ts';
import { chooseWait, readRetryAfter } from './retry-after.ts';
import { findOtherLanguage } from './written-language.ts';

describe('how long to wait', () => {
  it.each([
    [{ 'retry-after': '7' }, 7000],
    [{ 'retry-after-ms': '250', 'retry-after': '7' }, 250],
    [{ 'retry-after': 'soon' }, undefined],
    [{}, undefined],
  ])('%j means %s', (headers, milliseconds) => {
    expect(readRetryAfter(headers)).toBe(milliseconds);
  });

  it('can be a date', () => {
    const at = new Date(Date.now() + 5000).toUTCString();
    expect(readRetryAfter({ 'retry-after': at })).toBeGreaterThan(3000);
  });

  it('is full of jitter, capped, and never less than was asked for', () => {
    const waits = Array.from({ length: 200 }, () =>
      chooseWait({ baseMs: 100, capMs: 400 }, { attempt: 5, retryAfterMs: undefined }),
    );
    expect(Math.max(...waits)).toBeLessThanOrEqual(400);
    expect(Math.min(...waits)).toBeLessThan(40);
    const asked = { attempt: 1, retryAfterMs: 1000 };
    expect(chooseWait({ baseMs: 100, capMs: 400 }, asked)).toBeGreaterThanOrEqual(1000);
  });
});

describe('the last words of half a reply', () => {
  it('are words, without the form around them', () => {
    const half = String.raw`{"headline":"Nurse","points":["Five patients","Nights\nonly"],"hook":"You work in Ha`;
    expect(lastWords(half)).toBe('Nurse, Five patients, Nights only, You work in Ha');
  });

  it('are few', () => {
    expect(lastWords(`{"text":"${'many words '.repeat(500)}`).length).toBeLessThanOrEqual(280);
  });
});

describe('another language', () => {
  const repeat = (text: string) => Array(8).fill(text).join(' ');

  it.each([
    ['german', 'Wir suchen eine Kraft für die Station und zahlen gut, weil das nicht leicht ist.'],
    ['french', 'Nous cherchons une infirmière pour le service et vous serez dans une équipe.'],
    ['spanish', 'Buscamos una enfermera para el turno de noche y es un equipo con mucha calma.'],
    ['another script', 'Мы ищем медсестру для ночной смены в нашей больнице.'],
  ])('%s is noticed', (language, text) => {
    expect(findOtherLanguage(repeat(text))).toBe(language);
  });

  it('is not suspected in English with foreign names', () => {
    const text =
      'You will work with the Jobticket and the Kita of the Stadt, and we pay for the training.';
    expect(findOtherLanguage(repeat(text))).toBeUndefined();
  });
});
