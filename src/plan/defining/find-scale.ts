import { splitSentences } from '#writing/split-sentences.ts';
import { memoize } from '#shared/memoize.ts';
import { listFacts } from '../wording/own-words.ts';
import type { Source } from '../source.ts';
import { nameHouse } from './name-house.ts';
import { scaleNouns } from './scale-words.data.ts';

type Kind = keyof typeof scaleNouns;

interface Figure {
  kind: Kind;
  /** "more than 5,000 people", "over 20 locations". */
  phrase: string;
  /** Where it was said. */
  sentence: string;
  /** "We manage 40 lofts": run for others, and not its own. */
  isManaged: boolean;
}

const about =
  '(?:(?:over|more than|nearly|almost|about|around|approximately|approx\\.?|some|at least) )?';
const counted =
  '(?:\\d{1,3}(?:,\\d{3}){1,3}|\\d{2,6}|\\d(?:\\.\\d)? million|(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty|fifty|hundred)(?= ))\\+?';

/** Counted of the employer only where a word says so: "we serve 400 pupils". */
const ahead: Readonly<Record<Kind, RegExp>> = {
  people:
    /\b(?:employ\w*|join|team of|workforce of|have|has|with|our|grown to|family of|made up of)\b[^.;,]{0,40}$/i,
  sites:
    /\b(?:operat\w+|have|has|run|runs|own|owns|across|with|at|our|in|manag\w+|includ\w+|of|throughout|from)\b[^.;]{0,40}$/i,
  served:
    /\b(?:serv\w+|support\w*|help\w*|work\w* with|trusted by|used by|care\w* for|teach\w*|our|hous\w+|educat\w+|partner\w* with|welcom\w+|reach\w*)\b[^.;,]{0,30}$/i,
  countries:
    /\b(?:in|across|from|over|throughout|than|operat\w+|nearly|almost|spann\w+)\b[^.;]{0,25}$/i,
  size: /\b(?:has|have|with|operat\w+|own\w*|run|runs|a|our|of|is|includ\w+|offer\w*|fleet)\b[^.;]{0,25}$/i,
};

const between = '((?:[\\p{Ll}][\\p{L}-]{2,18} ){0,3})';
const patterns = (Object.keys(scaleNouns) as Kind[]).map(
  (kind) =>
    [
      kind,
      new RegExp(
        `(?<![\\p{L}\\d$£€.,-])(${about}${counted}) ${between}(${scaleNouns[kind]})(?![\\p{L}-])`,
        'giu',
      ),
    ] as const,
);

/** Nobody counts those of others. */
const ownPeople = /^(?:employees|colleagues|team members|staff members|associates|staff)$/i;

/** Terms of the job, rules of the selection and the work itself count other things. */
const ofOthers =
  /\b(?:applicants?|candidates?|your|hours?|days|weeks?|discounts?|insurance|bonus|pension|salary|score|eligible|year olds|aged|per|each|match|apply|you (?:will|would|['’]ll) (?!be (?:part|joining)|join)|responsible for|manage a|must|minimum|caseload|ratio|population|inhabitants|every(?! day))\b/i;
const idle =
  /^(?:talented|passionate|dedicated|enthusiastic|amazing|great|happy|valued|committed|loyal|highly|satisfied|skilled|engaged|diverse|and|or|in|of|the|our|different|years?|other|more|global|experienced|full-time|people|who)$/i;

const wordOf = (text: string): string => text.replace(/\s+/g, ' ').trim().toLowerCase();

/** "a division of Harrow Group with 900 people": those of the house above it. */
const ofParent =
  /\b(?:division|subsidiary|arm|part|member|brand|branch|unit|affiliate) of (?:the )?\p{Lu}[^.;]{0,80}\b(?:with|employ\w+|has|operat\w+|serv\w+)\b/u;

/** "Colleagues from 130 countries" are where they were born, not where the house works. */
const comesFrom =
  /\bfrom (?:(?:more|fewer|less) than |over |about |nearly |almost |some |around )?$/iu;

const manages = /\bmanag\w+ (?:[\p{L}-]+ ){0,3}$/iu;

function readFigures(sentence: string): Figure[] {
  if (ofOthers.test(sentence) || ofParent.test(sentence)) return [];
  return patterns.flatMap(([kind, pattern]) => {
    const found = [...sentence.matchAll(pattern)].find(
      ({ index, 3: noun = '' }) =>
        (kind === 'people' && ownPeople.test(noun)) || ahead[kind].test(sentence.slice(0, index)),
    );
    const [, amount = '', words = '', noun = ''] = found ?? [];
    if (!found) return [];
    if (
      kind === 'countries' &&
      comesFrom.test(sentence.slice(0, sentence.indexOf(amount, found.index)))
    )
      return [];
    const described = words
      .trim()
      .split(' ')
      .filter((word) => word !== '' && !idle.test(word));
    const thing =
      kind === 'people' && described.length === 0
        ? 'people'
        : [...described, wordOf(noun)].join(' ');
    return /million|thousand|percent/i.test(words) || /^(?:19|20)\d\d$/.test(amount)
      ? []
      : [
          {
            kind,
            phrase: `${wordOf(amount)} ${thing}`,
            sentence,
            isManaged: manages.test(sentence.slice(0, found.index)),
          },
        ];
  });
}

/** How large the employer is in its own figures, the first of each kind. */
const listFigures = memoize(({ brief }: Source): Figure[] => {
  if ((brief.language ?? 'en') !== 'en') return [];
  const texts = listFacts(brief, { kinds: ['culture', 'team', 'goal'] }).map(({ source, text }) =>
    source.from === 'job' ? source.quote.replace(/\s+/g, ' ') : text,
  );
  const found = texts.flatMap(splitSentences).flatMap(readFigures);
  return found.filter(
    ({ kind, phrase }, i) =>
      found.findIndex((one) => one.kind === kind || one.phrase === phrase) === i,
  );
});

/** Goods and customers get farther than the employer itself. */
const ofGoods =
  /\b(?:customers?|clients?|serv\w+|sold|sells?|export\w*|distribut\w+|products?|used|ship\w*|available)\b/i;

const most = 2;

/** "Harrow has over 300 people and 12 depots."; empty where it counts nothing of itself. `who` stands in front. */
export function sayScale(source: Source, who = nameHouse(source)): string {
  const figures = listFigures(source);
  const tell = (...kinds: Kind[]): Figure[] =>
    kinds.flatMap((kind) => figures.filter((one) => one.kind === kind));
  const has = tell('people', 'sites', 'size').slice(0, most);
  const served = has.length >= most ? undefined : tell('served')[0];
  const [where] = tell('countries');
  if (has.length === 0 && !served) {
    if (!where) return '';
    return `${who} ${ofGoods.test(where.sentence) ? 'has customers' : 'works'} in ${where.phrase}.`;
  }
  const [first] = has;
  // Two sentences may speak of other things.
  const isThere = has.length === 1 && !served && where && where.sentence === first?.sentence;
  return `${who} ${[
    has.length === 0
      ? ''
      : `${has.every(({ isManaged }) => isManaged) ? 'manages' : 'has'} ${has.map(({ phrase }) => phrase).join(' and ')}`,
    served ? `serves ${served.phrase}` : '',
  ]
    .filter(Boolean)
    .join(' and ')}${isThere ? ` in ${where.phrase}` : ''}.`;
}
