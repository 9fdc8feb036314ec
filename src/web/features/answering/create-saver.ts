import { ApiError } from '#web/lib/api-error.ts';

import type { KeptAnswers } from './kept-answers.ts';

/** How far one thing that is typed has come. */
type SaveState =
  | { is: 'typed' | 'saving' | 'saved' }
  /** The server could not be reached; it is tried again by itself. */
  | { is: 'waiting' }
  /** As it stands the server does not take it. */
  | { is: 'refused'; sentence: string }
  /** There is nothing any more that could take it. */
  | { is: 'gone' };

interface SaverOptions {
  send: (key: string, value: unknown) => Promise<unknown>;
  kept: KeptAnswers;
}

interface Entry {
  value: unknown;
  state: SaveState;
  timer?: ReturnType<typeof setTimeout>;
  underWay?: Promise<void>;
  tries: number;
}

const typingMilliseconds = 700;
const longestWait = 30_000;

export type Saver = ReturnType<typeof createSaver>;

/** Saves what is typed as it is typed, each thing by its key and the newest of it last; what is not saved is kept. */
export function createSaver({ send, kept }: SaverOptions) {
  const entries = new Map<string, Entry>();
  const { tell, ...told } = createTold(entries);

  function later(key: string, entry: Entry, milliseconds: number): void {
    clearTimeout(entry.timer);
    entry.timer = setTimeout(() => void save(key, entry), milliseconds);
  }

  /** One at a time for each key, so that an older text never lands on a newer one. */
  async function save(key: string, entry: Entry): Promise<void> {
    clearTimeout(entry.timer);
    if (entry.underWay) {
      await entry.underWay;
      if (entry.state.is === 'typed') await save(key, entry);
      return;
    }
    if (entry.state.is === 'saved' || entry.state.is === 'gone') return;
    entry.underWay = sendNow(key, entry);
    await entry.underWay;
  }

  async function sendNow(key: string, entry: Entry): Promise<void> {
    const { value } = entry;
    entry.state = { is: 'saving' };
    tell();
    const state = await send(key, value).then(
      (): SaveState => ({ is: 'saved' }),
      (error: unknown) => judge(error),
    );
    delete entry.underWay;
    const isNewest = entry.value === value;
    entry.tries = state.is === 'waiting' ? entry.tries + 1 : 0;
    if (state.is === 'saved' && isNewest) kept.drop(key);
    if (isNewest || state.is === 'waiting' || state.is === 'gone') entry.state = state;
    else entry.state = { is: 'typed' };
    if (state.is === 'waiting') later(key, entry, Math.min(1000 * 2 ** entry.tries, longestWait));
    else if (!isNewest) later(key, entry, 0);
    tell();
  }

  function tryAgain(): void {
    for (const [key, entry] of entries) if (entry.state.is === 'waiting') later(key, entry, 0);
  }
  addEventListener('online', tryAgain);

  return {
    change: (key: string, value: unknown, { now = false } = {}): void => {
      const entry = entries.get(key) ?? { value, state: { is: 'typed' }, tries: 0 };
      entries.set(key, entry);
      entry.value = value;
      kept.keep(key, value);
      if (entry.state.is !== 'gone' && !entry.underWay) entry.state = { is: 'typed' };
      later(key, entry, now ? 0 : typingMilliseconds);
      tell();
    },
    /** It is not to be sent after all, as after a text was emptied. */
    leave: (key: string): void => {
      clearTimeout(entries.get(key)?.timer);
      entries.delete(key);
      kept.drop(key);
      tell();
    },
    /** Sends what waits; true when the server has all of it. */
    flush: async (): Promise<boolean> => {
      await Promise.all([...entries].map(([key, entry]) => save(key, entry)));
      return [...entries.values()].every(({ state }) => state.is === 'saved');
    },
    ...told,
    stop: (): void => {
      removeEventListener('online', tryAgain);
      for (const { timer } of entries.values()) clearTimeout(timer);
    },
  };
}

/** How far everything has come, for those who listen. */
function createTold(entries: ReadonlyMap<string, Entry>) {
  const listeners = new Set<() => void>();
  let states: ReadonlyMap<string, SaveState> = new Map();
  return {
    tell: (): void => {
      states = new Map([...entries].map(([key, { state }]) => [key, state]));
      for (const listener of listeners) listener();
    },
    states: () => states,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** Whether it helps to send the same again. */
function judge(error: unknown): SaveState {
  if (!(error instanceof ApiError)) return { is: 'waiting' };
  if (error.status === 404 || error.status === 410) return { is: 'gone' };
  if (error.status === 429 || error.status >= 500) return { is: 'waiting' };
  return {
    is: 'refused',
    sentence: error.sentence ?? 'This could not be saved. Please change it and try again.',
  };
}
