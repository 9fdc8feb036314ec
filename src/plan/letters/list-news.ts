import { stripEnd } from '#writing/casing.ts';
import { countWords } from '#writing/shorten.ts';
import { tellOpenings } from '../hiring-steps/say-openings.ts';
import { makePlan } from '../plan.ts';
import type { Source } from '../source.ts';
import { isHollowGrowth, sayGrowth } from './say-growth.ts';
import { listJobFacts } from './job-facts.ts';
import { quoteAd } from './quote-ad.ts';
import { speakHours } from './say-job.ts';
import { nameUnusual, tellHours } from './tell-terms.ts';
import { describeTeam, isNearly, listLeft, sayOffer, shareOut } from './tell-facts.ts';

const longest = 26;

/** "It is part-time and remote." tells what the first sentence of a letter may have left out; that it is full-time is no news. */
const sayPattern = (pattern: string): string =>
  /^It is\b.+\.$/.test(pattern) && (nameUnusual(pattern) !== '' || /\bpermanent\b/i.test(pattern))
    ? pattern
    : '';

/** That it is close-knit, any team says of itself. */
const tellTeam = (source: Source): string => {
  const team = describeTeam(source);
  return /\d|\b(?:two|three|four|five|six|seven|eight|nine|ten|twelve)\b/.test(team) ? team : '';
};

const ofTerm = { fewest: 5, most: 18 };

/** Terms of the advertisement that no field holds, in its own words. */
function listTerms(source: Source): string[] {
  const { sentences } = makePlan(source);
  const { hours, decisive } = listJobFacts(source);
  const isHeld = ({ kind }: { kind: string }): boolean =>
    /^(?:travel|apply)$/.test(kind) ||
    (kind === 'hours' && hours !== '') ||
    (kind === 'contract' && `${sentences.contract}${decisive.join(' ')}` !== '');
  // What a sentence on the contract tells in plain words is not quoted beside it.
  const deal = /\b(?:contract|temporary|permanent|months?)\b/i.test(decisive.join(' '))
    ? []
    : source.brief.deal;
  return [...source.brief.termLines.filter((term) => !isHeld(term)), ...deal]
    .map(({ text }) => stripEnd(text.replace(/\s+/g, ' ').trim()))
    .filter(
      (text) =>
        countWords(text) >= ofTerm.fewest &&
        countWords(text) <= ofTerm.most &&
        !/["“”[\]|]|\bapply\b|^must\b/i.test(text),
    )
    .map((text) => `The posting says: ${quoteAd(source, text)}.`);
}

/** "career path": two words of it tell nobody where it leads. */
const growthOf = (source: Source): string => {
  const said = sayGrowth(source);
  const [, quoted = said] = /"([^"]+)"/.exec(said) ?? [];
  return countWords(quoted) < fewestOfGrowth || isHollowGrowth(source) ? '' : said;
};
const fewestOfGrowth = 4;

/** "8 hour shift" is a cell of a form, and no news. */
const sayHours = (hours: string): string => {
  const said = speakHours(hours);
  return /^It is \d{1,2}[- ]hours? shifts?\b/i.test(said) ? '' : said;
};

/** "Monday through Friday" at a desk: everybody expects it. */
const isUsualWeek = (source: Source): boolean =>
  tellHours(source) === '' && !/\d/.test(listJobFacts(source).hours);

/** A sentence whose words another text tells already. */
export const isTold = (text: string, told: string): boolean =>
  told.includes(text.replace(/\.$/, '')) ||
  told
    .split(/(?<=[.?!])\s+|\n+/)
    .filter(Boolean)
    .some((sentence) => isNearly(sentence, text));

/**
 * What a later message to the same people can still tell them: facts and offers that they move for, then terms, team,
 * the way on and the house; nothing of it stands in what they have read.
 */
export function listNews(source: Source, turn: number, told: string): string[] {
  const facts = listJobFacts(source);
  const { first, followUp } = shareOut(source)[turn]!;
  const isNew = (benefit: string): boolean => !told.includes(benefit);
  const benefits = [...followUp.benefits, ...first.benefits].filter(isNew);
  const rows = [
    [...followUp.facts, benefits.length === 0 ? '' : sayOffer(benefits.slice(0, 3), turn)],
    [
      ...listTerms(source),
      isUsualWeek(source) ? '' : sayHours(facts.hours),
      sayPattern(facts.pattern),
      ...facts.decisive.filter((text) => text !== tellOpenings(source.brief)),
    ],
    [tellTeam(source), growthOf(source)],
    first.facts,
  ];
  // Each kind of people hears of another matter first, after what they move for.
  const [own = [], ...others] = rows;
  const at = turn % 2;
  const { spoken, stated } = makePlan(source).pay;
  const pay = stated && spoken !== null && !told.includes(spoken) ? facts.pay : '';
  return [...own, ...others.slice(at, 2), ...others.slice(0, at), ...others.slice(2)]
    .flat()
    .concat(pay, listLeft(source, turn))
    .filter((text) => text !== '' && !text.includes('[') && countWords(text) <= longest)
    .reduce<string[]>(
      (kept, text) => (isTold(text, `${told} ${kept.join(' ')}`) ? kept : [...kept, text]),
      [],
    );
}

const longestFact = 12;

/** One thing that they have not read yet; empty where nothing is left. */
export const tellOneMore = (source: Source, turn: number, told: string): string =>
  listNews(source, turn, told).find((text) => countWords(text) <= longestFact) ?? '';
