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

/** How many characters; of longer pieces so many that there are enough of them. */
const short = 600;
const fewest = 300;
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
    const size = Math.max(short, fewest * piece.length);
    for (const [around, put] of Object.entries(surroundings)) {
      const text = (length: number) => put(fill(piece, length));
      if (measure(pattern, text(size)) < floorMs) continue;
      const once = fastest(pattern, text(size));
      const longer = fastest(pattern, text(4 * size));
      if (once < floorMs || longer / once < mostRatio) continue;
      // Again where a busy moment weighs less, for as long as it looks slow.
      const ratio = leastRatio(pattern, text(4 * size), text(16 * size));
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

/** Processor time, of which a busy machine takes nothing away. */
function measure(pattern: RegExp, text: string): number {
  const before = process.threadCpuUsage();
  // Every match, and all the places where there is none.
  text.replace(pattern, '');
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}
