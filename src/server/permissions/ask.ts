import { once } from 'node:events';
import type { InjectOptions } from 'fastify';
import type { TestApp } from '../testing/test-app.ts';
import type { CallerName, Named } from './callers.ts';
import type { Row } from './read-table.ts';
import { requests } from './requests.ts';
import type { World } from './world.ts';

export interface Question {
  row: Pick<Row, 'title' | 'route'>;
  world: World;
  caller: CallerName;
  /** Whose organization the path names. */
  path: Named;
  /** Whose things the rest of the call names. */
  named: Named;
  /** Sent in the body beside what the call needs. */
  extra?: Record<string, unknown>;
}

let asked = 0;

/** Makes one call of the matrix. The answer has the request's own id taken out, so that two can be compared. */
export async function ask(server: TestApp, question: Question) {
  const { row, world, caller, path, named, extra } = question;
  asked += 1;
  const unique = `unique-${asked}@example.test`;
  const recipe = requests[row.title] ?? {};
  const sending = {
    path,
    named,
    caller,
    email: world.emails[caller] ?? unique,
    unique,
  };
  const [method, pattern = ''] = row.route.split(' ');
  const body = extra ? { ...recipe.body?.(sending), ...extra } : recipe.body?.(sending);
  const request: InjectOptions = {
    method,
    url: fillPath(pattern, path, named),
    query: recipe.query?.(sending) ?? {},
    headers: { origin: server.deps.env.ORIGINS[0], ...world.headers[caller] },
    ...(body ? { payload: recipe.isForm ? toForm(body) : body } : {}),
  };
  const { payload, rawPayload, statusCode, headers } = await (recipe.isEndless
    ? hearBeginning(server, request)
    : server.app.inject(request));
  const masked = payload.replaceAll(/"requestId":"[^"]+"/g, '"requestId":"…"');
  const answer = `${headers['content-type']}\n${masked}`;
  return { status: statusCode, answer, bytes: rawPayload, body };
}

async function hearBeginning(server: TestApp, request: InjectOptions) {
  const response = await server.app.inject({ ...request, payloadAsStream: true });
  const { statusCode, headers } = response;
  const stream = response.stream();
  const [first] = (await once(stream, 'data')) as [Buffer];
  stream.destroy();
  return { payload: first.toString(), rawPayload: first, statusCode, headers };
}

function toForm(body: Record<string, unknown>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(body))
    form.append(name, value instanceof File ? value : String(value));
  return form;
}

function fillPath(pattern: string, path: Named, named: Named): string {
  const values: Record<string, number | string> = {
    ':id': path.organizationId,
    ':membershipId': named.membershipId,
    ':invitationId': named.invitationId,
    ':keyId': named.keyId,
    ':webhookId': named.webhookId,
    ':deliveryId': named.deliveryId,
    ':jobId': named.jobId,
    ':toolType': 'marketIntel',
    ':outputId': named.outputId,
    ':key': named.questionKey,
    ':answerId': named.answerId,
    ':linkId': named.linkId,
    ':token': named.linkToken,
    ':version': 1,
    ':provider': 'google',
  };
  return pattern.replaceAll(/:\w+/g, (param) => {
    const value = values[param];
    if (value === undefined) throw new Error(`The matrix knows no value for ${param}.`);
    return String(value);
  });
}
