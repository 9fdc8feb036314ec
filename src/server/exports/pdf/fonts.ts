import { join } from 'node:path';
import { projectRoot } from '../../project-root.ts';
import type { TypefaceName } from './page/look.ts';

/** Latin in three typefaces; Inter has Greek and Cyrillic as well. */
const newsreader = {
  regular: 'newsreader/400Regular/Newsreader_400Regular.ttf',
  medium: 'newsreader/500Medium/Newsreader_500Medium.ttf',
  bold: 'newsreader/600SemiBold/Newsreader_600SemiBold.ttf',
};
const inter = {
  regular: 'inter/400Regular/Inter_400Regular.ttf',
  bold: 'inter/600SemiBold/Inter_600SemiBold.ttf',
};
const jetBrainsMono = 'jetbrains-mono/400Regular/JetBrainsMono_400Regular.ttf';

/** Loaded when a document needs them, in this order; the last two hold what no script claims. */
const byScript: { needed: RegExp; regular: string; bold?: string }[] = [
  {
    needed: /\p{Script=Arabic}/u,
    regular: 'noto-sans-arabic/400Regular/NotoSansArabic_400Regular.ttf',
    bold: 'noto-sans-arabic/600SemiBold/NotoSansArabic_600SemiBold.ttf',
  },
  {
    needed: /\p{Script=Hebrew}/u,
    regular: 'noto-sans-hebrew/400Regular/NotoSansHebrew_400Regular.ttf',
    bold: 'noto-sans-hebrew/600SemiBold/NotoSansHebrew_600SemiBold.ttf',
  },
  {
    needed: /\p{Script=Devanagari}/u,
    regular: 'noto-sans-devanagari/400Regular/NotoSansDevanagari_400Regular.ttf',
    bold: 'noto-sans-devanagari/600SemiBold/NotoSansDevanagari_600SemiBold.ttf',
  },
  {
    needed: /\p{Script=Thai}/u,
    regular: 'noto-sans-thai/400Regular/NotoSansThai_400Regular.ttf',
    bold: 'noto-sans-thai/600SemiBold/NotoSansThai_600SemiBold.ttf',
  },
  {
    needed: /\p{Script=Hangul}/u,
    regular: 'nanum-gothic/400Regular/NanumGothic_400Regular.ttf',
  },
  {
    needed: /[\p{Script=Hiragana}\p{Script=Katakana}]/u,
    regular: 'biz-udgothic/400Regular/BIZUDGothic_400Regular.ttf',
  },
  {
    needed: /\p{Script=Han}/u,
    regular: 'zcool-xiaowei/400Regular/ZCOOLXiaoWei_400Regular.ttf',
  },
  {
    // Once more behind the other: traditional forms that a font of simplified ones lacks.
    needed: /\p{Script=Han}/u,
    regular: 'biz-udgothic/400Regular/BIZUDGothic_400Regular.ttf',
  },
  {
    needed: /\p{Extended_Pictographic}/u,
    regular: 'noto-emoji/400Regular/NotoEmoji_400Regular.ttf',
  },
  {
    needed: /[\u2100-\u23ff\u27c0-\u2bff\u{1d400}-\u{1d7ff}]/u,
    regular: 'noto-sans-math/400Regular/NotoSansMath_400Regular.ttf',
  },
  {
    needed: /[\u2300-\u27bf\u2900-\u2bff\u{1f000}-\u{1faff}]/u,
    regular: 'noto-sans-symbols-2/400Regular/NotoSansSymbols2_400Regular.ttf',
  },
];

/** The files to try for each typeface, in order. */
export type FontFiles = Record<TypefaceName, string[]>;

/** What a text needs to be set. A character that no font has shows as a box. */
export function chooseFonts(text: string): FontFiles {
  const others = byScript.filter(({ needed }) => needed.test(text));
  const behind = (weight: 'regular' | 'bold') =>
    others.map(({ regular, bold }) => (weight === 'bold' ? (bold ?? regular) : regular));
  const list = (weight: 'regular' | 'bold', ...own: string[]) => [
    ...new Set([...own, ...behind(weight)].map(locate)),
  ];
  return {
    serif: list('regular', newsreader.regular, inter.regular),
    serifMedium: list('regular', newsreader.medium, inter.regular),
    serifBold: list('bold', newsreader.bold, inter.bold),
    sans: list('regular', inter.regular),
    sansBold: list('bold', inter.bold),
    mono: list('regular', jetBrainsMono, inter.regular),
  };
}

const locate = (file: string) => join(projectRoot, 'node_modules/@expo-google-fonts', file);
