/** A pattern as it is sent between threads. */
export interface Pattern {
  source: string;
  flags: string;
  /** Where it stands. */
  files: string[];
}

export interface SlowRun {
  /** What was repeated, and what stood around it. */
  piece: string;
  around: string;
  /** How many times longer a text of four times the length took. */
  ratio: number;
}

const ascii = Array.from({ length: 95 }, (_, at) => String.fromCodePoint(32 + at));
const signs = [
  ...ascii.filter((sign) => !/[b-rt-wyzB-Y2-8]/.test(sign)),
  ...['\t', '\n', '•', '–', '—', '’', '“', '…', '→', 'é', 'ß', '\u00a0', '€', '日', '😀'],
];
const mixed = ['a', 'A', '1', ' ', ',', '.', '-', '\n', '(', '/', ':'];
const pairs = mixed.flatMap((one) => mixed.filter((other) => other !== one).map((o) => one + o));

/** At the start, in the middle and at the end of a text and of a line, before what no pattern expects. */
const surroundings: Record<string, (run: string) => string> = {
  alone: (run) => run,
  within: (run) => `a${run}x`,
  'on a line': (run) => `.\n${run}\n.`,
  'before an odd sign': (run) => `${run}\u0001`,
};

/** The words a pattern looks for are what it stumbles over. */
const wordsOf = (source: string): string[] =>
  [...new Set(source.replace(/\\./g, ' ').match(/\p{L}{2,}/gu) ?? [])].slice(0, 40);

const short = 600;
/** Below this a text of that length is read quickly whatever the pattern does. */
const floorMs = 0.05;
/** Four times the text takes four times as long; 16 times when every place is tried from every other. */
const mostRatio = 8;

/** A run of signs that the pattern takes more than proportionally longer for, the longer it is. */
export function findSlowRun({
  source,
  flags,
}: Pick<Pattern, 'source' | 'flags'>): SlowRun | undefined {
  const pattern = new RegExp(source, `${flags.replace(/[gy]/g, '')}g`);
  const words = wordsOf(source).flatMap((word) => [word, `${word} `, `${word}, `]);
  for (const piece of [...signs, ...pairs, ...words]) {
    for (const [around, put] of Object.entries(surroundings)) {
      const text = (length: number) => put(fill(piece, length));
      if (measure(pattern, text(short)) < floorMs) continue;
      const once = fastest(pattern, text(short));
      const longer = fastest(pattern, text(4 * short));
      if (once < floorMs || longer / once < mostRatio) continue;
      // Again where a busy moment weighs less, for as long as it looks slow.
      const ratio = leastRatio(pattern, text(4 * short), text(16 * short));
      if (ratio > mostRatio) return { piece, around, ratio: Math.round(ratio) };
    }
  }
  return undefined;
}

const fill = (piece: string, length: number): string =>
  piece.repeat(Math.ceil(length / piece.length));

function leastRatio(pattern: RegExp, once: string, longer: string): number {
  let least = Infinity;
  for (let round = 0; round < 3 && least > mostRatio; round += 1)
    least = Math.min(least, fastest(pattern, longer) / fastest(pattern, once));
  return least;
}

const fastest = (pattern: RegExp, text: string): number =>
  Math.min(...[1, 2, 3].map(() => measure(pattern, text)));

function measure(pattern: RegExp, text: string): number {
  const begun = performance.now();
  // As `replace` goes through a text: every match, and all the places where there is none.
  for (const match of text.matchAll(pattern)) if (match.index < 0) break;
  return performance.now() - begun;
}
