import { describe, expect, it } from 'vitest';
import { EnvError, parseEnv } from './env.ts';

describe('parseEnv', () => {
  it('needs nothing', () => {
    const env = parseEnv({});
    expect(env.PORT).toBe(3000);
    expect(env.BASE_URL).toBe('http://localhost:3000');
    expect(env.ROLE).toBe('all');
  });

  it('treats an empty value as absent', () => {
    const env = parseEnv({ DATABASE_URL: '', SMTP_URL: ' ', GOOGLE_CLIENT_ID: '' });
    expect(env.DATABASE_URL).toBeUndefined();
    expect(env.SMTP_URL).toBeUndefined();
  });

  it('lists every problem together', () => {
    const read = () =>
      parseEnv({ PORT: '99999', DATABASE_URL: 'mysql://x', ROLE: 'boss', GITHUB_CLIENT_ID: 'x' });
    expect(read).toThrow(EnvError);
    expect(read).toThrow(/PORT[\s\S]*DATABASE_URL[\s\S]*ROLE[\s\S]*GITHUB_CLIENT_SECRET is needed/);
  });

  it('refuses a lone worker on the embedded database', () => {
    expect(() => parseEnv({ ROLE: 'worker' })).toThrow(/ROLE can only be worker with DATABASE_URL/);
  });

  it('wants half a key pair completed', () => {
    expect(() => parseEnv({ GOOGLE_CLIENT_ID: 'id' })).toThrow(/GOOGLE_CLIENT_SECRET is needed/);
  });

  it('requires secrets in production on a shared database', () => {
    const source = { NODE_ENV: 'production', DATABASE_URL: 'postgres://u@h/d' };
    expect(() => parseEnv(source)).toThrow(/AUTH_SECRET is required[\s\S]*BASE_URL is required/);
  });

  it('keeps the base address as an origin, and refuses one with a path', () => {
    expect(parseEnv({ BASE_URL: 'HTTPS://X.example/' }).BASE_URL).toBe('https://x.example');
    expect(() => parseEnv({ BASE_URL: 'https://x.example/app' })).toThrow(/without a path/);
  });

  it.each([
    [undefined, false],
    ['true', true],
    ['10.0.0.0/8', '10.0.0.0/8'],
  ])('reads TRUST_PROXY %s as %s', (text, meaning) => {
    expect(parseEnv({ TRUST_PROXY: text }).TRUST_PROXY).toBe(meaning);
  });
});
