import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** Somebody with an account at Google or GitHub. */
export interface ProviderPerson {
  id: number;
  name: string;
  email: string;
  emailVerified: boolean;
}

interface Grant {
  person: ProviderPerson;
  clientId: string;
  redirectUri: string;
  codeChallenge: string;
}

const rerouted = new Set([
  'accounts.google.com',
  'oauth2.googleapis.com',
  'github.com',
  'api.github.com',
  'lh3.googleusercontent.com',
  'avatars.githubusercontent.com',
]);

export type LocalProviders = Awaited<ReturnType<typeof startLocalProviders>>;

/**
 * Google and GitHub on this machine, speaking their wire formats. While they run, every fetch to
 * the real hosts is sent here; codes are checked as strictly as there (once, PKCE, redirect, secret).
 */
export async function startLocalProviders(
  picture: { type: string; bytes: Buffer } = { type: 'image/png', bytes: Buffer.from('picture') },
) {
  const desk = createDesk();
  const server = createServer((request, response) => {
    answer({ request, response, desk, picture }).catch((error: unknown) => {
      response.writeHead(500).end(String(error));
    });
  });
  await new Promise<void>((done) => {
    server.listen(0, '127.0.0.1', done);
  });
  const local = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const realFetch = globalThis.fetch;
  globalThis.fetch = (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input);
    return rerouted.has(url.host)
      ? realFetch(localAddress(url, local), init)
      : realFetch(input, init);
  };

  return {
    /** A person at the provider's page agrees; answers the path the browser is sent back to. */
    agree: async (authorizationUrl: string, person: ProviderPerson): Promise<string> => {
      desk.atTheDesk = person;
      const page = localAddress(new URL(authorizationUrl), local);
      const reply = await realFetch(page, { redirect: 'manual' });
      const back = new URL(reply.headers.get('location') ?? '');
      return back.pathname + back.search;
    },
    close: async () => {
      globalThis.fetch = realFetch;
      await new Promise((done) => {
        server.close(done);
      });
    },
  };
}

const localAddress = (url: URL, local: string) =>
  new URL(`/${url.host}${url.pathname}${url.search}`, local);

function createDesk() {
  return {
    atTheDesk: undefined as ProviderPerson | undefined,
    codes: new Map<string, Grant>(),
    accessTokens: new Map<string, ProviderPerson>(),
    keys: generateKeyPairSync('rsa', { modulusLength: 2048 }),
  };
}
type Desk = ReturnType<typeof createDesk>;

interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
  desk: Desk;
  picture: { type: string; bytes: Buffer };
}

async function answer({ request, response, desk, picture }: Exchange): Promise<void> {
  const url = new URL(request.url ?? '/', 'http://local');
  const json = (body: unknown, status = 200) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  switch (url.pathname) {
    case '/accounts.google.com/o/oauth2/v2/auth':
    case '/github.com/login/oauth/authorize':
      response.writeHead(302, { location: sendBack(url.searchParams, desk) }).end();
      return;
    case '/oauth2.googleapis.com/token':
    case '/github.com/login/oauth/access_token': {
      const tokens = redeem(new URLSearchParams(await text(request)), desk);
      json(tokens ?? { error: 'invalid_grant' }, tokens ? 200 : 400);
      return;
    }
    case '/api.github.com/user':
    case '/api.github.com/user/emails': {
      const token = request.headers.authorization?.replace(/^Bearer /, '') ?? '';
      const person = desk.accessTokens.get(token);
      if (!person) json({ message: 'Bad credentials' }, 401);
      else json(url.pathname.endsWith('emails') ? githubEmails(person) : githubUser(person));
      return;
    }
    default:
      response.writeHead(200, { 'content-type': picture.type }).end(picture.bytes);
  }
}

function sendBack(query: URLSearchParams, desk: Desk): string {
  const code = randomBytes(16).toString('hex');
  const redirectUri = query.get('redirect_uri') ?? '';
  if (!desk.atTheDesk) throw new Error('Nobody is at the provider.');
  desk.codes.set(code, {
    person: desk.atTheDesk,
    clientId: query.get('client_id') ?? '',
    redirectUri,
    codeChallenge: query.get('code_challenge') ?? '',
  });
  const back = new URL(redirectUri);
  back.searchParams.set('code', code);
  back.searchParams.set('state', query.get('state') ?? '');
  return back.href;
}

function redeem(form: URLSearchParams, desk: Desk): object | undefined {
  const code = form.get('code') ?? '';
  const grant = desk.codes.get(code);
  desk.codes.delete(code);
  const verifier = form.get('code_verifier') ?? '';
  const challenge = createHash('sha256').update(verifier).digest('base64url');
  if (
    grant?.codeChallenge !== challenge ||
    grant.redirectUri !== form.get('redirect_uri') ||
    grant.clientId !== form.get('client_id') ||
    form.get('client_secret') !== `${grant.clientId}-secret`
  )
    return undefined;
  const accessToken = randomBytes(16).toString('hex');
  desk.accessTokens.set(accessToken, grant.person);
  return {
    access_token: accessToken,
    refresh_token: randomBytes(16).toString('hex'),
    id_token: idToken(grant, desk),
    token_type: 'bearer',
    expires_in: 3600,
    scope: 'email profile openid',
  };
}

function idToken({ person, clientId }: Grant, { keys }: Desk): string {
  const now = Math.floor(Date.now() / 1000);
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const head = part({ alg: 'RS256', typ: 'JWT', kid: 'local' });
  const claims = part({
    iss: 'https://accounts.google.com',
    aud: clientId,
    sub: String(person.id),
    email: person.email,
    email_verified: person.emailVerified,
    name: person.name,
    picture: 'https://lh3.googleusercontent.com/a/local',
    iat: now,
    exp: now + 3600,
  });
  const signature = sign('sha256', Buffer.from(`${head}.${claims}`), keys.privateKey);
  return `${head}.${claims}.${signature.toString('base64url')}`;
}

const githubUser = ({ id, name }: ProviderPerson) => ({
  id,
  login: name.toLowerCase().replaceAll(' ', '-'),
  name,
  // GitHub hides an address that its owner did not make public.
  email: null,
  avatar_url: `https://avatars.githubusercontent.com/u/${id}?v=4`,
});

const githubEmails = ({ id, email, emailVerified }: ProviderPerson) => [
  { email: `${id}@users.noreply.github.com`, primary: false, verified: true, visibility: null },
  { email, primary: true, verified: emailVerified, visibility: 'private' },
];
