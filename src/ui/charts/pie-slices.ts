import { pointOnCircle } from './arc.ts';

export interface PiePart {
  label: string;
  value: number;
}

export interface PieSlice extends PiePart {
  /** Of the whole, 0 to 1. */
  share: number;
  /** The outline, in a square of 100. */
  path: string;
}

const center = 50;
const radius = 48;

/** Slices clockwise from the top; none when the parts sum to nothing. */
export function cutPie(parts: readonly PiePart[]): PieSlice[] {
  const total = parts.reduce((sum, { value }) => sum + Math.max(value, 0), 0);
  if (total <= 0) return [];
  let start = 0;
  return parts.flatMap((part) => {
    const share = Math.max(part.value, 0) / total;
    if (share === 0) return [];
    const path = drawSlice(start, share);
    start += share;
    return [{ ...part, share, path }];
  });
}

function drawSlice(start: number, share: number): string {
  if (share > 0.9999) {
    return `M${center} ${center - radius}A${radius} ${radius} 0 1 1 ${center - 0.01} ${center - radius}Z`;
  }
  const from = pointOnCircle({ share: start, radius, center });
  const to = pointOnCircle({ share: start + share, radius, center });
  const isLarge = share > 0.5 ? 1 : 0;
  return `M${center} ${center}L${from.x} ${from.y}A${radius} ${radius} 0 ${isLarge} 1 ${to.x} ${to.y}Z`;
}
