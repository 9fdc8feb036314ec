import { describe, expect, it } from 'vitest';
import { readStyleNote } from './style-note.ts';

const read = (messagingStyle: string) => readStyleNote({ tone: 'professional', messagingStyle });
const avoided = (text: string) => read(text).avoid.map(({ word }) => word);

describe('a style note', () => {
  it.each([
    ['Never write Regards', ['Regards']],
    ['Avoid "family", "ninja" and “rockstar”.', ['family', 'ninja', 'rockstar']],
    ['Avoid the words family and ninja in mails.', ['family', 'ninja']],
    ["Don't say 'opportunity' or 'reach out'.", ['opportunity', 'reach out']],
    ['Forbidden words: guys, folks', ['guys', 'folks']],
    ['No "guru".', ['guru']],
    ['Never sign off with "Regards".', ['Regards']],
  ])('names words to avoid: %s', (text, words) => {
    expect(avoided(text)).toEqual(words);
    expect(read(text).notUnderstood).toEqual([]);
  });

  it.each([
    ['Say "people" instead of "candidates".', 'candidates', 'people'],
    ['Never say "job", say "position" instead.', 'job', 'position'],
    ['Instead of salary, say pay.', 'salary', 'pay'],
    ['Always say teammates, not employees.', 'employees', 'teammates'],
  ])('names one word for another: %s', (text, word, right) => {
    expect(read(text)).toMatchObject({ avoid: [{ word, instead: right }], notUnderstood: [] });
  });

  it.each([
    ['No exclamation marks.', 'exclamation'],
    ['never use emojis', 'emoji'],
    ['Avoid semicolons', 'semicolon'],
    ['Without hashtags, please', 'hashtag'],
  ] as const)('forbids a habit: %s', (text, habit) => {
    expect([...read(text).without]).toEqual([habit]);
    expect(read(text).notUnderstood).toEqual([]);
  });

  it.each([
    ['Sign off with "Warmly".', { signOff: 'Warmly,', tagLine: null }],
    ['Close every mail with "Best wishes,"', { signOff: 'Best wishes,', tagLine: null }],
    ['End every message with "Safe home, every day."', { tagLine: 'Safe home, every day.' }],
    ['Our tagline: "Power to people"', { tagLine: 'Power to people' }],
    ['Always say Hi.', { greeting: 'Hi' }],
    ['Start mails with "Hello"', { greeting: 'Hello' }],
    ['Use "we" instead of the company name.', { speaksAs: 'we' }],
    ['Use the company name, not "we".', { speaksAs: 'company' }],
    ['Never say we or us', { speaksAs: 'company' }],
    ['Short sentences.', { shortSentences: true, longestSentence: null }],
    ['Sentences of at most 15 words', { shortSentences: true, longestSentence: 15 }],
    ['Keep mails under 90 words', { longestMail: 90 }],
    ['No contractions', { contractions: false }],
    ['Use contractions', { contractions: true }],
  ])('sets a rule: %s', (text, rule) => {
    expect(read(text)).toMatchObject({ ...rule, notUnderstood: [], avoid: [] });
  });

  it('holds several rules in one sentence', () => {
    const note = read(
      'Short sentences, no exclamation marks or emojis, and never use "family". Sign off with "Warmly, the crew".',
    );
    expect(note).toMatchObject({ shortSentences: true, signOff: 'Warmly, the crew,' });
    expect([...note.without]).toEqual(['exclamation', 'emoji']);
    expect(note.avoid.map(({ word }) => word)).toEqual(['family']);
    expect(note.notUnderstood).toEqual([]);
  });

  it('says what it did not understand', () => {
    expect(read('Be warm and direct, no exclamation marks. Never be pushy.').notUnderstood).toEqual(
      ['Be warm and direct', 'Never be pushy'],
    );
    expect(read('').notUnderstood).toEqual([]);
  });
});
