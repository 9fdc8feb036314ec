import type { FastifyRequest } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Action } from '#shared/policy.ts';
import { foundTeam } from '../testing/teams.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import type { Visitor } from '../testing/visitor.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

const requestOf = ({ cookieHeader }: Visitor) =>
  ({
    headers: { cookie: cookieHeader },
    ip: '127.0.0.1',
    routeOptions: { config: { may: 'jobs.read' } },
  }) as FastifyRequest;

it('an organization named in a body or query refuses those outside, whether it exists or not', async () => {
  const { access } = server.deps;
  const { organizationId, admin } = await foundTeam(server);
  const stranger = await server.visitor().signUp();
  await expect(
    access.requireMembershipNamed(requestOf(admin), organizationId),
  ).resolves.toMatchObject({
    membership: { organizationId, role: 'admin' },
    actor: { kind: 'person' },
  });
  for (const id of [organizationId, 2_000_000_000]) {
    await expect(access.requireMembershipNamed(requestOf(stranger), id)).rejects.toMatchObject({
      status: 403,
      message: 'You are not a member of this organization.',
    });
  }
  await expect(
    access.requireMembershipNamed(requestOf(server.visitor()), organizationId),
  ).rejects.toMatchObject({ status: 401 });
});

it('an API key belongs to its own organization only', async () => {
  const { access } = server.deps;
  const [own, other] = [await foundTeam(server), await foundTeam(server)];
  const { body } = await own.admin.post(own.path('/api-keys'), { name: 'ATS' });
  const requestTo = (may: Action | undefined) =>
    ({
      headers: { authorization: `Bearer ${String(body.key)}` },
      ip: '127.0.0.1',
      routeOptions: { url: '/api/somewhere', config: { may } },
    }) as FastifyRequest;
  const request = requestTo('jobs.read');
  await expect(access.findCaller(request, own.organizationId)).resolves.toMatchObject({
    membership: { role: 'recruiter' },
    actor: { kind: 'api-key', apiKeyId: body.id },
  });
  await expect(access.findCaller(request, other.organizationId)).resolves.toBeUndefined();
  await expect(
    access.findCaller(requestTo('members.read'), own.organizationId),
  ).rejects.toMatchObject({ status: 403 });
  // A route that does not say what it does is open to nobody.
  await expect(access.findCaller(requestTo(undefined), own.organizationId)).rejects.toThrow(
    '/api/somewhere does not say what it does',
  );
});

it('the API description has every call with its reply', async () => {
  const { body } = await server.visitor().get('/api/openapi.json');
  const paths = body.paths as Record<
    string,
    Record<string, { responses?: object; tags?: string[] }>
  >;
  const calls = Object.entries(paths).filter(([path]) => path.startsWith('/api/organizations'));
  expect(calls.length).toBeGreaterThan(10);
  for (const [path, methods] of calls) {
    for (const [method, { responses, tags }] of Object.entries(methods)) {
      expect([path, method, Object.keys(responses ?? {})[0]]).toEqual([
        path,
        method,
        expect.stringMatching(/^2/),
      ]);
      expect(tags).toHaveLength(1);
    }
  }
});
