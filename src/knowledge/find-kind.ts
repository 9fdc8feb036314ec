import type { Kind } from './drawer.ts';
import {
  deskHead,
  engineeringHead,
  kindOfGroup,
  kindOfWords,
  leadingHead,
  likelyDeskHead,
} from './kinds.data.ts';
import { bareTitle } from './fit-title.ts';
import { speakOfLeading } from './speak-of-leading.ts';
import { saysLittle, type Heard } from './spoken-trade.ts';

export interface Wanted {
  title: string;
  /** As the advertisement writes it, with the field behind a dash. */
  given?: string;
  /** Occupation code, where it is sure. */
  soc: string | null;
  /** The same where public figures have no row for it. */
  code?: string | null;
  /** Whether the title is one of the occupation's own, and the duties do not speak against it. */
  isCertain?: boolean;
  /** Whether other occupations would do as well. */
  isGuess?: boolean;
  /** Codes that are likely where none is sure. */
  likely: readonly string[];
  /** Duties and demands in English, line by line; null where there are none to listen to. */
  text?: string | null;
  /** The name of the employer, as far as it tells the trade. */
  employer?: string | undefined;
  /** Whether a degree in engineering or a science is demanded. */
  isEngineer?: boolean;
  /** Where the job is, in small letters. */
  country?: string | null;
}

const loudest = 5;
/** A word or two of it were said. */
const aTerm = 0.5;
/** Work that shows in the words of a job; an office is spoken of everywhere. */
const spokenKinds: ReadonlySet<Kind> = new Set<Kind>([
  'hands-on-trade',
  'care',
  'driving-and-logistics',
  'kitchen-and-hotel',
  'shop-and-service',
  'teaching',
]);

const isAmongLoudest = (kind: Kind, { order, of }: Heard): boolean =>
  order.slice(0, loudest).some((head) => head.kind === kind && of(head).score >= aTerm);

/** Whether a guess is contradicted: none of the trades that the job speaks of most is of the kind. */
export const isUnheard = (kind: Kind, heard: Heard | null): boolean =>
  heard !== null && spokenKinds.has(kind) && !isAmongLoudest(kind, heard);

export const findKindOfCode = (code: string): Kind | undefined =>
  kindOfGroup[code] ?? kindOfGroup[code.slice(0, 4)] ?? kindOfGroup[code.slice(0, 2)];

/** The kind of work of a job that no trade serves. */
export function findKind(wanted: Wanted, heard: Heard | null): Kind {
  const kind = findKindOfTitle(wanted, heard);
  return kind === 'leading-people' && leadsNobody(wanted)
    ? (findKindByWords(wanted.title.replace(/\bmanager\b/i, '')) ?? 'office-specialist')
    : kind;
}

const enoughLines = 4;
const leadsSurely =
  /\b(?:director|head|supervisor|chief|superintendent|president|vp|general manager|team|shift|store|plant|operations)\b/i;

/** "Membership manager": one desk and no people, as far as the duties say. */
function leadsNobody({ title, text }: Wanted): boolean {
  if (!text || !/\bmanager\b/i.test(title) || leadsSurely.test(title)) return false;
  const lines = text.toLowerCase().split('\n');
  return lines.length >= enoughLines && !speakOfLeading(lines);
}

/** The likeliest occupation; one of those who lead only where title or duties speak of leading. */
function findLikely({ title, text, likely }: Wanted): string | undefined {
  const mayLead =
    !text ||
    findKindByWords(title) === 'leading-people' ||
    speakOfLeading(text.toLowerCase().split('\n'));
  return likely.find((code) => mayLead || findKindOfCode(code) !== 'leading-people');
}

function findKindOfTitle(wanted: Wanted, heard: Heard | null): Kind {
  const { title, soc, code: bare, isCertain = false } = wanted;
  const sure = soc ?? bare ?? null;
  const code = sure ?? findLikely(wanted) ?? null;
  const byGroup = code === null ? undefined : findKindOfCode(code);
  const isDenied = (kind: Kind): boolean =>
    heard !== null && !saysLittle(heard) && isUnheard(kind, heard);
  if (sure !== null && byGroup && (isCertain || !isDenied(byGroup))) return byGroup;
  const byHead = findKindByHead(title, byGroup, heard);
  if (byHead) return byHead;
  const byWords = findKindByWords(title);
  // A technician may sit at a desk: what the duties say is surer.
  if (byWords === 'hands-on-trade' && byGroup && !isUnheard(byGroup, heard)) return byGroup;
  if (byWords) return byWords;
  return byGroup && !isUnheard(byGroup, heard) ? byGroup : 'office-specialist';
}

/** The last noun says who it is, "dental design analyst"; what stands before it may be the field of the employer only. */
function findKindByHead(
  title: string,
  byGroup: Kind | undefined,
  heard: Heard | null,
): Kind | undefined {
  const bare = bareTitle(title.replaceAll('/', ' ').replace(/^\([^()]{0,20}\)/, ''));
  const head =
    bare
      .replace(/\s(?:of|for|in)\s[\s\S]*$/, '')
      .split(' ')
      .at(-1) ?? '';
  if (leadingHead.test(head)) return 'leading-people';
  // A building engineer works with the hands, and a sales engineer sells: only other people's fields are none of theirs.
  const field = findKindByWords(title);
  if (engineeringHead.test(head) && field !== undefined && spokenKinds.has(field))
    return 'engineering-and-science';
  const isDesk = deskHead.test(head);
  if (!isDesk && !likelyDeskHead.test(head)) return undefined;
  const guesses = [findKindByWords(title), byGroup].filter((kind) => kind !== undefined);
  const isBacked = (kind: Kind): boolean =>
    !spokenKinds.has(kind) ||
    (!isDesk && heard !== null && !saysLittle(heard) && isAmongLoudest(kind, heard));
  return guesses.find((kind) => kind !== 'leading-people' && isBacked(kind)) ?? 'office-specialist';
}

export function findKindByWords(title: string): Kind | undefined {
  // A word may begin with an accent.
  const plain = title.normalize('NFD').replace(/\p{M}/gu, '');
  return kindOfWords.find(([words]) => words.test(title) || words.test(plain))?.[1];
}
