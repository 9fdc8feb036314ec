import type { Canvas } from './canvas.ts';

export interface PagePlace {
  canvas: Canvas;
  x: number;
  /** The upper edge. */
  y: number;
}

/** What lies behind or beside several strips, drawn once for each page they are on. */
export interface Frame {
  draw(place: PagePlace, height: number): void;
}

/** A slice of a page that is never cut. Pages are strips on top of each other. */
export interface Strip {
  /** Free room, of which the larger of two neighbours counts; none at the top of a page. */
  above: number;
  below: number;
  height: number;
  /** Stays on one page with the next. */
  keep: boolean;
  draw: (place: PagePlace) => void;
  frame?: Frame;
  /** Said again when a page begins with this strip. */
  head?: Strip;
}

export const blank = (height: number): Strip => ({
  above: 0,
  below: 0,
  height,
  keep: false,
  draw: () => undefined,
});

/** Strips with this much room around all of them. */
export function surround(strips: Strip[], room: { above: number; below: number }): Strip[] {
  const first = strips[0];
  const last = strips.at(-1);
  if (first) first.above = room.above;
  if (last) last.below = room.below;
  return strips;
}

export function keepTogether(strips: Strip[]): Strip[] {
  for (const strip of strips.slice(0, -1)) strip.keep = true;
  return strips;
}

/** Neither the first line of several nor the last stays alone on a page. */
export function keepEnds(strips: Strip[]): Strip[] {
  const [first] = strips;
  const secondLast = strips.at(-2);
  if (first && strips.length > 1) first.keep = true;
  if (secondLast) secondLast.keep = true;
  return strips;
}

/** All of them as one. */
export function merge(strips: readonly Strip[]): Strip {
  let height = 0;
  let below = 0;
  const tops = strips.map((strip, index) => {
    if (index > 0) height += Math.max(below, strip.above);
    const top = height;
    height += strip.height;
    below = strip.below;
    return top;
  });
  return {
    ...blank(height),
    draw: ({ canvas, x, y }) =>
      strips.forEach((strip, index) => strip.draw({ canvas, x, y: y + (tops[index] ?? 0) })),
  };
}

/** The same, further to the right. */
export const indent = (strips: readonly Strip[], by: number): Strip[] =>
  strips.map((strip) => ({
    ...strip,
    draw: (place: PagePlace) => strip.draw({ ...place, x: place.x + by }),
  }));
