import { describe, expect, it } from 'vitest';
import { createKnownDevices } from './known-devices.ts';

const devices = createKnownDevices('a secret of the server', { secure: false });
const others = createKnownDevices('another secret', { secure: false });

describe('a browser', () => {
  it('is recognized for the accounts it was signed in to, in any case, and for no other', () => {
    const cookie = devices.remember(
      devices.remember(undefined, 'ada@example.test'),
      'Grace@Example.test',
    );
    const device = devices.recognize(cookie, 'ADA@example.test');
    expect(device).toMatch(/^[\w-]{22}$/);
    expect(devices.recognize(cookie, 'grace@example.test')).toBe(device);
    expect(devices.recognize(cookie, 'mallory@example.test')).toBeUndefined();
    expect(others.recognize(cookie, 'ada@example.test')).toBeUndefined();
  });

  it('keeps its number, and one seal an account', () => {
    const once = devices.remember(undefined, 'ada@example.test');
    expect(devices.remember(once, 'ada@example.test')).toBe(once);
    expect(devices.remember(undefined, 'ada@example.test')).not.toBe(once);
  });

  it('forgets the account used longest ago when there are many', () => {
    let cookie: string | undefined;
    for (let count = 0; count <= 8; count += 1)
      cookie = devices.remember(cookie, `${count}@x.test`);
    expect(devices.recognize(cookie, '0@x.test')).toBeUndefined();
    expect(devices.recognize(cookie, '1@x.test')).toBeTruthy();
    expect(devices.recognize(cookie, '8@x.test')).toBeTruthy();
  });

  it('cannot take the seal of another browser, nor make one', () => {
    const [, seal = ''] = devices.remember(undefined, 'ada@example.test').split('.');
    const [device = ''] = devices.remember(undefined, 'mallory@example.test').split('.');
    expect(devices.recognize(`${device}.${seal}`, 'ada@example.test')).toBeUndefined();
  });

  it.each(['', '.', 'x', 'x.y', 'a'.repeat(22), `${'a'.repeat(22)}.`, 'é.é', '%00.%00'])(
    'with the cookie %j is an unknown one, and gets a good one',
    (cookie) => {
      expect(devices.recognize(cookie, 'ada@example.test')).toBeUndefined();
      const next = devices.remember(cookie, 'ada@example.test');
      expect(devices.recognize(next, 'ada@example.test')).toBeTruthy();
    },
  );
});
