import type {
  AnswerLink,
  AnswerPage,
  AnswerSent,
  GivenAnswer,
  JobQuestions,
} from '#shared/answers.ts';
import type { ToolId } from '#shared/tool-info.ts';
import type { Team } from '../../testing/teams.ts';
import type { TestApp } from '../../testing/test-app.ts';
import type { Reply, Visitor } from '../../testing/visitor.ts';
import { outputsOf } from '../../testing/written-jobs.ts';

/** A job that leaves much open, and the people who talk about it. */

const fields = {
  title: 'Diesel Mechanic',
  location: 'Tulsa, OK',
  description:
    'You keep our fleet of 40 trucks on the road: brakes, engines and electrics. You will lift parts up to 70 pounds.',
  requirements: '- Three years as a diesel mechanic\n- Own hand tools\n- A CDL is welcome',
  benefits: 'Health insurance from day one',
};

export async function postJob(
  { admin, organizationId }: Team,
  more: Record<string, unknown> = {},
): Promise<number> {
  const { status, body, text } = await admin.post('/api/jobs', {
    ...fields,
    ...more,
    organizationId,
  });
  if (status !== 201) throw new Error(`Posting answered ${status}: ${text}`);
  return Number(body.id);
}

function bodyOf({ status, body, text }: Reply, expected: number): unknown {
  if (status !== expected) throw new Error(`Answered ${status} and not ${expected}: ${text}`);
  return body;
}

export const questionsOf = async (visitor: Visitor, jobId: number): Promise<JobQuestions> =>
  bodyOf(await visitor.get(`/api/jobs/${jobId}/questions`), 200) as JobQuestions;

export const outdatedOf = async (visitor: Visitor, jobId: number): Promise<ToolId[]> =>
  (await outputsOf(visitor, jobId))
    .filter(({ outdated }) => outdated)
    .map(({ toolType }) => toolType)
    .toSorted();

interface Asking {
  keys: string[];
  name?: string;
  email?: string;
}

/** Whoever was sent a link, in a browser of their own without an account. */
export interface Manager {
  link: AnswerLink;
  token: string;
  visitor: Visitor;
  page: () => Promise<AnswerPage>;
  say: (key: string, sent: string | Partial<AnswerSent>) => Promise<Reply>;
  put: (rest: string, body: object) => Promise<Reply>;
  done: () => Promise<Reply>;
}

export async function askManager(
  server: TestApp,
  { admin }: Pick<Team, 'admin'>,
  jobId: number,
  { keys, name = 'Mia Meyer', email = '' }: Asking,
): Promise<Manager> {
  const reply = await admin.post(`/api/jobs/${jobId}/answer-links`, { name, email, keys });
  const link = bodyOf(reply, 201) as AnswerLink;
  const token = link.url?.split('/').at(-1) ?? '';
  const visitor = server.visitor();
  const at = (rest = '') => `/api/answers/${token}${rest}`;
  return {
    link,
    token,
    visitor,
    page: async () => bodyOf(await visitor.get(at()), 200) as AnswerPage,
    say: (key, sent) =>
      visitor.put(at(`/questions/${key}`), typeof sent === 'string' ? { said: sent } : sent),
    put: (rest, body) => visitor.put(at(rest), body),
    done: () => visitor.post(at('/done')),
  };
}

export const answerTo = (
  { answers }: JobQuestions,
  key: string,
  name?: string,
): GivenAnswer | undefined =>
  answers.find((answer) => answer.key === key && (name === undefined || answer.by.name === name));

export const openKeys = ({ open }: JobQuestions): string[] => open.map(({ key }) => key);
