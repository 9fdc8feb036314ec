import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, it } from 'vitest';
import { load } from 'js-yaml';
import { checkCandidateTexts, checkEmployers, checkTrade } from './check-trade.ts';
import { listTradesOf } from './employers-schema.ts';
import { listHeads, loadDrawer, loadKind } from './load-drawers.ts';
import { isShortTrade } from './short-trade-schema.ts';

const files = globSync('src/knowledge/trades/*/*.yaml').sort();
const kinds = globSync('src/knowledge/kinds/*.yaml').sort();
const translated = globSync('src/knowledge/languages/*/*.yaml').sort();
const read = (file: string): unknown => load(readFileSync(file, 'utf8'));

describe('the trades', () => {
  it.each(files)('%s lacks nothing', (file) => {
    expect(checkTrade(read(file))).toEqual([]);
  });

  it('serve some occupation, and no kind of work does', () => {
    const serves = (file: string) => (read(file) as { serves: string[] }).serves.length;
    expect(files.filter((file) => serves(file) === 0)).toEqual([]);
    expect(kinds.filter((file) => serves(file) > 0)).toEqual([]);
  });

  it('are heard by their terms and their work, which stand in brackets', () => {
    const deaf = listHeads().filter(
      ({ file, words, work }) =>
        words.size < 10 || (isShortTrade(read(`src/knowledge/${file}`)) && !work?.size),
    );
    expect(deaf.map(({ file }) => file)).toEqual([]);
  });

  it('are at least sixty', () => {
    expect(files.length).toBeGreaterThanOrEqual(60);
  });
});

describe('the kinds of work', () => {
  it.each(kinds)('%s lacks nothing', (file) => {
    expect(checkTrade(read(file))).toEqual([]);
  });

  it('are ten', () => {
    expect(kinds).toHaveLength(10);
  });

  it.each(translated)('%s lacks nothing and has words for every persona', (file) => {
    const content = read(file) as { kind: string; messages: { for: string }[] };
    expect(checkCandidateTexts(content)).toEqual([]);
    const { personas } = read(`src/knowledge/kinds/${content.kind}.yaml`) as {
      personas: { id: string }[];
    };
    expect(content.messages.map((one) => one.for).sort()).toEqual(
      personas.map(({ id }) => id).sort(),
    );
  });
});

describe('the employers', () => {
  const names = files.map((file) => basename(file, '.yaml'));
  const content = read('src/knowledge/employers.yaml') as Record<string, object>;
  const known = Object.keys(content).flatMap(listTradesOf);

  it('are of trades that exist, and of nearly all of them', () => {
    expect(checkEmployers(content, names)).toEqual([]);
    // Nobody hires chief executives or lawyers for wills by the dozen, and records of the police, a school and a building site share no house.
    const long = files.filter((file) => !isShortTrade(read(file)));
    const named = long.map((file) => basename(file, '.yaml'));
    expect(named.filter((name) => !known.includes(name)).toSorted()).toEqual([
      'chief-executive',
      'estates-and-elder-law-attorney',
      'records-specialist',
    ]);
  });

  it('lie in the drawer of their trade, and in none of a kind of work', () => {
    expect(loadDrawer('trades/nursing/registered-nurse.yaml').employers.gb).toContain('NHS');
    const [seller, manager] = ['shop-assistant', 'store-manager'].map(
      (name) => loadDrawer(`trades/retail/${name}.yaml`).employers,
    );
    expect(manager).toEqual(seller);
    expect(manager?.fr).toContain('Carrefour');
    expect(loadKind('care').employers).toEqual({});
  });

  it('are refused with a legal form, twice, too few, or for no trade', () => {
    const check = (gb: string[], trade = 'baker') => checkEmployers({ [trade]: { gb } }, names);
    expect(check(['Greggs', 'Tesco', 'Warburtons'])).toEqual([]);
    expect(check(['Greggs Ltd', 'Tesco', 'Warburtons']).join()).toContain('legal form');
    expect(check(['Greggs', 'greggs', 'Tesco']).join()).toContain('twice');
    expect(check(['Greggs'])).toHaveLength(1);
    expect(check(['Greggs', 'Tesco', 'Warburtons'], 'astronaut').join()).toContain('no trade');
  });
});

describe('checkTrade', () => {
  const whole = read(files[0] ?? '') as { cares_about: string };
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

  it('misses a signature and a way to say no in a mail of another language', () => {
    const texts = read('src/knowledge/languages/de/care.yaml') as {
      messages: { mails: { text: string }[] }[];
    };
    const [first] = texts.messages[0]!.mails;
    first!.text =
      'Ein Brief mit einigen Worten, der endet, ohne dass jemand ihn gezeichnet oder einen Ausweg gelassen hat, und den niemand senden sollte.';
    const findings = checkCandidateTexts(texts).join('\n');
    expect(findings).toContain('not signed with');
    expect(findings).toContain('no way to say no');
  });

  it('misses the occupation of a setting among those that the trade serves', () => {
    const driver = structuredClone(
      read(files.find((file) => file.includes('delivery-driver'))!),
    ) as {
      serves: string[];
    };
    expect(checkTrade(driver)).toEqual([]);
    driver.serves = driver.serves.filter((soc) => soc !== '53-3053');
    expect(checkTrade(driver).join()).toContain('the trade does not serve 53-3053');
  });

  it('finds hours in an advertisement that only some jobs of the trade have', () => {
    const said = { posting: { social: 'Ask me about the weekends.', hook: 'Sunday was quiet.' } };
    expect(checkTrade(said)).toContain('posting.social: "weekends" does not hold for every job');
    expect(checkTrade(said).join()).not.toContain('Sunday');
  });

  it('finds an amount of money and worn words', () => {
    expect(spoil((trade) => (trade.cares_about = 'An exciting $5 an hour.'))).toMatch(
      /worn word "exciting"[\s\S]*an amount of money/,
    );
  });

  it('lets a gardener speak of a landscape, and nobody of that of a market', () => {
    expect(spoil((trade) => (trade.cares_about = 'A landscape firm with its own trucks.'))).toBe(
      '',
    );
    expect(spoil((trade) => (trade.cares_about = 'A changing landscape.'))).toContain('worn word');
  });
});
