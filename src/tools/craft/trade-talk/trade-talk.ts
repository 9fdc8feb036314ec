import type { Source } from '#plan/source.ts';
import { careTalk } from './care.data.ts';
import { deskTalk } from './desk.data.ts';
import { guestTalk } from './guests.data.ts';
import { handsTalk } from './hands.data.ts';
import type { PersonaKind } from '../personas.ts';
import { outsiderTalk } from './outsiders.data.ts';
import { plainTalk } from './plain.data.ts';
import { publicTalk } from './public.data.ts';
import { plainWorkWords, workWords } from './work-words.data.ts';

/**
 * How a recruiter of the trade talks: general knowledge of a kind of work, never a claim about an employer. One row
 * for each family of work, or for one occupation of it by the id of its profile. Lists are packed with " | ".
 */
export interface TalkRow {
  /** Four questions of a first contact; each takes a few words to answer. */
  asks: string;
  /** What says more than a resume; follows "send me". */
  send: string;
  /** The work sample as a step of hiring. */
  test: string;
  /** What can be watched or tried before deciding; follows "you can". */
  see: string;
  /** Four things such people ask an employer; each follows "ask". */
  wonder: string;
  /** What a year of two jobs is compared by. */
  compare: string;
  /** What to have at hand on the day. */
  bring: string;
  /** Two reasons for which such people fall silent, as clauses. */
  lost: string;
  /** What is settled between signing and the first day. */
  ready: string;
  /** What somebody new to the place learns first. */
  learn: string;
  /** Somebody who does the work there. */
  peer: string;
  /** Where people are when the phone rings; follows "you may well be". */
  busy: string;
}

export interface TradeTalk extends Omit<TalkRow, 'asks' | 'wonder' | 'lost'> {
  asks: readonly string[];
  wonder: readonly string[];
  lost: readonly string[];
}

const rows: Readonly<Record<string, TalkRow>> = {
  ...handsTalk,
  ...careTalk,
  ...guestTalk,
  ...deskTalk,
  ...publicTalk,
};

const unpack = (packed: string): string[] => packed.split(' | ');

/** The row of the occupation, else of its family, else words that are true of any work. */
export function readTradeTalk({ market }: Pick<Source, 'market'>, kind?: PersonaKind): TradeTalk {
  const { id, family } = market.profile;
  const ofTrade = id === 'general' ? plainTalk : (rows[id] ?? rows[family.id] ?? plainTalk);
  const row = { ...ofTrade, ...(kind && outsiderTalk[kind]) };
  return { ...row, asks: unpack(row.asks), wonder: unpack(row.wonder), lost: unpack(row.lost) };
}

/** Whether the table knows the occupation itself, and not only its family. */
export const hasTalkOfItsOwn = ({ market }: Pick<Source, 'market'>): boolean =>
  Object.hasOwn(rows, market.profile.id);

/** A piece of the work, its check, who lives with it, its usual trouble, its busiest time. */
export function readWorkWords({ market }: Pick<Source, 'market'>) {
  const { id, family } = market.profile;
  const [piece, check, user, trouble, rush] = unpack(
    workWords[id] ?? workWords[family.id] ?? plainWorkWords,
  );
  return { piece: piece!, check: check!, user: user!, trouble: trouble!, rush: rush! };
}
