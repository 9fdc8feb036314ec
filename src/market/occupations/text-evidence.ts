import { cutText } from '#shared/cut-text.ts';
import { foldText, toTitleWords } from './normalize-title.ts';
import type { OccupationProfile } from './profile.ts';

/** Enough for any posting; what stands behind it is legal notice. */
const READ_CHARACTERS = 20_000;

export type TextEvidence = { score: number; found: string[] };

/** A text prepared once and compared with several profiles. */
export type ReadText = { words: Set<string>; folded: string };

export function readText(text: string): ReadText {
  const cut = cutText(text, READ_CHARACTERS);
  return {
    words: new Set(toTitleWords(cut)),
    folded: ` ${foldText(cut).replace(/[^\p{L}\p{N}+#.&]+/gu, ' ')} `,
  };
}

const COMMON = new Set(
  'work skill team customer manage tool use system report safety training data plan basic control management service record'.split(
    ' ',
  ),
);

/** A term is found when it stands in the text, or when all its telling words do. */
function isFound(term: string, text: ReadText): boolean {
  const folded = foldText(term)
    .replace(/[^\p{L}\p{N}+#.&]+/gu, ' ')
    .trim();
  if (folded.length > 2 && text.folded.includes(` ${folded} `)) return true;
  const words = toTitleWords(term).filter((word) => word.length > 3 && !COMMON.has(word));
  return words.length > 1 && words.every((word) => text.words.has(word));
}

const TERM_BREAK = / or | and |, | \(|\)/;

/** How much of what marks an occupation the text speaks of, 0 to 1; a third of it is as good as all. */
export function weighText(profile: OccupationProfile, text: ReadText): TextEvidence {
  const credentials = profile.credentials.flatMap(({ name }) => name.split(TERM_BREAK));
  const alternatives = profile.tools.flatMap((tool) => tool.split(TERM_BREAK));
  const terms = [...new Set([...profile.skills, ...alternatives, ...credentials])].filter(Boolean);
  const found = terms.filter((term) => isFound(term, text));
  const titled = profile.titles.filter((title) => title.length > 3 && isFound(title, text)).length;
  const share = found.length / Math.max(terms.length, 1) + Math.min(titled, 4) * 0.05;
  return { score: Math.min(1, share * 3), found };
}
