import { countTelling } from '#plan/defining/count-telling.ts';
import { isSaidWhole } from '#plan/defining/is-said-whole.ts';
import { sayPlainly } from '#plan/letters/say-plainly.ts';
import { dropHouse } from '#plan/employer/drop-house.ts';
import { memoize } from '#shared/memoize.ts';
import { beginsWithVerb } from '#plan/wording/orders.ts';
import { dropNextLine } from '#plan/letters/reshape-duty.ts';
import { dropFrontManner, ratePull } from '#plan/subject/rate-pull.ts';
import { makeRate } from '#plan/subject/rate-work.ts';
import { listFacts } from '#plan/wording/own-words.ts';
import { canBeDone } from '#plan/wording/speakable/speakable.ts';
import type { Source } from '#plan/source.ts';
import { stripEnd } from '#writing/casing.ts';
import { isGlued } from '#writing/glued.ts';
import { countWords } from '#writing/shorten.ts';
import { anyDuty, ofManner } from './any-duty.ts';
import { listWork } from './duties.ts';
import { listPurposes, otherForm } from '#plan/subject/purpose.ts';
import { isOf, listPlaced, stemsOfDuty } from './judged-duties.ts';
import { listTelling } from './telling.ts';

const length = { fewest: 4, whole: 6, wanted: 20, most: 30 };
const points = {
  first: 8,
  /** A list begins with the middle of the work; what comes late is done beside it. */
  perLine: 1.5,
  mostLost: 15,
  ofTitle: 3,
  /** Named products, documents, tools or numbers. */
  named: 1,
  /** What other lines of the same list speak of as well. */
  shared: 6,
  /** It says what for. */
  withAim: 1.5,
  summary: 6,
  /** The first sentence on the whole sums it up best. */
  perSummary: 1,
  ofPost: 3,
  ofAnyJob: 11,
  supporting: 3,
  assisting: 7,
  assistingInAll: 3,
  praised: 3,
  /** Beside whom one works, and not yet what one does. */
  withWhom: 8,
  ofRules: 2,
  /** Done now and then, or in place of somebody else. */
  atTimes: 14,
  /** It names what the work is about, or how much of it there is. */
  ofSubject: 3,
  sized: 3,
  /** It is about the work that fills the job. */
  main: 4,
  dull: 7,
  /** For what people ask about first. */
  pull: 1.5,
  /** A line that is more of the work than a middling one. */
  weight: 4,
  /** For each telling word that is missing. */
  hollow: 2.5,
  /** Words that few other jobs have count each. */
  mostTelling: 4,
  least: 3,
};

/** Beside somebody else's work. */
const supporting =
  /^(?:ensure|make sure|communicate|coordinate|monitor and support|respond|promote|are part)\b/iu;
/** Somebody else's work itself. */
const assisting =
  /^(?:\p{L}+ly )?(?:assist|support|help (?!residents|patients|clients|customers|guests|people|children|students|families|visitors|drivers)|provide (?:\p{L}+ ){0,2}support)\b|\band assist\b/iu;
/** "Provide exceptional customer service" praises and tells nothing. */
const praised =
  /\b(?:exceptional|excellent|outstanding|world-class|great|memorable|best-in-class|high(?:est)?[- ]quality|unique|innovative|quickly|success|clear expectations|smooth (?:operation|running))\b|\b(?:standards?|levels?) of (?:customer|guest|client|patient|service|quality|care|satisfaction|cleanliness)\b|^(?:effectively|actively|proactively|consistently) /iu;
const withWhom = /^work (?:\p{L}+ly )?(?:with|alongside|under)\b(?!.{0,60} to \p{Ll}{3})/iu;
/** Its point is a rule, and not the work. */
const ofRules =
  /\b(?:in line with|in accordance with|according to|in compliance with|company polic\w+)\b/iu;
const atTimes =
  /\b(?:as|if|when|where) (?:necessary|needed|required|requested|assigned|directed|appropriate|applicable)\b|\bas and when\b|\boccasional(?:ly)?\b|\bin the absence of\b|\bfrom time to time\b|\bwhen (?:they|he|she|others?|staff) (?:is|are)\b|\b(?:may|will|can) (?:also )?(?:be asked|be required|include|assist)\b|\bmay\b|\bpersonal protective|\bPPE\b|\bkeep (?:current|up|abreast)|\bjournals\b|\bcurrent knowledge\b|\bprivacy\b|\bconfidential/iu;
const named = /(?<=[\p{Ll},] )\p{Lu}[\p{L}\p{N}]{2,}|\d/gu;
const aimed =
  /\b(?:to (?!the\b|an?\b|all\b|our\b|your\b|date\b)\p{Ll}{3,}|so that|for (?!the\b|all\b)\p{L}{4,})\b/u;
/** The name of the house tells nobody what is done. */
const namesThings = (text: string, house: string): boolean =>
  (text.match(named) ?? []).some((name) => !house.includes(name));

/** Several lines in one, or a line that lost a part. */
const odd =
  /[;:!?•|()]|, ,|^[^,]*, \p{Ll}+$|\b(?:and|or|the|of|to|for|with|in|an?|various|all|dental|medical)$|\p{Ll}{3}\p{Lu}|\band \p{Ll}+ing\b(?! (?:of|systems?|equipment|machines?|tools|plans|materials)\b)|\b(?:and|or) \p{Ll}{4,}(?:ies|es) |^plan of\b|^(?:record|process|plan|design|test|report|review|schedule|supply|file|track) \p{Ll}+ing\b|\b(?:we|us|I)\b|\bthis (?:role|position|job)\b|\btheir (?:own )?skills\b|, (?:it|this|there|they) (?:is|are)\b|^\p{Ll}+ (?:has|have|had|is|are|was|were|to|entails?|involves?|consists?)\b|\band\/or \p{Ll}+ing\b|\bthese\b|, (?:\p{L}+ ){1,3}will \p{Ll}/u;
/** What is counted up or explained behind these words stands in the list of duties. */
const tail =
  /,?\s(?:including|such as|in order to|in accordance with|as per|as established by|to ensure|to include|as well as|i\.e\.|e\.g\.)(?!\p{L}).*|, which\b.*|(?<=\s\S+\s\S+\s\S+), (?:ensuring|assisting|helping|providing|building|leading|identifying)\b.*/isu;
/** "As an operator, you will ..." tells the reader the same. */
const address =
  /^(?:as an? [^,.]{3,60}, |the (?:\p{Lu}[\p{L}/-]+ ){1,4})?(?:you(?:['’]ll| will)|will) |^have the opportunity to /iu;

/** "Assess patient at ...": written in short hand; nobody says it so. */
const shorthand =
  /^((?:\p{L}+ly )?\p{L}+(?:(?:, \p{L}+)*,? and \p{L}+)? )(patient|client|customer|guest|resident|student|vehicle|forklift|machine|order|project)(?= (?:at|in|on|for|with|from|to|and|during|when|safely|by)\b|,|$)/u;
const sayWhole = (text: string): string => text.replace(shorthand, '$1$2s');

/** Nothing ends there. */
const hangs = /\b(?:by|and|or|of|for|with|in|to|through|from|as|while)$/i;

const bareDuty = (line: string): string => {
  const bare = stripEnd(
    dropNextLine(line)
      .replace(address, '')
      .replace(/\s?\([^()]{0,300}\)|, as it relates to\b.*$/g, ''),
  );
  const short = stripEnd(bare.replace(tail, ''));
  // "provide the information": what it is was said behind it.
  const isStub =
    countWords(short) < length.whole && /^\p{L}+ the \p{Ll}+(?: \p{Ll}+){0,3}$/u.test(short);
  const start = countWords(short) >= length.fewest && !hangs.test(short) && !isStub ? short : bare;
  const said = stripEnd(countWords(start) > length.wanted ? dropLast(start) : start);
  return sayWhole(dropFrontManner(said));
};

/** A long row of things done is cut before its last, where what is left is still long. */
const dropLast = (text: string): string => {
  const at = text.search(/; |, (?:while|whilst|with special|regarding|as it)\b/);
  const cut = at === -1 || countWords(text.slice(0, at)) < fewestLeft ? text : text.slice(0, at);
  return countWords(cut) > length.most ? dropDeeds(cut) : cut;
};
/** "register patients and check their papers, speak with ...": without the deeds behind the last comma that leaves enough. */
function dropDeeds(text: string): string {
  const ends = [...text.matchAll(/, (?:and )?(?=(\p{Ll}+) )/gu)]
    .filter(({ 1: word = '' }) => beginsWithVerb(word))
    .map(({ index }) => text.slice(0, index))
    .filter((start) => countWords(start) <= length.most && countWords(start) >= fewestLeft);
  return ends.at(-1) ?? text;
}
const fewestLeft = 7;

const stems = (text: string): string[] =>
  (text.toLowerCase().match(/\p{L}{4,}/gu) ?? []).map((word) => word.slice(0, 5));
const anyTitle =
  /^(?:manag|assis|offic|senio|junio|assoc|repre|coord|speci|techn|engin|opera|super|direc|worke|inter|lead|exper|proje|servi)/;
/** In every list of duties, so that sharing them means nothing. */
const anyStem =
  /^(?:with|from|that|this|their|your|ensur|maint|provi|suppo|assis|work|worki|team|requi|neede|other|inclu|their|manag|perfo|devel|imple|all|and|staff|appro|neces|relat|within|accor|polic|proce|stand|dutie|respo)/;

const fewestTelling = 3;

/** How many of the words that tell of this very work are missing; what the title names as well tells for two. */
function countLacking(text: string, field: ReadonlySet<string>): number {
  // The verb alone tells nothing.
  const telling = listTelling(text.replace(/^(?:\p{L}+ly )?\p{L}+ /u, ''));
  const isOfTitle = telling.some((word) => stems(word).some((stem) => field.has(stem)));
  return Math.max(0, fewestTelling - telling.length - Number(isOfTitle));
}

interface Lead {
  /** Taken from a sentence on the job as a whole. */
  isSummary: boolean;
  /** What is done first and most, after "you". */
  clause: string;
  /** The sentence it was taken from. */
  from: string;
}

interface Candidate extends Lead {
  rank: number;
  /** What it tells, wherever it stands. */
  worth: number;
}

/** Of the words of a line, the share that other lines speak of as well: the middle of the work. */
function makeShared(lines: readonly string[]): (text: string) => number {
  const seen = new Map<string, number>();
  for (const line of lines)
    for (const stem of new Set(stems(line))) seen.set(stem, (seen.get(stem) ?? 0) + 1);
  return (text) => {
    const own = [...new Set(stems(text))].filter((stem) => !anyStem.test(stem));
    const shared = own.filter((stem) => (seen.get(stem) ?? 0) > 1);
    return own.length === 0 ? 0 : shared.length / Math.max(3, own.length);
  };
}

/** "Plans routes, assists drivers": a verb further on kept its other form. */
const isUneven = (text: string): boolean =>
  [...text.matchAll(/(?<=, |\b(?:and|or) )(\p{Ll}+)s(?=,| (?:the|an?|all|with|in)\b)/gu)].some(
    ([, verb = '']) => beginsWithVerb(verb),
  );

/** "light laboratory tasks": a thing, whatever its first word was taken for. */
const isThing = (text: string): boolean =>
  /^\p{L}+ (?:\p{L}+ )?(?:tasks|duties|activities|responsibilities)\b/u.test(text) &&
  !beginsWithVerb(text);

/** "keep rooms warm, provide meals": the last of a row without its "and" was torn off. */
const isCutRow = (text: string): boolean => {
  const [last = ''] = text.split(', ').slice(-1);
  return last !== text && beginsWithVerb(last) && !/^\p{Ll}+ (?:and|or) /u.test(last);
};

/** "assess their savings": of whom was said before it. */
const lacksOwner = (text: string): boolean => {
  const at = text.search(/\b(?:their|them|they)\b/i);
  return (
    at >= 0 && !/\p{L}s\b|\b(?:people|children|staff|team|men|women)\b/u.test(text.slice(0, at))
  );
};

const isSayable = (text: string): boolean =>
  !lacksOwner(text) &&
  !/^(?:demonstrate|be|experience in)\b|^are (?:part|a member) of\b/i.test(text) &&
  !isThing(text) &&
  !isCutRow(text) &&
  !odd.test(text) &&
  !isUneven(text) &&
  !otherForm.test(text) &&
  !isGlued(text) &&
  canBeDone(text) &&
  isSaidWhole(text);

const isAnyDuty = (text: string): boolean => anyDuty.test(text) || ofManner.test(text);

/** How much more or less of the work a line is than a middling one, from -1 to 1. */
function makeWeigh(source: Source): (line: string) => number {
  const placed = listPlaced(source);
  return (line) => {
    const words = stemsOfDuty(line);
    const weight = placed.find((one) => isOf(words, one.words))?.weight ?? 1;
    return Math.min(1, Math.sqrt(weight) - 1);
  };
}

function rankAll(source: Source): Candidate[] {
  const { brief } = source;
  const field = new Set(stems(brief.title.given).filter((stem) => !anyTitle.test(stem)));
  const work = listWork(source);
  const verbs = new Set(
    listFacts(brief, { kinds: ['duty'] }).map(({ forms }) => forms.verbPhrase?.split(/[\s,]/)[0]),
  );
  const beginsPlainly = (text: string): boolean => {
    const bare = text.replace(/^\p{L}+ly (?=\p{L})/u, '');
    return beginsWithVerb(bare) || verbs.has(bare.toLowerCase().split(/[\s,]/)[0] ?? '');
  };
  const share = makeShared(work);
  // Of one or two lines each is the work.
  const isChoice = work.length > 2;
  const rateWork = makeRate(brief);
  const rateSubject = (text: string): number => {
    const { isOfSubject, isSized, isDull, isMain } = rateWork(text);
    return (
      (isOfSubject ? points.ofSubject : 0) +
      (isSized ? points.sized : 0) +
      (isMain ? points.main : 0) -
      (isChoice && isDull ? points.dull : 0) -
      (isChoice ? countLacking(text, field) * points.hollow : 0)
    );
  };
  const weigh = makeWeigh(source);
  const rate = (text: string, line: string, isSummary = false): number =>
    (isChoice && !isSummary ? weigh(line) * points.weight : 0) +
    share(text) * points.shared +
    rateSubject(text) +
    Math.min(points.mostTelling, countTelling(text)) +
    ratePull(text) * points.pull +
    (!assisting.test(text) && namesThings(text, brief.employer.name) ? points.named : 0) +
    (aimed.test(text) ? points.withAim : 0) +
    (stems(text).some((stem) => field.has(stem)) ? points.ofTitle : 0) -
    (isChoice && [line, text].some(isAnyDuty) ? points.ofAnyJob : 0) -
    (supporting.test(text) ? points.supporting : 0) -
    (assisting.test(text) ? (isSummary ? points.assistingInAll : points.assisting) : 0) -
    (praised.test(text) ? points.praised : 0) -
    (withWhom.test(text) ? points.withWhom : 0) -
    (ofRules.test(line) ? points.ofRules : 0) -
    (isChoice && atTimes.test(line) ? points.atTimes : 0);
  const duties = work
    .map((line, i) => ({ clause: bareDuty(line), from: line, i }))
    .filter(({ clause }) => {
      const count = countWords(clause);
      return (
        count >= length.fewest && count <= length.most && beginsPlainly(clause) && isSayable(clause)
      );
    })
    .map(({ clause, from, i }) => {
      const worth = points.first + rate(clause, from);
      const lost = Math.min(i * points.perLine, points.mostLost);
      return { clause, from, isSummary: false, worth, rank: worth - lost };
    });
  const purposes = listPurposes(source)
    .map((purpose) => ({
      ...purpose,
      clause: purpose.clause.replace(/\band will (?=\p{Ll})/u, 'and '),
    }))
    .filter(
      ({ clause }) =>
        isSaidWhole(clause) &&
        !lacksOwner(clause) &&
        !isCutRow(clause) &&
        !/^are (?:part|a member) of\b/.test(clause),
    )
    .map(({ clause, from, isSummary }, i) => {
      const worth =
        points.first +
        (isSummary ? points.summary : points.ofPost) +
        rate(clause, clause, isSummary);
      return { clause, from, isSummary, worth, rank: worth - i * points.perSummary };
    });
  // What half of all jobs have opens no posting; the list of duties names it.
  const isTelling = ({ clause }: Lead): boolean =>
    !isChoice || countTelling(clause) + Number(stems(clause).some((stem) => field.has(stem))) > 0;
  return [...duties, ...purposes].filter(isTelling).toSorted((a, b) => b.rank - a.rank);
}

/** "their assigned schools": those of whoever reads it. */
const ofHolder = /\btheir(?= (?:assigned|designated|respective|shifts?\b|area of responsibility))/g;

/** "Design and Implement": the second deed stands in a sentence, too. */
const toSmall = (text: string): string =>
  `${text.charAt(0).toLowerCase()}${text.slice(1)}`.replace(
    /(?<=^\p{Ll}+(?:, \p{L}+){0,3},? (?:and|or|&) )\p{Lu}\p{Ll}+/u,
    (word) => (beginsWithVerb(word) ? word.toLowerCase() : word),
  );

/** What tells most of the work, the most telling first, after "you". */
export const listLeads = memoize((source: Source): Lead[] =>
  rankAll(source)
    .filter(({ worth }) => worth >= points.least)
    .map(({ clause, from, isSummary }) => ({
      isSummary,
      clause: dropHouse(sayPlainly(toSmall(clause)), source.brief.employer.name).replace(
        ofHolder,
        'your',
      ),
      from,
    })),
);

/** The sentence of the role; null where no line says it plainly. */
export const findLead = (source: Source): Lead | null => listLeads(source)[0] ?? null;

/** What is done first and most, after "you". */
export const findLeadDuty = (source: Source): string | null => findLead(source)?.clause ?? null;

/** Half of the longer words of one stand in the other. */
export function isSameWork(a: string, b: string): boolean {
  const known = new Set(stems(b));
  const own = [...new Set(stems(a))];
  return own.filter((stem) => known.has(stem)).length * 2 >= own.length;
}
