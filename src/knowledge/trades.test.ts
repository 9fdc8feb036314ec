import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { checkTrade } from './check-trade.ts';

const files = globSync('src/knowledge/trades/*/*.yaml').sort();
const read = (file: string): unknown => parse(readFileSync(file, 'utf8'));

describe('the trades', () => {
  it.each(files)('%s lacks nothing', (file) => {
    expect(checkTrade(read(file))).toEqual([]);
  });

  it('are at least sixty', () => {
    expect(files.length).toBeGreaterThanOrEqual(60);
  });
});

describe('checkTrade', () => {
  const whole = read(files[0] ?? '') as {
    messages: { mails: { text: string }[] }[];
    cares_about: string;
  };
  const spoil = (change: (trade: typeof whole) => void): string => {
    const trade = structuredClone(whole);
    change(trade);
    return checkTrade(trade).join('\n');
  };

  it('knows a blank that does not exist, and a sentence inside a sentence', () => {
    expect(spoil((trade) => (trade.cares_about = 'They want {salary} first.'))).toContain(
      'there is no blank {salary}',
    );
    expect(spoil((trade) => (trade.cares_about = 'They want {sentence.pay} first.'))).toContain(
      'a whole sentence stands inside another',
    );
  });

  it('misses a signature and a way to say no in a mail', () => {
    const mail = whole.messages[0]?.mails[0];
    expect(mail).toBeDefined();
    const findings = spoil((trade) => {
      const first = trade.messages[0]?.mails[0];
      if (first)
        first.text =
          'A mail of some words that ends without anybody having signed it or left a way out, which nobody should ever send to a person.';
    });
    expect(findings).toContain('not signed with [your name]');
    expect(findings).toContain('no way to say no');
  });

  it('finds an amount of money and worn words', () => {
    expect(spoil((trade) => (trade.cares_about = 'An exciting $5 an hour.'))).toMatch(
      /worn word "exciting"[\s\S]*an amount of money/,
    );
  });
});
