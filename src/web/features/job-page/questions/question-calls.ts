import {
  type AnswerLink,
  type AnswerLinkCreate,
  answerLinkSchema,
  type AnswerSent,
} from '#shared/answers.ts';
import { apiRequest } from '#web/lib/api.ts';

const path = (jobId: number, ...parts: (string | number)[]) =>
  ['/api/jobs', jobId, ...parts].join('/');

export function saveAnswer(jobId: number, key: string, sent: AnswerSent) {
  return apiRequest('PUT', path(jobId, 'answers', encodeURIComponent(key)), sent);
}

/** The question is open again. */
export function takeBackAnswer(jobId: number, key: string) {
  return apiRequest('DELETE', path(jobId, 'answers', encodeURIComponent(key)));
}

export function decideAnswer(jobId: number, answerId: number, take: boolean) {
  return apiRequest('POST', path(jobId, 'answers', answerId, 'decision'), { take });
}

export async function createLink(jobId: number, link: AnswerLinkCreate): Promise<AnswerLink> {
  return answerLinkSchema.parse(await apiRequest('POST', path(jobId, 'answer-links'), link));
}

export function remindLink(jobId: number, linkId: number) {
  return apiRequest('POST', path(jobId, 'answer-links', linkId, 'reminder'));
}

export function revokeLink(jobId: number, linkId: number) {
  return apiRequest('DELETE', path(jobId, 'answer-links', linkId));
}
