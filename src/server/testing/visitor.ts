import type { InjectOptions } from 'fastify';
import type { App } from '../app-deps.ts';

let count = 0;

export interface Reply {
  status: number;
  /** The parsed body, for assertions. */
  body: Record<string, unknown>;
  text: string;
  headers: Record<string, string | string[] | number | undefined>;
}

/** A browser without a screen: keeps its cookies and names its origin. */
export class Visitor {
  readonly #app: App;
  readonly #origin: string;
  readonly #address: string | undefined;
  readonly cookies = new Map<string, string>();
  email = '';
  password = '';

  constructor(app: App, origin: string, address?: string) {
    this.#app = app;
    this.#origin = origin;
    this.#address = address;
  }

  get cookieHeader(): string {
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  async call(
    method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE',
    url: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Reply> {
    const cookie = this.cookieHeader;
    const request: InjectOptions = {
      method,
      url,
      ...(this.#address ? { remoteAddress: this.#address } : {}),
      headers: {
        ...(method === 'GET' ? {} : { origin: this.#origin }),
        ...(cookie ? { cookie } : {}),
        ...headers,
      },
      ...(body === undefined ? {} : { payload: body as object }),
    };
    const response = await this.#app.inject(request);
    for (const { name, value, maxAge } of response.cookies as {
      name: string;
      value: string;
      maxAge?: number;
    }[]) {
      if (value === '' || maxAge === 0) this.cookies.delete(name);
      else this.cookies.set(name, encodeURIComponent(value));
    }
    return {
      status: response.statusCode,
      body: parseBody(response.payload),
      text: response.payload,
      headers: response.headers,
    };
  }

  get = (url: string, headers?: Record<string, string>) =>
    this.call('GET', url, undefined, headers);
  post = (url: string, body?: unknown, headers?: Record<string, string>) =>
    this.call('POST', url, body, headers);
  patch = (url: string, body?: unknown, headers?: Record<string, string>) =>
    this.call('PATCH', url, body, headers);
  delete = (url: string, body?: unknown, headers?: Record<string, string>) =>
    this.call('DELETE', url, body, headers);
  put = (url: string, body?: unknown, headers?: Record<string, string>) =>
    this.call('PUT', url, body, headers);

  /** A new account, signed in. */
  async signUp(details: { email?: string; name?: string; password?: string } = {}): Promise<this> {
    count += 1;
    this.email = details.email ?? `person-${count}@example.test`;
    this.password = details.password ?? 'correct-horse-42';
    const reply = await this.post('/api/auth/sign-up/email', {
      name: details.name ?? `Person ${count}`,
      email: this.email,
      password: this.password,
    });
    if (reply.status !== 200) throw new Error(`Sign-up answered ${reply.status}: ${reply.text}`);
    return this;
  }
}

function parseBody(payload: string): Record<string, unknown> {
  try {
    return JSON.parse(payload) as Record<string, unknown>;
  } catch {
    return {};
  }
}
