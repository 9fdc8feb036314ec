import { useEffect, useState, useSyncExternalStore } from 'react';

import type { AnswerPage } from '#shared/answers.ts';
import { createSaver } from '#web/features/answering/create-saver.ts';
import { keepAnswersIn } from '#web/features/answering/kept-answers.ts';

import { factKey, mustHavesKey, questionKey, sendTyped } from './answer-page-queries.ts';

type MustHave = AnswerPage['mustHaves'][number];
type Sent = NonNullable<AnswerPage['questions'][number]['answer']>;

/** A part of the address is enough to know the page by; nobody can open it with that. */
const scopeLength = 8;

/** Everything that is typed on the page, and how far it has come. */
export function useAnswers(token: string, page: AnswerPage) {
  const [kept] = useState(() =>
    keepAnswersIn(() => localStorage, `link:${token.slice(0, scopeLength)}`),
  );
  const [found] = useState(() => kept.read());
  const [saver] = useState(() =>
    createSaver({ kept, send: (key, value) => sendTyped(token, key, value) }),
  );
  const states = useSyncExternalStore(saver.subscribe, saver.states);
  const [answers, setAnswers] = useState(() => readAnswers(page, found));
  const [corrections, setCorrections] = useState(() => readCorrections(page, found));
  const [mustHaves, setMustHaves] = useState(() => readMustHaves(page, found));

  /** Grows with every change, so that it can be told whether there was one. */
  const [version, setVersion] = useState(found.size);
  function change(key: string, value: unknown, options?: { now?: boolean }) {
    setVersion((last) => last + 1);
    saver.change(key, value, options);
  }

  useEffect(() => {
    // What was typed and not saved when the page was left goes out now.
    for (const [key, value] of found) saver.change(key, value, { now: true });
    const sendNow = () => void saver.flush();
    addEventListener('pagehide', sendNow);
    return () => {
      removeEventListener('pagehide', sendNow);
      saver.stop();
    };
  }, [saver, found]);

  return {
    states,
    version,
    flush: saver.flush,
    answers,
    answer: (key: string, sent: Sent, { now = false } = {}) => {
      setAnswers((all) => new Map(all).set(key, sent));
      const isAnswer = sent.state !== 'said' || sent.said.trim() !== '';
      if (isAnswer) change(questionKey(key), sent, { now });
      else saver.leave(questionKey(key));
    },
    corrections,
    correct: (quote: string, said: string) => {
      setCorrections((all) => new Map(all).set(quote, said));
      change(factKey(quote), { quote, said });
    },
    mustHaves,
    arrange: (next: MustHave[]) => {
      setMustHaves(next);
      change(mustHavesKey, {
        order: next.map(({ quote }) => quote),
        wishes: next.filter(({ role }) => role === 'nice').map(({ quote }) => quote),
      });
    },
  };
}

export type Answers = ReturnType<typeof useAnswers>;

type Found = ReadonlyMap<string, unknown>;

function readAnswers({ questions }: AnswerPage, found: Found): ReadonlyMap<string, Sent> {
  return new Map(
    questions.flatMap(({ key, answer }): [string, Sent][] => {
      const typed = found.get(questionKey(key)) as Sent | undefined;
      const known = typed ?? answer;
      return known ? [[key, known]] : [];
    }),
  );
}

function readCorrections({ facts }: AnswerPage, found: Found): ReadonlyMap<string, string> {
  return new Map(
    facts.flatMap(({ quote, correction }): [string, string][] => {
      const typed = found.get(factKey(quote)) as { said: string } | undefined;
      const known = typed?.said ?? correction;
      return known === null ? [] : [[quote, known]];
    }),
  );
}

function readMustHaves({ mustHaves }: AnswerPage, found: Found): readonly MustHave[] {
  const typed = found.get(mustHavesKey) as { order: string[]; wishes: string[] } | undefined;
  if (!typed) return mustHaves;
  const place = ({ quote }: MustHave) => {
    const index = typed.order.indexOf(quote);
    return index === -1 ? typed.order.length : index;
  };
  return mustHaves
    .map((one): MustHave => ({ ...one, role: typed.wishes.includes(one.quote) ? 'nice' : 'must' }))
    .toSorted((a, b) => place(a) - place(b));
}
