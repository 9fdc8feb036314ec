/** A weight is one printable sign: 93 steps around zero. */
const middle = 79;
export const halfRange = 46;
const backslash = 92;
const quote = 96;
const dollar = 36;

/** Signs that would end or change a quoted text are moved out of the range of printable ones. */
const stand = new Map([
  [backslash, 161],
  [quote, 162],
  [dollar, 163],
]);
const original = new Map([...stand].map(([from, to]) => [to, from]));

export function encodeWeight(steps: number): string {
  const code = middle + Math.max(-halfRange, Math.min(halfRange, Math.round(steps)));
  return String.fromCharCode(stand.get(code) ?? code);
}

function decodeWeight(sign: number): number {
  return (original.get(sign) ?? sign) - middle;
}

/** Lines of "feature, tab, one sign for each role" as a look-up. */
export function unpackWeights(
  { scale, table }: { scale: number; table: string },
  roleCount: number,
): Map<string, Float32Array> {
  const weights = new Map<string, Float32Array>();
  for (const line of table.split('\n')) {
    const tab = line.length - roleCount - 1;
    const own = new Float32Array(roleCount);
    for (let role = 0; role < roleCount; role += 1) {
      own[role] = decodeWeight(line.charCodeAt(tab + 1 + role)) * scale;
    }
    weights.set(line.slice(0, tab), own);
  }
  return weights;
}
