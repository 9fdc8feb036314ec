import { memoize } from '#shared/memoize.ts';
import { stripEnd } from '#writing/casing.ts';
import { isGlued } from '#writing/glued.ts';
import { countWords } from '#writing/shorten.ts';
import { countTelling } from '../defining/count-telling.ts';
import { isSaidWhole } from '../defining/is-said-whole.ts';
import { listOffered } from '../offers/list-offered.ts';
import type { Source } from '../source.ts';
import { listFacts, ownWords } from '../wording/own-words.ts';
import { motivesOf, type Motive } from './motives.ts';
import { quoteAd } from './quote-ad.ts';
import { readProse } from './read-prose.ts';
import { sayPurpose } from './say-briefly.ts';
import { listToldWhole } from './say-duties.ts';

/** What tells this job from others of its name, in a sentence and in a few words for a subject. */
export interface Point {
  kind: 'authority' | 'beside' | 'way in' | 'given';
  text: string;
  /** Behind "Ship's purser in Hull: "; empty where it has no room there. */
  short: string;
  motives: readonly Motive[];
}

/** What only whoever decides does: a say, money, people, the first place. */
export const authority =
  /^(?:review and |set and |develop and )?(?:approve|authori[sz]e|decide|sign off|own(?! vehicle)|lead(?! by\b)|head|chair|negotiate|hire|recruit|launch|found|(?:act|serve) as (?:the |an? )?(?:primary|main|sole|first|single|lead|principal)|set (?:the |an? )?(?:\p{L}+ )?(?:budgets?|prices?|strategy|direction|targets)|(?:manage|oversee|control|run|hold|prepare) (?:and \p{L}+ )?(?:the |an? |its |their )?(?:[\p{L}-]+ ){0,2}(?:budgets?|P&L))(?![\p{L}-])/iu;
const words = { fewest: 3, most: 14, ofSubject: 6 };
const mostOfKind = 4;

/** "Take on duties as assigned" is decided by others. */
const openEnd = /\b(?:as (?:assigned|needed|required|directed)|others?|etc)\b/i;

const listAuthority = (source: Source): Point[] =>
  listToldWhole(source)
    .flatMap(({ verb }) => (verb === null ? [] : sayPurpose(verb)))
    .filter(
      (verb) =>
        authority.test(verb) &&
        !openEnd.test(verb) &&
        countWords(verb) >= words.fewest &&
        countWords(verb) <= words.most &&
        (countTelling(verb) > 0 || /\bbudget|\bP&L\b|\bpric/i.test(verb)),
    )
    .slice(0, mostOfKind)
    .map((verb) => ({
      kind: 'authority',
      text: `You would ${verb}.`,
      short: countWords(verb) <= words.ofSubject ? verb : '',
      motives: ['autonomy', 'progression', 'variety'],
    }));

/** "Partner with the Harbor Board": a group by name, or those who lead; who belongs to any office tells nothing. */
const besideWhom =
  /\b(?:partner|work)(?:ing)?(?: very)?(?: closely| directly| hand in hand)? (?:with|alongside) (?:the|our) ((?:[\p{L}&-]+ ){0,3}(?:leadership(?: team)?|board(?: of directors)?|committee|directors?|founders?|owners?|partners|CEO|CFO|COO|CTO|executives?|executive team|principal|\p{Lu}\p{Ll}+ Team))(?=$|[,.;]| to\b| and\b| on\b| as\b)/u;

function listBeside({ brief }: Source): Point[] {
  const found = brief.facts
    .filter(({ kind }) => /^(?:team|duty|other|culture)$/.test(kind))
    .flatMap(({ text }) => besideWhom.exec(text)?.[1] ?? [])[0];
  return found === undefined || isGlued(found)
    ? []
    : [
        {
          kind: 'beside',
          text: `You would work closely with the ${found}.`,
          short: '',
          motives: ['team', 'progression', 'autonomy'],
        },
      ];
}

/** "You will keep a tenth of each catch": what the house promises to whoever reads it. */
const promise =
  /\byou(?:['’]ll| will|['’]d| would)(?: also| then)? ((?:continue to |always )?(?:receive|get|earn|keep|be paid|be given) [^.;!?]+)/iu;
const promiseEnd =
  /(?:, (?:which|who|and|with|so|as|particularly|especially|including)\b| in return\b| – | - ).*$/u;
const anyPromise =
  /\b(?:package|opportunit\w+|competitive|excellent|great|amazing|rewarding|support|chance|experience|feedback|satisfaction|email|call|confirmation|information|we|our|us)\b/i;
const promiseWords = { fewest: 4, most: 18 };

const listGiven = ({ brief }: Source): Point[] =>
  listFacts(brief, { kinds: ['benefit', 'other'] })
    .flatMap(({ text, source }) => {
      // The reading may have left out who gets it.
      const line = source.from === 'job' ? source.quote : text;
      return promise.exec(line)?.[1]?.replace(promiseEnd, '').trim() ?? [];
    })
    .filter((given) => {
      const count = countWords(given);
      return (
        count >= promiseWords.fewest &&
        count <= promiseWords.most &&
        !anyPromise.test(given) &&
        !isGlued(given) &&
        !given.includes(',') &&
        isSaidWhole(`You would ${given}.`) &&
        countTelling(given) > 0
      );
    })
    .map((given) => {
      const text = `You would ${given}.`;
      return { kind: 'given', text, short: '', motives: motivesOf(text) };
    });

/** Whoever is still on the way may come as well. */
const onTheWay =
  /\b((?:part|newly|recently|nearly)[- ]qualified|finalists?|qualified by experience|QBE)\b/i;
const notEnough = /\b(?:not|only|fully|no) /i;
const longestWay = 16;

function listWaysIn(source: Source): Point[] {
  const line = listFacts(source.brief, { kinds: ['licence', 'education', 'experience'] })
    .map((fact) => stripEnd(ownWords(fact)))
    .find(
      (text) =>
        onTheWay.test(text) &&
        !notEnough.test(text) &&
        !isGlued(text) &&
        countWords(text) <= longestWay,
    );
  const [, who = ''] = onTheWay.exec(line ?? '') ?? [];
  const isFromNought = listOffered(source).some(
    ({ phrase }) => phrase === 'a start that needs no experience',
  );
  return [
    ...(line === undefined
      ? []
      : [
          {
            kind: 'way in' as const,
            text: `The posting takes people who are still on their way: ${quoteAd(source, line)}.`,
            short: /qualified$/i.test(who) ? `${who.toLowerCase().replace(' ', '-')} welcome` : '',
            motives: ['learning', 'progression'] as const,
          },
        ]),
    ...(isFromNought
      ? [
          {
            kind: 'way in' as const,
            text: 'No experience is needed to start.',
            short: 'no experience needed',
            motives: ['learning', 'progression'] as const,
          },
        ]
      : []),
  ];
}

/** What the employer says for the job between its lists. */
const listProse = ({ brief }: Source): Point[] =>
  readProse(brief).map(({ text, isWayIn }) => ({
    kind: isWayIn ? 'way in' : 'given',
    text,
    short: '',
    motives: motivesOf(text),
  }));

/** The strongest first; none where the advertisement is not English. */
export const listPoints = memoize((source: Source): Point[] =>
  (source.brief.language ?? 'en') === 'en'
    ? [
        ...listProse(source),
        ...listAuthority(source),
        ...listGiven(source),
        ...listBeside(source),
        ...listWaysIn(source),
      ]
    : [],
);
