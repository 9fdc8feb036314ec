import { describe, expect, it } from 'vitest';
import type { Canvas } from './canvas.ts';
import { createFlow } from './flow.ts';
import { blank, type Strip } from './strip.ts';

/** Pages of 100 points, and which strip came where. */
function lay(strips: (drawn: (name: string) => Partial<Strip>) => Partial<Strip>[]) {
  const placed: string[] = [];
  let pages = 0;
  const flow = createFlow(() => {
    pages += 1;
    return { canvas: { page: pages } as Canvas, x: 0, top: 0, bottom: 100 };
  });
  const drawn = (name: string): Partial<Strip> => ({
    draw: ({ canvas, y }) => void placed.push(`${name} on ${canvas.page} at ${y}`),
  });
  flow.add(strips(drawn).map((strip) => ({ ...blank(30), ...strip })));
  flow.end();
  return placed;
}

describe('strips on pages', () => {
  it('goes on on the next page, and leaves no room at its top', () => {
    expect(
      lay((drawn) => ['a', 'b', 'c', 'd'].map((name) => ({ ...drawn(name), above: 5, below: 2 }))),
    ).toEqual(['a on 1 at 0', 'b on 1 at 35', 'c on 1 at 70', 'd on 2 at 0']);
  });

  it('keeps a heading with what it heads', () => {
    expect(
      lay((drawn) => [
        { ...drawn('text'), height: 60 },
        { ...drawn('heading'), height: 20, keep: true },
        { ...drawn('more'), height: 30 },
      ]),
    ).toEqual(['text on 1 at 0', 'heading on 2 at 0', 'more on 2 at 20']);
  });

  it('says the head of a table again', () => {
    const again = (drawn: (name: string) => Partial<Strip>): Strip => ({
      ...blank(10),
      ...drawn('head'),
    });
    expect(
      lay((drawn) => [
        { ...drawn('first'), height: 80, head: again(drawn) },
        { ...drawn('second'), height: 40, head: again(drawn) },
      ]).slice(-2),
    ).toEqual(['head on 2 at 0', 'second on 2 at 10']);
  });

  it('draws a frame once for each page', () => {
    const frames: string[] = [];
    const frame = {
      draw: ({ canvas, y }: { canvas: Canvas; y: number }, height: number) =>
        void frames.push(`${canvas.page} from ${y}, ${height} high`),
    };
    lay(() => [{ frame }, { frame }, { frame, height: 60 }, {}]);
    expect(frames).toEqual(['1 from 0, 60 high', '2 from 0, 60 high']);
  });

  it('sets what is taller than a page all the same', () => {
    expect(lay((drawn) => [{ ...drawn('tall'), height: 300, keep: true }, drawn('next')])).toEqual([
      'tall on 1 at 0',
      'next on 2 at 0',
    ]);
  });
});
