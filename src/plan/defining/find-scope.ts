import { isGlued } from '#writing/glued.ts';
import { endsOpen } from '#writing/ends-open.ts';
import { memoize } from '#shared/memoize.ts';
import { listFacts, ownWords } from '../wording/own-words.ts';
import type { Source } from '../source.ts';
import { scaleNouns } from './scale-words.data.ts';

const verbs = 'manage|lead|oversee|run|supervise|own|cover|teach|coach|maintain|handle|serve';
const figure =
  '(?:(?:about|around|over|up to|more than|approximately|nearly|at least) )?[$£€]?\\d[\\d,.]*\\+?(?:k|m|bn)?(?: (?:to|-|–) [$£€]?\\d[\\d,.]*)?(?: million| billion)?';
/** "manage a portfolio of 75 donors", "lead a team of 12 joiners", "oversee 40 sites". */
const scoped = new RegExp(
  `\\b(${verbs})(?:s|es|ing)? ((?:(?:an?|the|all|our) )?(?:[\\p{L}-]+ ){0,4}?(?:(?:of|with|across|for) )?${figure}\\+? [\\p{L}-]+(?: [\\p{L}-]+)?)(?=[,.;)]|$| (?:and|in|across|with|for|to|from|who|that|at|on|by|of)\\b)`,
  'iu',
);
/** Years, hours, shares and rules count something else. */
const ofOthers =
  /\b(?:including|years?|hours?|days?|weeks?|months?|minutes|%|percent|degrees?|lbs|pounds|kg|experience|times|words|points|ISO|OSHA|SOC|GMP|section|grades?|levels?|tier|phase|am|pm|quarter)\b|%/i;
const longest = 12;

const amount =
  '((?:over|more than|up to|nearly|around|about|approximately) )?(\\d{1,3}(?:,\\d{3})+|\\d{2,6})(\\+?) ((?:[\\p{Ll}][\\p{L}-]{2,18} ){0,2})';
/** "moorings across 60+ sites": over how much the work goes, wherever it stands in a duty. */
const spanned = new RegExp(
  `\\b(?:across|throughout|spanning|covering|at) (?:all |our |a network of |the ){0,3}${amount}(${scaleNouns.sites}|${scaleNouns.countries})(?![\\p{L}-])`,
  'iu',
);
/** "A dinner for 90 residents" is one evening, and not the work. */
const once =
  /\b(?:banquets?|events?|dinners?|lunch(?:es)?|part(?:y|ies)|weddings?|functions?|class(?:es)?|sessions?|lessons?|meetings?|conferences?|tours?|webinars?|workshops?|trips?|up to)\b/i;
/** "payroll for 1,200 employees": for how many it is done. */
const servedBy = new RegExp(
  `\\b(?:for|serving|supporting) (?:all |our |the ){0,3}${amount}(employees|staff|pupils|students|residents|tenants|households|learners)(?![\\p{L}-])`,
  'iu',
);

/** The size of the work from within a duty; empty where none is named. */
function findSpan(text: string): string {
  for (const [pattern, lead] of [
    [spanned, 'The work spans'],
    [servedBy, 'The work is for'],
  ] as const) {
    const [, about = '', number = '', plus = '', words = '', noun = ''] = pattern.exec(text) ?? [];
    const isYear = /^(?:19|20)\d\d$/.test(number);
    const isOnce = pattern === servedBy && once.test(text);
    if (number !== '' && !isYear && !isOnce && !ofOthers.test(words))
      return `${lead} ${about.toLowerCase()}${number}${plus} ${words}${noun.toLowerCase()}.`;
  }
  return '';
}

/** "As an early member of the design team": what the post is to those who are there. */
const early =
  /\b(?:as|be|become|are) (?:one of )?((?:an?|the|our) (?:(?:very )?(?:early|first|founding) (?:[\p{L}-]+ ){0,2}(?:member|hire|engineer|designer|employee)s?)(?: (?:of|on|in) (?:the|our) (?:[\p{L}-]+ ){0,2}team)?)/iu;
function findStage(text: string): string {
  const [all = '', who = ''] = early.exec(text) ?? [];
  if (who === '' || /\b(?:month|year|shift|point|aid|line|class)\b/i.test(who)) return '';
  const said = who.replace(/\bour\b/gi, 'the');
  return `You would be ${/one of/i.test(all) ? 'one of ' : ''}${said.charAt(0).toLowerCase()}${said.slice(1)}.`;
}

/** How large the work is, or how early one comes, from anywhere in the advertisement's duties. */
export const findSpans = memoize(({ brief }: Source): string[] => {
  if ((brief.language ?? 'en') !== 'en') return [];
  const texts = listFacts(brief, { kinds: ['duty', 'other', 'goal', 'team', 'culture'] }).map(
    (fact) => ({
      isDuty: fact.kind === 'duty',
      text: fact.source.from === 'job' ? fact.source.quote.replace(/\s+/g, ' ') : ownWords(fact),
    }),
  );
  const spans = texts.filter(({ isDuty }) => isDuty).map(({ text }) => findSpan(text));
  const stages = texts.map(({ text }) => findStage(text));
  return [spans.find(Boolean) ?? '', stages.find(Boolean) ?? ''].filter(Boolean);
});

/** What the post has in hand, with its number, as a sentence; empty where none is named. */
export const findScope = memoize(({ brief }: Source): string => {
  if ((brief.language ?? 'en') !== 'en') return '';
  for (const fact of listFacts(brief, { kinds: ['duty', 'other', 'goal', 'team'] })) {
    const [, verb = '', what = ''] = scoped.exec(ownWords(fact)) ?? [];
    const words = what
      .replace(/\bour\b/i, 'the')
      .replace(/^(over|more than|at least) (\d[\d,]{0,9})\+/i, '$1 $2')
      .replace(/\s+/g, ' ')
      .trim();
    if (
      verb !== '' &&
      !ofOthers.test(words) &&
      words.split(' ').length <= longest &&
      !isGlued(words) &&
      !endsOpen(words) &&
      !/\b(?:19|20)\d\d\b/.test(words)
    )
      return `You would ${verb.toLowerCase()} ${words}.`;
  }
  return '';
});

/** Beside somebody who has it in hand, or within what others set. */
const inPart =
  /^(?:You would )?(?:also )?(?:work (?:within|with|closely)|aid|assist|help|support|participate|contribute|collaborate|monitor|track)\b/i;
const draws =
  /\bP&L\b|\bprofit and loss\b|\bbudgets?\b|\bpric(?:es|ing)\b|\b(?:lead|manage|oversee|supervise|direct|build)s? (?:and \p{L}+ )?(?:an?|the|all|\d+)? ?(?:[\p{L}-]+ ){0,3}(?:team|teams|buyers|technicians|engineers|crew|crews|staff|department|function|sites|program|programme|portfolio|region|territory|operations?|outlets)\b|\bstrateg(?:y|ies)\b|\b(?:board|launch|acquisitions?|treasury)\b|\bfrom (?:scratch|start to finish)\b/iu;

/** Whether a sentence tells of what draws people: people led, money or prices in one's own hands, something built, a whole of its own. */
export const hasPull = (sentence: string): boolean =>
  !inPart.test(sentence) && draws.test(sentence);
