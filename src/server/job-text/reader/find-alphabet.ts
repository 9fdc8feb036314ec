/** Enough to tell by, and little enough to try them all. */
const sampleSize = 64 * 1024;

/** Each turns down what is not its own: decoded wrongly, a text shows other characters than these. */
const alphabets: { encoding: string; fits: (letters: string) => boolean }[] = [
  { encoding: 'shift_jis', fits: isJapanese },
  { encoding: 'euc-jp', fits: isJapanese },
  { encoding: 'euc-kr', fits: (letters) => share(letters, /[가-힣]/g) > 0.9 },
  {
    encoding: 'gb18030',
    fits: (letters) => isChinese(letters, /[的一是不了在有人我中大来上个国工作]/g),
  },
  {
    encoding: 'big5',
    fits: (letters) => isChinese(letters, /[的一是不了在有人我中大來上個國工作]/g),
  },
  { encoding: 'windows-1251', fits: isCyrillic },
  { encoding: 'koi8-r', fits: isCyrillic },
];

/** The encoding of a text that is mostly not in Latin letters, as far as it can be told. */
export function findAlphabet(bytes: Buffer): string | undefined {
  const sample = bytes.subarray(0, sampleSize);
  return alphabets.find(({ encoding, fits }) => {
    try {
      const text = new TextDecoder(encoding, { fatal: true }).decode(sample, { stream: true });
      return fits(text.replaceAll(/[^\p{L}\p{Co}\p{Cc}]|[a-z\s]/giu, ''));
    } catch {
      return false;
    }
  })?.encoding;
}

function isJapanese(letters: string): boolean {
  return share(letters, /[ぁ-ヿ]/g) > 0.2 && share(letters, /[ｦ-ﾟ]/g) < 0.1;
}

/** The commonest characters are a tenth of any text; in the other encoding they are rare ones. */
function isChinese(letters: string, common: RegExp): boolean {
  return share(letters, /\p{Script=Han}/gu) > 0.9 && share(letters, common) > 0.04;
}

/**
 * The two encodings have small letters where the other has capitals. Greek or Hebrew would show as
 * Cyrillic too, but not with the letters that are half of every Slavic text.
 */
function isCyrillic(letters: string): boolean {
  return share(letters, /[а-яёєіїґў]/g) > 0.6 && share(letters, /[оеаинті]/gi) > 0.3;
}

const share = (letters: string, pattern: RegExp) =>
  letters === '' ? 0 : (letters.match(pattern)?.length ?? 0) / letters.length;
