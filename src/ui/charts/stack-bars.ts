export interface StackRow {
  label: string;
  /** Shares between 0 and 1, in the order of the legend; null where none is known. */
  values: readonly (number | null)[];
}

export interface StackSegment {
  series: number;
  /** Whole percent, as it is written. */
  percent: number;
  y: number;
  height: number;
  /** Small segments have no room for their figure. */
  hasLabel: boolean;
}

export interface StackBar {
  /** The three together are more than 100%: drawn to fit. */
  isScaled: boolean;
  segments: StackSegment[];
}

/** Figures stand inside a segment only above this percent. */
const smallestLabelled = 8;

/** Segments from the bottom of a chart upwards; where they would be taller than the chart they are scaled to fit. */
export function stackBars(rows: readonly StackRow[], chartHeight: number): StackBar[] {
  return rows.map(({ values }) => {
    const total = values.reduce<number>((sum, value) => sum + (value ?? 0), 0);
    const scale = total > 1 ? 1 / total : 1;
    let top = chartHeight;
    const segments = values.flatMap((value, series) => {
      if (!value) return [];
      const height = value * scale * chartHeight;
      top -= height;
      const percent = value * 100;
      return [
        {
          series,
          percent: Math.round(percent),
          y: Math.max(top, 0),
          height,
          hasLabel: percent > smallestLabelled,
        },
      ];
    });
    return { isScaled: scale < 1, segments };
  });
}
