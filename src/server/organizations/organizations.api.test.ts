import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addMember, foundTeam } from '../testing/teams.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

describe('creating an organization', () => {
  it.each(['/api/organizations', '/api/organizations/create'])(
    'through %s makes the creator its admin',
    async (path) => {
      const person = await server.visitor().signUp();
      const created = await person.post(path, {
        name: 'Northwind',
        description: 'Turbines\nand more',
        website: 'https://northwind.test',
        industry: 'real-estate',
        companySize: '5000+',
      });
      expect(created.status).toBe(201);
      expect(created.body).toMatchObject({
        name: 'Northwind',
        domain: 'example.test',
        description: 'Turbines\nand more',
        industry: 'real-estate',
        voiceTone: null,
        userRole: 'admin',
      });
      const list = await person.get('/api/organizations');
      expect(list.body).toEqual([
        {
          id: expect.any(Number),
          organizationId: created.body.id,
          role: 'admin',
          userStatus: 'active',
          createdAt: expect.any(String),
          organization: { id: created.body.id, name: 'Northwind', domain: 'example.test' },
        },
      ]);
    },
  );

  it('keeps the domain that was given', async () => {
    const person = await server.visitor().signUp();
    const created = await person.post('/api/organizations', { name: 'A', domain: 'own.test' });
    expect(created.body.domain).toBe('own.test');
  });

  it.each([
    [{}, 'Organization name is required'],
    [{ name: ' ' }, 'Organization name is required'],
    [{ name: 'A', website: 'nowhere' }, 'Please enter a valid URL such as https://example.com'],
    [{ name: 'A', industry: 'piracy' }, 'Please choose an industry from the list'],
    [{ name: 'x'.repeat(101) }, 'Organization name must be at most 100 characters'],
    [{ name: 'A\u0000' }, 'Organization name must be one line of plain text'],
    [{ name: 'A\nB' }, 'Organization name must be one line of plain text'],
    [{ name: 'help@x.test' }, 'Organization name must not contain a web or email address'],
  ])('refuses %j', async (body, message) => {
    const person = await server.visitor().signUp();
    const reply = await person.post('/api/organizations', body);
    expect([reply.status, reply.body.message]).toEqual([400, message]);
  });
});

describe('changing an organization', () => {
  it('changes what was sent, clears what was emptied and leaves the rest', async () => {
    const { admin, path } = await foundTeam(server);
    await admin.patch(path(), { description: 'Old', website: 'https://old.test' });
    const reply = await admin.patch(path(), {
      name: 'Acme Two',
      description: '',
      voiceTone: 'friendly',
      messagingStyle: 'Short.\nWarm.',
    });
    expect(reply.status).toBe(200);
    const stored = await admin.get(path());
    expect(stored.body).toEqual(reply.body);
    expect(stored.body).toMatchObject({
      name: 'Acme Two',
      description: null,
      website: 'https://old.test',
      voiceTone: 'friendly',
      messagingStyle: 'Short.\nWarm.',
    });
    expect(String(stored.body.updatedAt) > String(stored.body.createdAt)).toBe(true);
  });

  it('is not saved over what somebody else has saved since', async () => {
    const { admin, path } = await foundTeam(server);
    const { body: opened } = await admin.get(path());
    const first = await admin.patch(path(), {
      website: 'https://first.test',
      updatedAt: opened.updatedAt,
    });
    expect(first.status).toBe(200);
    expect(first.body.updatedAt).not.toBe(opened.updatedAt);

    const second = { website: '', description: 'Second', updatedAt: opened.updatedAt };
    const refused = await admin.patch(path(), second);
    expect(refused.status).toBe(409);
    expect(refused.body).toMatchObject({
      code: 'CONFLICT',
      details: { current: { website: 'https://first.test', updatedAt: first.body.updatedAt } },
    });
    expect((await admin.get(path())).body).toEqual(first.body);

    const merged = { description: 'Second', updatedAt: first.body.updatedAt };
    expect((await admin.patch(path(), merged)).body).toMatchObject({
      website: 'https://first.test',
      description: 'Second',
    });
    // What changes nothing collides with nothing.
    expect((await admin.patch(path(), { ...merged, updatedAt: opened.updatedAt })).status).toBe(
      200,
    );
  });

  it('refuses to empty the name', async () => {
    const { admin, path } = await foundTeam(server);
    const reply = await admin.patch(path(), { name: '' });
    expect([reply.status, reply.body.message]).toEqual([400, 'Organization name is required']);
  });

  it('is for admins', async () => {
    const team = await foundTeam(server);
    const recruiter = await addMember(server, team);
    const reply = await recruiter.patch(team.path(), { name: 'Mine' });
    expect([reply.status, reply.body.message]).toEqual([
      403,
      'Only admins of this organization can do this.',
    ]);
    expect((await recruiter.get(team.path())).body).toMatchObject({
      name: 'Acme',
      userRole: 'recruiter',
    });
  });
});

describe('deleting an organization', () => {
  it('wants its name typed, and takes everything with it', async () => {
    const team = await foundTeam(server, 'Short Lived');
    const recruiter = await addMember(server, team);
    await team.admin.post(team.path('/invite'), { email: 'late@example.test' });
    await team.admin.post(team.path('/api-keys'), { name: 'ATS' });

    const wrong = await team.admin.delete(team.path(), { name: 'Short lived' });
    expect(wrong.status).toBe(400);
    expect(wrong.body.fields).toEqual({ name: 'This is not the name of the organization.' });

    const reply = await team.admin.delete(team.path(), { name: 'Short Lived' });
    expect([reply.status, reply.text]).toEqual([204, '']);
    for (const person of [team.admin, recruiter]) {
      expect((await person.get(team.path())).status).toBe(404);
      expect((await person.get('/api/organizations')).body).toEqual([]);
    }
  });
});

describe('an address that cannot be an organization', () => {
  it.each(['0', '-1', 'abc', '1.5', '99999999999', '1e3', '%00', "1'--"])(
    'answers for %s as for one that does not exist',
    async (id) => {
      const person = await server.visitor().signUp();
      const reply = await person.get(`/api/organizations/${id}`);
      expect([reply.status, reply.body.message]).toEqual([404, 'Organization not found']);
    },
  );
});
