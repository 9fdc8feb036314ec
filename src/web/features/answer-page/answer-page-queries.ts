import { queryOptions } from '@tanstack/react-query';

import type { AnswerPage } from '#shared/answers.ts';
import { apiRequest } from '#web/lib/api.ts';

const path = '/api/answers';

/** Read once: from then on what is typed here is newer than what the server would tell. */
export const answerPageQuery = (token: string) =>
  queryOptions<AnswerPage>({ queryKey: [path, token] });

/** What is saved from the page, by the keys it is kept under until then. */
export const questionKey = (key: string) => `question ${key}`;
export const factKey = (quote: string) => `fact ${quote}`;
export const mustHavesKey = 'must-haves';

export function sendTyped(token: string, key: string, value: unknown): Promise<unknown> {
  const question = /^question (.*)$/s.exec(key)?.[1];
  const part =
    question === undefined
      ? key.startsWith('fact ')
        ? 'facts'
        : 'must-haves'
      : `questions/${encodeURIComponent(question)}`;
  return apiRequest('PUT', `${path}/${encodeURIComponent(token)}/${part}`, value);
}

export function sendDone(token: string): Promise<unknown> {
  return apiRequest('POST', `${path}/${encodeURIComponent(token)}/done`);
}
