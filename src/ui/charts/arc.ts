/** The point on a circle at a share of its turn, clockwise from the top. */
export function pointOnCircle({
  share,
  radius,
  center,
}: {
  share: number;
  radius: number;
  center: number;
}): { x: number; y: number } {
  const angle = share * 2 * Math.PI;
  return {
    x: round(center + radius * Math.sin(angle)),
    y: round(center - radius * Math.cos(angle)),
  };
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
