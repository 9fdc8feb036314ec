import { describe, expect, it } from 'vitest';
import { isPublic, resolvePublicly } from './public-address.ts';

const resolve = (hostname: string, allowPrivate = false) =>
  resolvePublicly(hostname, { allowPrivate });

describe('an address is refused', () => {
  it.each([
    '127.0.0.1',
    '127.8.8.8',
    '0.0.0.0',
    '10.1.2.3',
    '172.16.0.1',
    '192.168.1.1',
    '100.64.0.1',
    '169.254.169.254',
    '192.0.0.9',
    '198.18.0.1',
    '224.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    'fe80::1',
    'fc00::1',
    'fd00:ec2::254',
    '::ffff:127.0.0.1',
    '::ffff:a9fe:a9fe',
    '64:ff9b::7f00:1',
    '2002:7f00:1::',
    '2001:db8::1',
    // IPv4 in the clothes of IPv6, public or not.
    '::127.0.0.1',
    '::7f00:1',
    '::8.8.8.8',
    '::ffff:8.8.8.8',
    '::ffff:0:127.0.0.1',
    '64:ff9b::8.8.8.8',
    '64:ff9b:1::a00:1',
    '2002:808:808::1',
    '2001:0:4136:e378:8000:63bf:3fff:fdd2',
    '2606:4700::5efe:7f00:1',
    '2606:4700::200:5efe:10.0.0.1',
    'fec0::1',
    '100::1',
    '3fff::1',
    '5f00::1',
    'not an address',
  ])('%s', (address) => {
    expect(isPublic(address)).toBe(false);
  });
});

it.each(['93.184.215.14', '8.8.8.8', '2606:4700:4700::1111'])('%s is public', (address) => {
  expect(isPublic(address)).toBe(true);
});

it('judges a name by what it leads to', async () => {
  await expect(resolve('localhost')).rejects.toThrow(/private network/);
  await expect(resolve('localhost', true)).resolves.toMatchObject([{ family: expect.any(Number) }]);
  await expect(resolve('nowhere.invalid')).rejects.toThrow(
    'The name of this address was not found.',
  );
});

it.each([
  ['http://2130706433/', '127.0.0.1'],
  ['http://0x7f.1/', '127.0.0.1'],
  ['http://[::ffff:10.0.0.1]/', '[::ffff:a00:1]'],
  ['http://[::127.0.0.1]/', '[::7f00:1]'],
])('%s is nothing else than %s', async (url, hostname) => {
  expect(new URL(url).hostname).toBe(hostname);
  await expect(resolve(new URL(url).hostname)).rejects.toThrow(/private network/);
});
