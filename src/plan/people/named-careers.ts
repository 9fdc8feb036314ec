import type { Brief } from '#shared/brief.ts';
import { listOnce } from '#writing/list.ts';
import { listFacts } from '../wording/own-words.ts';
import { isCalled } from '../search/is-called.ts';
import { holds, learner, withoutLevel, wordsOf } from '../search/title-kin.ts';

/** Careers that the text itself names, by what such people are called. */
export interface NamedCareers {
  titles: string[];
  /** It says whom the job would suit, and not only what may have been done before. */
  isSure: boolean;
}

const job = String.raw`\b(?:this|the|it|that|which)\b(?: \p{L}+){0,4}?`;
const suits = String.raw`(?:(?:would|will|may|might|could) (?:be (?:well |best |ideally |perfectly )?(?:suited (?:to|for)|ideal for|perfect for)|(?:well |best |ideally |perfectly )?suit)|(?:is|are)(?: also)? (?:an? )?(?:well |best |ideally |perfectly )?(?:suited (?:to|for)|ideal for|perfect for|ideal (?:role|move|step|opportunity|post) for))`;
const suited = new RegExp(
  String.raw`${job} ${suits} (?:either )?(?:an?|the) ([^.;:!?\n]{4,140})`,
  'giu',
);
/** "Experience as a web developer, front-end developer or similar." */
const workedAs =
  /\b(?:experience|worked|working|background|time|spell|years)\b(?: \p{L}+){0,3}? as (?:either )?(?:an?|the) ([^.;:!?()\n]{4,140})/giu;

/** Where the name of a career ends and something is said of it. */
const ends =
  /\b(?:looking|seeking|wanting|wishing|hoping|ready|keen (?:to|on)|with|who|whose|that|which|from|in|at|on|for|to|of|within|having|and is|is|are|has|coming|currently|based|able|where|preferably|ideally|plus|preferred|desirable|required|advantageous|experience|experienced in|level)\b|[–—(]| - |•/iu;
/** Said of anybody. */
const anybody =
  /\b(?:people|person|individual|professional|candidate|applicant|someone|somebody|thinker|player|starter|leader|communicator|learner|graduate|team member|self-starter|enthusiast|contributor|achiever|writer of|seller|hunter|worker|position|role|member|partner|speaker|other|similar|same|like|expert|owner|user|contractor|freelancer|bank|agency)s?$/iu;
const isAdjective = (word: string): boolean =>
  /(?:ed|ous|ful|ive|ing|able|ible|ic|ent|ant|less|minded)$/u.test(word) || praise.test(word);
const praise =
  /^(?:well|\p{L}+ly|strong|great|good|smart|bright|keen|key|hands-on|can-do|up-and-coming|mid-level|mid|level|entry-level|fully|highly|newly|part|technically|commercially|existing|current|former|senior|junior|experienced|qualified|fellow|true|real|bona|fide|successful|reliable|local|full[- ]time|part[- ]time|similar|proven|career)$/iu;
/** "Engineering", "marketing": a field, and no praise. */
const isField = (word: string): boolean =>
  /^(?:engineering|marketing|accounting|manufacturing|nursing|purchasing|planning|teaching|training|lettings?|building|mining|testing|clearing|advertising|banking|recruiting|catering|plumbing|welding|machining|packaging|printing|housing|clinical|electronic|academic|civic|assistant|accountant|consultant|attendant|agent|executive|creative|automotive|administrative|representative|paediatric|pediatric|music|graphic|logistic|public|traffic|forensic|resident|student|talent|content|investment|management|development|events?|restaurant|account|front|plant|patient|client|procurement|payment|equipment|treatment|government|department|independent|shipping|receiving|cleaning|fundraising|merchandising|tooling|drilling|surveying|processing|billing|coding|lead|underwriting|trading|staffing)$/iu.test(
    word,
  );
const mostWords = 4;

/** "Confident, organised event manager" is an event manager. */
function toTitle(said: string): string | null {
  const [phrase = ''] = said.split(ends);
  const words = phrase
    .replace(/^(?:an?|the|either|as(?: an?)?) /i, '')
    .replace(/^.*,\s*/u, '')
    .trim()
    .split(/\s+/);
  while (words.length > 1 && isAdjective(words[0] ?? '') && !isField(words[0] ?? '')) words.shift();
  const title = words
    .join(' ')
    .replace(/[^\p{L}\d)]+$/u, '')
    .replace(/\p{Lu}\p{Ll}+/gu, (word) => word.toLowerCase());
  return words.length <= mostWords &&
    isCalled(title) &&
    !anybody.test(title) &&
    /^[\p{L}\d/& -]+$/u.test(title)
    ? title
    : null;
}

/** Each of "a production engineer or a manufacturing engineer"; what is only one half of such a pair is none. */
const listTitles = (said: string): string[] =>
  said
    .split(ends)[0]
    ?.split(/,? (?:and\/or|or|and) (?:an? )?|,\s*(?:an? )?(?=\p{L}+ \p{L})|\//iu)
    .flatMap((part) => toTitle(part) ?? []) ?? [];

const most = 3;

/** Of these careers only those that the title does not name itself. */
function dropOwn(titles: readonly string[], { title }: Brief): string[] {
  const own = new Set(wordsOf(title.given));
  return listOnce(titles.map(withoutLevel)).filter(
    (one) =>
      !holds(title.given, one) &&
      !wordsOf(one).every((word) => own.has(word)) &&
      (!learner.test(one) || learner.test(title.given)),
  );
}

/** Whom the text names by a title: first those whom it says the job would suit, else what it would have them have been. */
export function findNamedCareers(brief: Brief): NamedCareers | null {
  if ((brief.language ?? 'en') !== 'en') return null;
  const lines = [
    ...brief.roleSaid.map(({ text }) => text),
    ...brief.facts.map(({ text }) => text),
    ...brief.hints.map(({ text }) => text),
  ];
  const sure = listOnce(
    lines.flatMap((line) =>
      [...line.matchAll(suited)].flatMap(([, said = '']) => listTitles(said)),
    ),
  );
  const suitable = dropOwn(sure, brief).slice(0, most);
  if (suitable.length > 0) return { titles: suitable, isSure: true };
  const been = listFacts(brief, { kinds: ['experience'] }).flatMap(({ text }) =>
    [...text.matchAll(workedAs)].flatMap(([, said = '']) => listTitles(said)),
  );
  const named = dropOwn(been, brief).slice(0, most);
  return named.length > 0 ? { titles: named, isSure: false } : null;
}
