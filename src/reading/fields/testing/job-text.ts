import type { Unit, UnitRole } from '#shared/reading.ts';

export interface TestLine {
  text: string;
  role?: UnitRole;
  label?: string;
  heading?: string;
  shape?: Unit['shape'];
}

/** A text of lines whose roles are known, as the layout and the roles would hand it over. */
export function makeJobText(lines: readonly TestLine[]): { text: string; units: Unit[] } {
  let text = '';
  const units = lines.map((line): Unit => {
    const written = line.label === undefined ? line.text : `${line.label}: ${line.text}`;
    const start = text.length;
    text += `${written}\n`;
    return {
      text: line.text,
      start,
      end: start + written.length,
      shape: line.shape ?? (/[.!?]$/.test(line.text) ? 'sentence' : 'line'),
      heading: line.heading ?? null,
      label: line.label ?? null,
      role: line.role ?? 'noise',
      also: [],
      confidence: 0.9,
    };
  });
  return { text, units };
}
