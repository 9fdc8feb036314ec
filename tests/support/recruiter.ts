import { randomUUID } from 'node:crypto';

/** Somebody with an organization, who calls a running server as a browser does. */
export async function newRecruiter(url: string) {
  let cookie = '';
  const call = async (method: string, path: string, body?: object) => {
    const response = await fetch(`${url}${path}`, {
      method,
      headers: {
        origin: url,
        ...(cookie ? { cookie } : {}),
        ...(body ? { 'content-type': 'application/json' } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const set = response.headers.getSetCookie().map((line) => line.split(';', 1)[0] ?? '');
    if (set.length > 0) cookie = set.join('; ');
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}: ${text}`);
    return JSON.parse(text || 'null') as unknown;
  };
  await call('POST', '/api/auth/sign-up/email', {
    name: 'Recruiter',
    email: `recruiter-${randomUUID()}@example.test`,
    password: 'correct-horse-42',
  });
  const createOrganization = async (name: string) =>
    ((await call('POST', '/api/organizations', { name })) as { id: number }).id;
  const organizationId = await createOrganization('Acme');
  return {
    organizationId,
    cookie: () => cookie,
    get: (path: string) => call('GET', path),
    /** Whatever comes back, refusals too. */
    send: (path: string, init: RequestInit = {}) =>
      fetch(`${url}${path}`, { ...init, headers: { origin: url, cookie } }),
    createOrganization,
    createJob: async (title = 'Welder') => {
      const job = { title, location: 'Lansing, MI', organizationId };
      return ((await call('POST', '/api/jobs', job)) as { id: number }).id;
    },
  };
}
