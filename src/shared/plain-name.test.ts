import { describe, expect, it } from 'vitest';
import { nameInMail, plainName } from './plain-name.ts';

const schema = plainName({ label: 'Name', max: 100, missing: 'Name is required' });
const sentenceFor = (name: string) => schema.safeParse(name).error?.issues[0]?.message;

const realNames = [
  'Ada Lovelace',
  "Dr. J. O'Neil-Sørensen III",
  'Jean-Luc d’Arc',
  'J. R. R. Tolkien',
  'J.R.R. Tolkien',
  'María José Núñez y Ñandú',
  'Nguyễn Thị Minh Khai',
  '李小龍',
  '渡辺 謙',
  '김연아',
  'Владимир Ильич',
  'محمد بن سلمان',
  'می‌خواهم',
  'דוד בן־גוריון',
  'דוד\u200F',
  'श्रीमती इन्दिरा गांधी',
  'ක්‍රිෂාන්',
  'สมชาย ใจดี',
  'X Æ A-12',
  'Élodie, PhD',
  'AC/DC GmbH & Co. KG',
  '@properties',
  'Müller + Söhne (Nord)',
  'Fish!',
  '7-Eleven, Inc.',
  'Yahoo!',
];

describe('a name', () => {
  it.each(realNames)('may be %s, which a mail repeats as it is', (name) => {
    expect(schema.parse(name)).toBe(name);
    expect(nameInMail(name)).toBe(name);
  });

  it.each(['Booking.com', 'Dr.Smith', 'Node.js Foundation', 'M.Sc. Weber'])(
    'may be %s, of which a mail makes no link',
    (name) => {
      expect(schema.parse(name)).toBe(name);
      expect(nameInMail(name)).toBe(name.replace(/\.(?=\w)/, ' '));
    },
  );

  it.each([
    'Ada\nYour account is locked',
    'Ada\r\nBcc: all@example.test',
    'Ada\u0000',
    'Ada\tLovelace',
    'Ada\u0085Lovelace',
    'Ada\u2028Your account is locked',
    'Ada\u2029x',
    'Ada \u202Egnp.exe',
    'Ada\u2066x\u2069',
    'A\u200Bda',
    'Ada\u{E0041}',
  ])('may not be %j: characters that end, hide or turn a line', (name) => {
    expect(sentenceFor(name)).toBe('Name must be one line of plain text');
  });

  it.each([
    'https://evil.example',
    'Go to http://evil.example/login now',
    'HTTPS : //evil',
    'www.evil.example',
    'evil.example/login',
    'support@evil.example',
    'call tel:+15551234',
    'mailto:x',
    'evil。example/login',
    'support＠evil.example',
  ])('may not be %j: an address', (name) => {
    expect(sentenceFor(name)).toBe('Name must not contain a web or email address');
  });

  it('is asked for and bounded', () => {
    expect(sentenceFor('  ')).toBe('Name is required');
    expect(sentenceFor('x'.repeat(101))).toBe('Name must be at most 100 characters');
  });
});

describe('a stored name in a mail', () => {
  it.each([
    ['https://evil.example/login?x=1', 'https evil example login?x=1'],
    ['Reset at evil.example', 'Reset at evil example'],
    ['support@evil.example', 'support evil example'],
    ['Ada\r\n\r\nYour account is locked', 'Ada Your account is locked'],
    ['Ada\u2028x', 'Ada x'],
    ['10.0.0.1', '10 0 0 1'],
    ['evil。example', 'evil example'],
    ['<b>Ada</b>', 'b Ada /b'],
    ['\u202Eevil', 'evil'],
  ])('is neither a link nor a second line: %j', (name, shown) => {
    expect(nameInMail(name)).toBe(shown);
  });

  it('is short, and not cut within a character', () => {
    expect(nameInMail('👩‍🔧'.repeat(70))).toBe(`${'👩‍🔧'.repeat(59)}…`);
    expect(nameInMail('x'.repeat(61))).toBe(`${'x'.repeat(59)}…`);
    expect(nameInMail('x'.repeat(60))).toBe('x'.repeat(60));
  });
});
