import { expect, it } from 'vitest';
import { decodeText } from './decode-text.ts';
import { Unreadable } from './unreadable.ts';

const russian =
  'Сварщик в ночную смену. Требуется опыт работы от трёх лет и удостоверение. Зарплата по договору.';
const japanese =
  '夜勤の溶接工を募集しています。経験が三年以上あり、資格をお持ちの方を歓迎します。給与は相談のうえ決定します。';
const korean = '야간 용접공을 모집합니다. 경력 삼 년 이상이며 자격증이 있는 분을 환영합니다.';
const simplified =
  '我们公司正在招聘夜班焊工。要求有三年以上的工作经验，并且持有证书。工资在面试中商定，欢迎来上海工作的人。';
const traditional =
  '我們公司正在招聘夜班焊工。要求有三年以上的工作經驗，並且持有證書。工資在面試中商定，歡迎來台北工作的人。';

it.each([
  ['windows-1251', russian],
  ['koi8-r', russian],
  ['shift_jis', japanese],
  ['euc-jp', japanese],
  ['euc-kr', korean],
  ['gb18030', simplified],
  ['big5', traditional],
])('reads %s', (encoding, text) => {
  expect(decodeText(encode(text, encoding))).toBe(text);
});

it('does not guess what it cannot tell', () => {
  const greek = encode('Ζητείται ηλεκτροσυγκολλητής για νυχτερινή βάρδια', 'iso-8859-7');
  expect(() => decodeText(greek)).toThrow(new Unreadable('encoding'));
});

/** Node writes UTF only, but reads the others: the bytes of a character are looked for. */
function encode(text: string, encoding: string): Buffer {
  const decoder = new TextDecoder(encoding);
  const bytesOf = new Map<string, number[]>();
  for (let first = 0; first < 256; first += 1) {
    bytesOf.set(decoder.decode(Uint8Array.of(first)), [first]);
    if (first < 0x80) continue;
    for (let second = 0x40; second < 256; second += 1) {
      const character = decoder.decode(Uint8Array.of(first, second));
      if (!bytesOf.has(character)) bytesOf.set(character, [first, second]);
    }
  }
  return Buffer.from(text.split('').flatMap((character) => bytesOf.get(character) ?? []));
}
