interface DifficultyPart {
  name: string;
  /** Out of ten. */
  score: number;
  points: number;
  reason: string;
}

interface DifficultySum {
  parts: DifficultyPart[];
  /** The lines that are no part of the sum: what it means. */
  rest: string[];
}

/** "7.3 of 10 (10 is hardest) = 25% supply (8.5) + 20% pay position (3.4)." */
const sumLine = /^\d+(?:\.\d+)? of 10(?: \([^()]*\))? = (.+)$/;
const summand = /^(\d+)% (.+?) \(?(\d+(?:\.\d+)?)\)?\.?$/;
/** What stands between the name of a part and its reason, in either form: "8.5: Few" or "9 of 10, 3.15 points. Few". */
const opening =
  /^ \d+(?:\.\d+)?(?: of 10)?(?:, \d+(?:\.\d+)? points?)?(?:, the heaviest part)?[.:] /;
/** The scores of the parts are rounded one by one. */
const tolerance = 0.15;

/** The parts of the score, read from its rationale; undefined where the lines do not sum up to it. */
export function readDifficultyParts(
  score: number | null,
  rationale: readonly string[],
): DifficultySum | undefined {
  const sum = rationale.findIndex((line) => sumLine.test(line));
  const lines = rationale.filter((_, i) => i !== sum);
  const summands = sumLine.exec(rationale[sum] ?? '')?.[1]?.split(' + ') ?? [];
  const found = summands.map((text) => readPart(text, lines));
  const parts = found.flatMap((part) => part ?? []);
  const total = parts.reduce((points, part) => points + part.points, 0);
  const isWhole = parts.length > 1 && parts.length === summands.length;
  if (score === null || !isWhole || Math.abs(total - score) > tolerance) return undefined;
  return {
    parts: parts.map(withoutLine),
    rest: lines.filter((line) => parts.every((part) => part.line !== line)),
  };
}

function withoutLine<Part extends { line: string }>(part: Part): Omit<Part, 'line'> {
  const { line, ...rest } = part;
  void line;
  return rest;
}

function readPart(text: string, lines: readonly string[]) {
  const [, weight, name, score] = summand.exec(text) ?? [];
  if (name === undefined) return undefined;
  const line = lines.find((each) => each.toLowerCase().startsWith(`${name.toLowerCase()} `));
  const after = line?.slice(name.length) ?? '';
  const reason = after.replace(opening, '');
  if (line === undefined || reason === after) return undefined;
  return {
    line,
    name: line.slice(0, name.length),
    score: Number(score),
    points: Math.round(Number(weight) * Number(score)) / 100,
    reason,
  };
}
