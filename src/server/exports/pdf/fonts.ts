import { join } from 'node:path';
import { projectRoot } from '../../project-root.ts';

interface Font {
  family: string;
  files: readonly string[];
}

/** Loaded for every document: Latin in three voices; Inter has Greek and Cyrillic as well. */
const usual = {
  serif: {
    family: 'Newsreader',
    files: [
      'newsreader/400Regular/Newsreader_400Regular.ttf',
      'newsreader/500Medium/Newsreader_500Medium.ttf',
      'newsreader/600SemiBold/Newsreader_600SemiBold.ttf',
    ],
  },
  sans: {
    family: 'Inter',
    files: [
      'inter/400Regular/Inter_400Regular.ttf',
      'inter/500Medium/Inter_500Medium.ttf',
      'inter/600SemiBold/Inter_600SemiBold.ttf',
    ],
  },
  mono: {
    family: 'JetBrains Mono',
    files: ['jetbrains-mono/400Regular/JetBrainsMono_400Regular.ttf'],
  },
} as const satisfies Record<string, Font>;

/** Loaded when a document needs them, in this order; the last two hold what no script claims. */
const byScript: (Font & { needed: RegExp })[] = [
  {
    family: 'Noto Sans Arabic',
    needed: /\p{Script=Arabic}/u,
    files: [
      'noto-sans-arabic/400Regular/NotoSansArabic_400Regular.ttf',
      'noto-sans-arabic/600SemiBold/NotoSansArabic_600SemiBold.ttf',
    ],
  },
  {
    family: 'Noto Sans Hebrew',
    needed: /\p{Script=Hebrew}/u,
    files: [
      'noto-sans-hebrew/400Regular/NotoSansHebrew_400Regular.ttf',
      'noto-sans-hebrew/600SemiBold/NotoSansHebrew_600SemiBold.ttf',
    ],
  },
  {
    family: 'Noto Sans Devanagari',
    needed: /\p{Script=Devanagari}/u,
    files: [
      'noto-sans-devanagari/400Regular/NotoSansDevanagari_400Regular.ttf',
      'noto-sans-devanagari/600SemiBold/NotoSansDevanagari_600SemiBold.ttf',
    ],
  },
  {
    family: 'Noto Sans Thai',
    needed: /\p{Script=Thai}/u,
    files: [
      'noto-sans-thai/400Regular/NotoSansThai_400Regular.ttf',
      'noto-sans-thai/600SemiBold/NotoSansThai_600SemiBold.ttf',
    ],
  },
  {
    family: 'NanumGothic',
    needed: /\p{Script=Hangul}/u,
    files: ['nanum-gothic/400Regular/NanumGothic_400Regular.ttf'],
  },
  {
    family: 'BIZ UDGothic',
    needed: /[\p{Script=Hiragana}\p{Script=Katakana}]/u,
    files: ['biz-udgothic/400Regular/BIZUDGothic_400Regular.ttf'],
  },
  {
    family: 'ZCOOL XiaoWei',
    needed: /\p{Script=Han}/u,
    files: ['zcool-xiaowei/400Regular/ZCOOLXiaoWei_400Regular.ttf'],
  },
  {
    // Once more behind the other: traditional forms that a font of simplified ones lacks.
    family: 'BIZ UDGothic',
    needed: /\p{Script=Han}/u,
    files: ['biz-udgothic/400Regular/BIZUDGothic_400Regular.ttf'],
  },
  {
    family: 'Noto Emoji',
    needed: /\p{Extended_Pictographic}/u,
    files: ['noto-emoji/400Regular/NotoEmoji_400Regular.ttf'],
  },
  {
    family: 'Noto Sans Math',
    needed: /[\u2100-\u23ff\u27c0-\u2bff\u{1d400}-\u{1d7ff}]/u,
    files: ['noto-sans-math/400Regular/NotoSansMath_400Regular.ttf'],
  },
  {
    family: 'Noto Sans Symbols 2',
    needed: /[\u2300-\u27bf\u2900-\u2bff\u{1f000}-\u{1faff}]/u,
    files: ['noto-sans-symbols-2/400Regular/NotoSansSymbols2_400Regular.ttf'],
  },
];

export interface FontChoice {
  /** The families to try for each voice, in order. */
  families: Record<'serif' | 'sans' | 'mono', string[]>;
  files: string[];
}

/** What a text needs to be set. A character that no font has shows as a box. */
export function chooseFonts(text: string): FontChoice {
  const { serif, sans, mono } = usual;
  const scripts = byScript.filter(({ needed }) => needed.test(text));
  const others = scripts.map(({ family }) => family);
  const files = [serif, sans, mono, ...scripts].flatMap((font) => font.files);
  return {
    families: {
      serif: [serif.family, sans.family, ...others],
      sans: [sans.family, ...others],
      mono: [mono.family, sans.family, ...others],
    },
    files: [...new Set(files)].map((file) =>
      join(projectRoot, 'node_modules/@expo-google-fonts', file),
    ),
  };
}
