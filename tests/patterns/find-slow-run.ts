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
  ...Array.from('\t\n•–—’“…→éß\u00a0€日😀'),
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

/**
 * Whether it looks for a run of any length, or a long one. Without that it looks at a few signs from each place, and
 * takes time by the length of the text alone.
 */
export function looksForRuns({ source }: Pick<Pattern, 'source'>): boolean {
  const bare = source.replace(/\\./gsu, 'e').replace(/\[[^\]]*\]/g, 'c');
  return /[*+]|\{\d+,\}|\{(?:\d+,)?\d{2,}\}/.test(bare);
}

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
      if (fastest(pattern, text(size)) < floorMs) continue;
      if (fastest(pattern, text(4 * size)) < mostRatio * fastest(pattern, text(size))) continue;
      const ratio = measureRatio(pattern, text, size);
      if (ratio > mostRatio) return { piece, around, ratio: Math.round(ratio) };
    }
  }
  return undefined;
}

const fill = (piece: string, length: number): string =>
  piece.repeat(Math.ceil(length / piece.length));

/** By the clock, which a busy machine makes slower and never faster. */
function fastest(pattern: RegExp, text: string): number {
  let least = Infinity;
  for (let round = 0; round < 3 && least >= floorMs; round += 1) {
    const begun = performance.now();
    goThrough(pattern, text);
    least = Math.min(least, performance.now() - begun);
  }
  return least;
}

/** Long enough for the processor's own count, which goes in steps of some milliseconds. */
const enoughMs = 25;
const longest = 50_000;

/** What looked slow, in processor time, of which a busy machine takes nothing away. */
function measureRatio(pattern: RegExp, text: (length: number) => string, size: number): number {
  let length = size;
  while (processorTime(pattern, text(length)) < enoughMs) {
    length *= 2;
    if (length > longest) return 1;
  }
  let least = Infinity;
  for (let round = 0; round < 3 && least > mostRatio; round += 1) {
    const longer = processorTime(pattern, text(4 * length));
    least = Math.min(least, longer / processorTime(pattern, text(length)));
  }
  return least;
}

function processorTime(pattern: RegExp, text: string): number {
  const before = process.threadCpuUsage();
  goThrough(pattern, text);
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}

/** Every match, and all the places where there is none. */
const goThrough = (pattern: RegExp, text: string): void => void text.replace(pattern, '');
