import { toStems } from '#knowledge/to-stems.ts';
import type { Brief } from '#shared/brief.ts';
import { capitalize } from '#writing/casing.ts';
import { askedMatters } from './told-parts.data.ts';

type Job = Pick<Brief, 'title' | 'facts'>;

/** How a part begins that can be asked by itself. */
const opens =
  /^(?:who(?:se|m)?|which|what|when|where|why|how|is|are|was|were|does|do|did|may|can|could|must|will|would|should|has|have|from when|until when|by when|in how|after how|at what|on what|with what)\b/i;
/** "and is a change planned" */
const joining = /^(?:and|or|but) /i;
/** "is it a must", "who pays for it": they speak of the part before. */
const pointsBack =
  /^(?:(?:is|are|does|do|was|were|may|can|will|did) (?:it|that|this|they|them|one|there (?:one|any))\b|(?:how|and) (?:often|much|many|long|far|paid)\b(?! \p{L}{4,}))|\b(?:of (?:it|them|each|these|those)|for (?:it|them|each)|the others?|the rest|in (?:it|them)|in which shares?|the missing ones)\b|\b(?:is|are|was) (?:that|it|this|these|those|they)\b|\b(?:that|it|this)$/iu;

/** A question in parts, each of which asks for one thing: commas before words that ask. */
function takeApart(sentence: string): string[] {
  const pieces = sentence.replace(/\?$/, '').split(/[,;] /);
  const parts: string[] = [];
  for (const piece of pieces) {
    const bare = piece.replace(joining, '');
    if (parts.length === 0 || opens.test(bare)) parts.push(piece);
    else parts[parts.length - 1] += `, ${piece}`;
  }
  return parts;
}

/** What a job says of its work; what is offered and praised answers no question of the trade. */
const ofNoWork: ReadonlySet<string> = new Set(['culture', 'process']);

const linesOf = ({ title, facts }: Job): string[] => [
  title.given,
  ...facts
    .filter(({ kind }) => !ofNoWork.has(kind))
    .map(({ text, source }) => (source.from === 'job' ? `${text}\n${source.quote}` : text)),
];

const counted = /\bhow many (?:of the )?((?:\p{L}+ ?(?:, |or |and )?){1,4})/iu;
const noCount = /^(?:people|hours|years|days|weeks|months|nights|times|others?)$/i;

/** "How many bedrooms" is told by "a hotel of 120 bedrooms". */
function isCounted(part: string, text: string): boolean {
  const [, nouns = ''] = counted.exec(part) ?? [];
  const [first = ''] = nouns.split(/,| or | and /);
  const noun = first.trim().split(' ')[0] ?? '';
  if (noun.length < 4 || noCount.test(noun)) return false;
  const stem = noun.replace(/(?:ies|s|es)$/, '');
  return new RegExp(
    String.raw`(?<![\d,.])\d[\d,.]{0,12}\+? ?(?:(?!years?|hours?|days?|months?|weeks?|minutes?|percent)\p{L}+[ -]){0,2}${stem}`,
    'iu',
  ).test(text);
}

/** "Which kind of stone, such as slate, marble or granite": told by a text that speaks of one of them. */
const suchAs = /\bsuch as ((?:[\p{L}' -]+, ){1,5}(?:or |and )?[\p{L}' -]+)$/iu;

function isOneNamed(part: string, lines: readonly string[]): boolean {
  const [, list = ''] = suchAs.exec(part) ?? [];
  const ways = list
    .split(/, (?:or |and )?| or | and /)
    .map((way) => toStems(way))
    .filter((stems) => stems.length > 0 && !isGeneral.test(stems.join(' ')));
  return ways.some((stems) =>
    lines.some((line) => {
      const said = new Set(toStems(line));
      return stems.every((stem) => said.has(stem));
    }),
  );
}

const isTold = (part: string, lines: readonly string[]): boolean =>
  isCounted(part, lines.join('\n')) ||
  isOneNamed(part, lines) ||
  askedMatters.some(({ asks, told }) => asks.test(part) && lines.some((line) => told.test(line)));

const choice =
  /^(?:is it |which (?:\p{L}+ ){0,2}(?:is it )?: ?|which kind: ?)?((?:[\p{L}' -]+, ){1,5}[\p{L}' -]+? or [\p{L}' -]+?)(?= work\b| then\b|$)/iu;
/** They stand in half of all texts. */
const isGeneral =
  /^(?:work|job|new|other|others|general|final|staff|customers?|people|public|private|office|mixed|support|projects?|service)$/i;

/** "Criminal, civil or family" is told where the text speaks of one of them, and in its title or more than once. */
function isChosen(head: string, { title, facts }: Job): boolean {
  if (opens.test(head.replace(/^is it /i, ''))) return false;
  const [, list = ''] = choice.exec(head) ?? [];
  const ways = list
    .split(/, | or /)
    .map((way) => toStems(way.replace(/^or /, '')).join(' '))
    .filter((way) => way.length > 3 && !isGeneral.test(way));
  if (ways.length < 3) return false;
  const says = (text: string, way: string): boolean =>
    ` ${toStems(text).join(' ')} `.includes(` ${way} `);
  if (ways.some((way) => says(title.given, way))) return true;
  const told = ways.filter((way) => facts.filter(({ text }) => says(text, way)).length > 1);
  return told.length === 1;
}

/** "Repairs or new work, homes or larger buildings: how does a month divide?": the ways, and what is asked of them. */
function leaveWays(ask: string, lines: readonly string[]): string | null {
  const [, head = '', rest = ''] = /^([^:?]+): ([^?]+\?)$/.exec(ask) ?? [];
  const ways = head.split(', ');
  if (opens.test(head) || ways.length < 2 || !ways.every((way) => / or |only|\btoo\b/.test(way)))
    return ask;
  const open = ways.filter((way) => !isTold(way, lines));
  return open.length === 0 ? null : `${capitalize(open.join(', '))}: ${rest}`;
}

/** A question of the trade without what the text has answered; null where nothing is left to ask. */
export function leaveUntold(ask: string, job: Job): string | null {
  const lines = linesOf(job);
  const kept = (ask.match(/[^?]+\?/g) ?? [ask]).flatMap((sentence) => {
    const left = leaveOfSentence(sentence.trim(), job, lines);
    return left === null ? [] : [left];
  });
  return kept.length === 0 ? null : kept.join(' ');
}

function leaveOfSentence(sentence: string, job: Job, lines: readonly string[]): string | null {
  const asked = leaveWays(sentence, lines);
  if (asked === null || asked !== sentence) return asked;
  const [, head = ''] =
    /^((?:is it )?[^:?]+?)(?:, (?:and |with |in )[^:?]*)?[:?]/i.exec(sentence) ?? [];
  if ((sentence.includes(': ') || /^is it /i.test(sentence)) && isChosen(head, job)) return null;
  const parts = takeApart(sentence);
  const open = parts.filter((part) => !isTold(part.replace(joining, ''), lines));
  if (open.length === parts.length) return sentence;
  const first = open[0]?.replace(joining, '');
  // What is left may speak of what is gone.
  const isWhole = first !== undefined && !pointsBack.test(first) && opens.test(first);
  if (first === undefined || (!isWhole && open[0] !== parts[0])) return null;
  const left = [first, ...open.slice(1)].join(', ');
  // "At what stage?" asks of something that is no longer named.
  return left.split(/\s+/).length < fewestWords ? null : `${capitalize(left)}?`;
}
const fewestWords = 4;
