import type { Canvas } from './canvas.ts';
import type { Frame, Strip } from './strip.ts';

/** A place where strips go, one below the other. */
export interface Region {
  canvas: Canvas;
  x: number;
  top: number;
  bottom: number;
}

export interface Flow {
  add(strips: readonly Strip[]): void;
  /** What is left of the region. */
  room(): number;
  end(): void;
}

/** Puts strips onto pages: those that belong together stay so, as far as a page can hold them. */
export function createFlow(nextRegion: () => Region): Flow {
  let region: Region | undefined;
  let y = 0;
  let below = 0;
  let isFresh = true;
  let framed: { frame: Frame; from: number } | undefined;

  const closeFrame = () => {
    if (framed && region) {
      framed.frame.draw({ canvas: region.canvas, x: region.x, y: framed.from }, y - framed.from);
    }
    framed = undefined;
  };
  const turn = (): Region => {
    closeFrame();
    region = nextRegion();
    y = region.top;
    below = 0;
    isFresh = true;
    return region;
  };
  const gapTo = (strip: Strip) => (isFresh ? 0 : Math.max(below, strip.above));

  const place = (strip: Strip) => {
    let at = region ?? turn();
    if (!isFresh && y + gapTo(strip) + strip.height > at.bottom) at = turn();
    if (isFresh && strip.head) {
      strip.head.draw({ canvas: at.canvas, x: at.x, y });
      y += strip.head.height;
      isFresh = false;
    }
    const gap = gapTo(strip);
    if (framed?.frame !== strip.frame) closeFrame();
    y += gap;
    if (strip.frame) framed ??= { frame: strip.frame, from: y };
    strip.draw({ canvas: at.canvas, x: at.x, y });
    y += strip.height;
    below = strip.below;
    isFresh = false;
  };

  return {
    add(strips) {
      for (let start = 0; start < strips.length;) {
        const end = findEnd(strips, start);
        const group = strips.slice(start, end);
        const [first] = group;
        if (first && region && !isFresh) {
          const whole = heightOf(group);
          const fitsNext = whole <= region.bottom - region.top;
          if (fitsNext && y + gapTo(first) + whole > region.bottom) turn();
        }
        for (const strip of group) place(strip);
        start = end;
      }
    },
    room: () => (region ? region.bottom - y - below : 0),
    end() {
      closeFrame();
      region = undefined;
    },
  };
}

function findEnd(strips: readonly Strip[], start: number): number {
  let end = start;
  while (strips[end]?.keep && end < strips.length - 1) end += 1;
  return end + 1;
}

function heightOf(group: readonly Strip[]): number {
  let below = 0;
  return group.reduce((sum, strip, index) => {
    const gap = index === 0 ? 0 : Math.max(below, strip.above);
    below = strip.below;
    return sum + gap + strip.height;
  }, 0);
}
