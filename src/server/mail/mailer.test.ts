import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { createMailer } from './mailer.ts';
import { passwordResetLetter } from './messages/account-letters.ts';

const folder = mkdtempSync(join(tmpdir(), 'requisite-outbox-'));
afterAll(() => rmSync(folder, { recursive: true }));

it('keeps each mail as a file and prints its link when there is no mail server', async () => {
  const printed: string[] = [];
  const env = { SMTP_URL: undefined, MAIL_FROM: 'Requisite <post@x.example>', DATA_DIR: folder };
  const mailer = createMailer(env, (line) => printed.push(line));
  expect(mailer.destination).toContain(join(folder, 'outbox'));

  const link = 'http://localhost:3000/reset-password?token=abc';
  const letter = passwordResetLetter({ name: 'Ada', email: 'ada@example.test' }, link);
  await mailer.send(letter);
  await mailer.send(letter);

  expect(printed).toEqual(
    Array(2).fill(`Mail to ada@example.test: Reset your Requisite password\n  ${link}`),
  );
  const files = readdirSync(join(folder, 'outbox'));
  expect(files).toHaveLength(2);
  for (const name of files) {
    const file = join(folder, 'outbox', name);
    expect(name).toMatch(/^\d{4}-\d\d-\d\dT[\d-]+\.\d+Z-\w{8}\.eml$/);
    expect(statSync(file).mode & 0o077).toBe(0);
    const text = readFileSync(file, 'utf8');
    expect(text).toContain('To: ada@example.test');
    expect(text).toContain('Content-Type: text/plain');
    expect(text).toContain('Content-Type: text/html');
  }
});

it('names the mail server without its password', () => {
  const env = { SMTP_URL: 'smtps://me:secret@mail.example:465', MAIL_FROM: 'x', DATA_DIR: folder };
  expect(createMailer(env, () => undefined).destination).toBe('by SMTP through mail.example:465');
});
