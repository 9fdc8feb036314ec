import type { Fact } from '#shared/brief.ts';
import { isGlued } from '#writing/glued.ts';
import { isCaveat } from '../offers/caveat.ts';
import { toMainClause } from './main-clause.ts';
import { listFacts, ownWords } from './own-words.ts';
import type { Source } from '../source.ts';

/** What the advertisement says that would fit the fewest other jobs. */
export interface OwnFact {
  /** In its own words, without the closing mark. */
  words: string;
  /** Something one does, or something the employer or the team is. */
  isDuty: boolean;
}

const length = { fewest: 6, most: 30 };
/** Praise, promises and what every employer says. */
const boast =
  /\b(?:leading|best|world-class|exceptional|excell\w+|passion\w*|prestigious|forward-thinking|trusted|unique|amazing|exciting|dynamic|vibrant|innovati\w+|industry|proud\w*|pride|great|talented|ambitious|driven|reputation|premier|renowned|award\w*|values?|mission|vision|culture|diver\w+|inclusi\w+|equal\w*|commit\w+|believe|journey|empower\w*|opportunit\w+|success\w*|rewarding|important|critical|renowned|splendid|impeccable|sensational|friendliest|opening|hiring|looking|seeking|candidates?|resonates?|such(?:en|t)|gesucht|motiviert\w*|engagiert\w*|recherch\w+|recrut\w+|busca\w*)\b/gi;
/** Done in any job. */
const anyDuty =
  /\b(?:other duties|as (?:assigned|needed|required|directed)|relationships?|stakeholders?|communicat\w+|complian\w+|polic(?:y|ies)|deadlines?|timely|team ?(?:player|work)|health (?:and|&) safety|high(?:est)? standards?|procedures|principles|legal|statutory|obligations|implementation|resources|projects|personal development|professional\w*|ensur\w+|responsib\w+|various|wide range|ad[- ]hoc|where applicable|customer service|tidy|polite|clean\w*|organi[sz]ation|promptly|assigned|efficien\w+|legible|accurate\w*|productivity|growth of|best practices?|meals|general|daily|day-to-day)\b/gi;
const dangling =
  /^(?:it|its|this (?!is an?\b|position\b|role\b|job\b)|these|those|also|additionally|that|they|how|their|them|he|she|such|here|there|you|join|if|as|when|in this|dans le cadre|si|lors|afin|dann|wenn|sie|als|para)\b|^[^.]{0,40}, they\b|\b(?:will also|also be)\b|^\p{L}+ing\b.*\byou(?: will|['’]ll)\b/iu;
const page =
  /\b(?:click|visit|website|https?:|www\.|apply|annual review|read more|linkedin|preferred|a plus|microsoft|office suite|excel|see|e-?mails?|inbox)\b|[·•|]|[?:]$|\S:\S|\b(?:to|and|or|for|the|in|of|with)$/i;
/** Done in company everywhere, or only the kind of contract, or the search itself. */
const nobodys =
  /^(?:(?:regularly|proactively|effectively|closely) )?(?:work(?:ing)? (?:closely|collaboratively|together|cross-functionally|well|independently)|collaborat\p{Ll}+|cooperat\p{Ll}+|communicat\p{Ll}+|liais\p{Ll}+|attend\p{Ll}*|participat\p{Ll}+|assist\p{Ll}* (?:with|in) (?:other|various|any)|stay\p{Ll}* (?:up[- ]to[- ]date|current|abreast)|keep\p{Ll}* (?:up[- ]to[- ]date|abreast)|maintain\p{Ll}* (?:a |an )?(?:clean|safe|positive|professional|confidential\p{Ll}*)|perform\p{Ll}* (?:other|any|all)|share duties|welcome to|headquartered)\b|^(?:this|it)(?: position| role| job)? is an? (?:[\p{L}-]+[, ]+){0,7}(?:role|position|job|opportunity|internship)\b|\byour (?:genuine|own)\b|\b(?:currently )?interviewing for\b|\ball other\b/iu;
const heading = /^(?:(?:\p{Lu}[\p{Lu}&]+[\s:]*){1,4}:|[Aa]dditionally,)\s*/u;

const countIn = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

/** Names in the middle of a sentence, other than the employer's. */
function countNames(text: string, known: string): number {
  const own = new Set(known.toLowerCase().split(/\s+/));
  const names = text.match(/(?<=[\p{Ll},;)] )\p{Lu}[\p{L}\p{N}&’'-]+/gu) ?? [];
  return names.filter((name) => !own.has(name.toLowerCase().replace(/s$/, ''))).length;
}

/** Says what the employer does, and not what it feels. */
const doing =
  /\b(?:speciali[sz]es?|provides?|operates?|serves?|manufactures?|delivers?|delivering|runs?|builds?|makes?|suppl(?:y|ies)|distributes?|includes?|located|based)\b/i;

function weigh({ kind, terms }: Fact, text: string, known: string): number {
  const figures = text.match(/\d[\d,.]*/g) ?? [];
  const years = figures.filter((figure) => /^(?:19|20)\d\d$/.test(figure)).length;
  const isSized = text.split(/\s+/).length >= 9;
  return (
    2 * Math.min(2, figures.length - years) +
    Math.min(3, countNames(text, known)) +
    Math.min(2, terms.length) +
    (kind === 'team' || kind === 'goal' ? 1 : 0) +
    (isSized ? 1 : 0) +
    (kind === 'culture' && doing.test(text) ? 1 : 0) -
    2 * countIn(text, boast) -
    (kind === 'duty' ? 2 * countIn(text, anyDuty) : 0)
  );
}

/** Two words that lost what stood between them. */
const grown = /\p{Ll}\p{Lu}\p{Ll}{2}|\p{Lu}{2}\p{Ll}{3}/u;
/** What somebody must bring sets nobody's job apart for them. */
const kinds = ['culture', 'team', 'goal', 'duty', 'other'] as const;

const most = 4;
const faint = 1;
const telling = 2;

/** The most telling first; none where every sentence could stand in another advertisement. */
export function listOwnFacts({ brief }: Source): OwnFact[] {
  const isUsable = (words: string): boolean => {
    const count = words.split(/\s+/).length;
    return (
      count >= length.fewest &&
      count <= length.most &&
      /^\p{Lu}/u.test(words) &&
      !isGlued(words) &&
      !grown.test(words.replace(brief.employer.name, '')) &&
      !isCaveat(words) &&
      !dangling.test(words) &&
      !nobodys.test(words) &&
      !page.test(words)
    );
  };
  const known = `${brief.employer.name} ${brief.title.singular}`;
  return (
    listFacts(brief, { kinds })
      .map((fact) => ({ fact, words: ownWords(fact).replace(heading, '') }))
      .filter(({ words }) => isUsable(words))
      .map(({ fact, words }) => ({ fact, words: toMainClause(words) }))
      .map(({ fact, words }) => ({ fact, words, weight: weigh(fact, words, known) }))
      .toSorted((a, b) => b.weight - a.weight)
      // The best duty may be faint; a faint sentence about the employer says nothing.
      .filter(
        ({ fact, weight }, i) => weight >= (i === 0 && fact.kind === 'duty' ? faint : telling),
      )
      .slice(0, most)
      .map(({ fact, words }) => ({ words, isDuty: fact.kind === 'duty' }))
  );
}
