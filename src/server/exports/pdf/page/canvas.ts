import type { Tag, Tags } from '../file/tags.ts';
import type { FontUse } from '../file/font-use.ts';
import { num, textString } from '../file/objects.ts';
import type { Line } from '../text/lines.ts';
import type { Run } from '../text/typeface.ts';
import type { Sheet } from './look.ts';

/** Content with a meaning goes under its tag; the rest is for the eye only. */
export type Meaning = Tag | 'artifact';

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** One page to draw on, measured from its upper left corner. */
export interface Canvas {
  page: number;
  sheet: Sheet;
  text(line: Line, at: { x: number; baseline: number }, ink: Ink): void;
  /** Filled; what lies behind everything else goes under. */
  box(box: Box, colour: string, shape?: { radius?: number; under?: boolean }): void;
  wedge(
    centre: { x: number; y: number; radius: number },
    turn: [number, number],
    colour: string,
  ): void;
  /** What stands around every page comes before what stands on it. */
  inMargins(draw: () => void): void;
  finish(): string;
}

export interface Ink {
  size: number;
  colour: string;
  meaning: Meaning;
}

/** What is drawn one after the other, with the settings that still hold. */
interface Layer {
  content: string[];
  open: Meaning | undefined;
  fill: string;
  font: string;
}

const newLayer = (): Layer => ({ content: [], open: undefined, fill: '', font: '' });

interface CanvasParts {
  page: number;
  sheet: Sheet;
  tags: Tags;
  fonts: FontUse;
}

export function createCanvas({ page, sheet, tags, fonts }: CanvasParts): Canvas {
  const under: string[] = [];
  const margins = newLayer();
  const body = newLayer();
  let layer = body;

  const enter = (meaning: Meaning) => {
    if (layer.open === meaning) return;
    leave();
    layer.content.push(
      meaning === 'artifact'
        ? '/Artifact BMC'
        : `/${meaning.kind} << /MCID ${tags.mark(meaning, page)} >> BDC`,
    );
    layer.open = meaning;
  };
  const leave = () => {
    if (layer.open) layer.content.push('EMC');
    layer.open = undefined;
  };
  const colourWith = (colour: string) => {
    if (layer.fill === colour) return;
    layer.content.push(`${colour} rg`);
    layer.fill = colour;
  };

  return {
    page,
    sheet,
    text(line, { x, baseline }, { size, colour, meaning }) {
      if (line.runs.length === 0) return;
      enter(meaning);
      colourWith(colour);
      layer.content.push(`BT 1 0 0 1 ${num(x)} ${num(sheet.height - baseline)} Tm`);
      showRuns(layer, fonts, { runs: line.runs, size });
      layer.content.push('ET');
    },
    box(box, colour, { radius = 0, under: isUnder = false } = {}) {
      if (box.width <= 0 || box.height <= 0) return;
      const path = radius > 0 ? roundedBox(sheet, box, radius) : plainBox(sheet, box);
      if (isUnder) {
        under.push(`${colour} rg ${path} f`);
        return;
      }
      enter('artifact');
      colourWith(colour);
      layer.content.push(`${path} f`);
    },
    wedge(centre, turn, colour) {
      enter('artifact');
      colourWith(colour);
      layer.content.push(`1 1 1 RG 0.75 w ${wedgePath(sheet, centre, turn)} b`);
    },
    inMargins(draw) {
      layer = margins;
      draw();
      leave();
      layer = body;
    },
    finish() {
      leave();
      const behind = under.length > 0 ? ['/Artifact BMC', 'q', ...under, 'Q', 'EMC'] : [];
      return [...behind, 'q', ...margins.content, 'Q', ...body.content, ''].join('\n');
    },
  };
}

/** Letters with as few changes of font as they allow; what a copy of the glyphs would not tell is said beside them. */
function showRuns(
  layer: Layer,
  fonts: FontUse,
  { runs, size }: { runs: readonly Run[]; size: number },
): void {
  const { content } = layer;
  let show = '';
  const flush = () => {
    if (show) content.push(`[${show.replaceAll('><', '')}] TJ`);
    show = '';
  };
  for (const { face, shaped } of runs) {
    const wanted = `/${fonts.nameOf(face)} ${num(size)} Tf`;
    if (wanted !== layer.font) {
      flush();
      content.push(wanted);
      layer.font = wanted;
    }
    const isUnclear = fonts.needsText(face, shaped);
    if (isUnclear) {
      flush();
      content.push(`/Span << /ActualText ${textString(shaped.text)} >> BDC`);
    }
    for (const { up, show: part } of shaped.parts) {
      if (up === 0) {
        show += part;
      } else {
        flush();
        content.push(`${num((up * size) / 1000)} Ts [${part}] TJ 0 Ts`);
      }
    }
    if (isUnclear) {
      flush();
      content.push('EMC');
    }
  }
  flush();
}

const plainBox = (sheet: Sheet, { x, y, width, height }: Box) =>
  `${num(x)} ${num(sheet.height - y - height)} ${num(width)} ${num(height)} re`;

/** How far the handles of a curve lie for a quarter of a circle. */
const quarter = 0.5523;

function roundedBox(sheet: Sheet, { x, y, width, height }: Box, wanted: number): string {
  const radius = Math.min(wanted, width / 2, height / 2);
  const left = x;
  const right = x + width;
  const top = sheet.height - y;
  const low = top - height;
  const near = radius * (1 - quarter);
  const point = (...values: number[]) => values.map(num).join(' ');
  return [
    `${point(left + radius, top)} m ${point(right - radius, top)} l`,
    `${point(right - near, top, right, top - near, right, top - radius)} c`,
    `${point(right, low + radius)} l`,
    `${point(right, low + near, right - near, low, right - radius, low)} c`,
    `${point(left + radius, low)} l`,
    `${point(left + near, low, left, low + near, left, low + radius)} c`,
    `${point(left, top - radius)} l`,
    `${point(left, top - near, left + near, top, left + radius, top)} c h`,
  ].join(' ');
}

/** From the middle out, along the rim from one share of the circle to another, clockwise from the top. */
function wedgePath(
  sheet: Sheet,
  { x, y, radius }: { x: number; y: number; radius: number },
  [from, to]: [number, number],
): string {
  const steps = Math.max(2, Math.ceil((to - from) * 90));
  const rim = Array.from({ length: steps + 1 }, (_, step) => {
    const angle = (from + ((to - from) * step) / steps) * 2 * Math.PI;
    return `${num(x + Math.sin(angle) * radius)} ${num(sheet.height - y + Math.cos(angle) * radius)} l`;
  });
  const isWhole = to - from > 0.999;
  const start = `${num(x)} ${num(sheet.height - y)} m`;
  return isWhole ? rim.join(' ').replace('l', 'm') : `${start} ${rim.join(' ')}`;
}
