import type { Drawer } from '#knowledge/drawer.ts';
import type { Criterion, Gate } from '../criteria/criterion.ts';

type Persona = Drawer['personas'][number];

/** A kind of career, never a person, held against the criteria of the job. */
export interface PlannedPersona extends Persona {
  /** "A" for the best fit, and so on. */
  letter: string;
  /** By their marks: criteria that such a background usually shows, best first; those still to be seen, lowest first. */
  shows: Criterion[];
  unseen: Criterion[];
  /** What such people by definition do not have and nobody is hired without. */
  lacks: Gate[];
  /** Out of ten for each criterion, as an example: what the background brings or has not met. */
  marks: number[];
  /** Percent: the marks with their weights. A forecast from the background alone; the same order in every tool. */
  fit: number;
}

/** Whom to contact as long as the demands stand: nobody without a must, where others are left. */
export function listFitting<One extends Pick<PlannedPersona, 'lacks'>>(
  personas: readonly One[],
): readonly One[] {
  const fitting = personas.filter(({ lacks }) => lacks.length === 0);
  return fitting.length > 0 ? fitting : personas;
}

/** Whether somebody writes to such people first; the others are answered when they ask, and looked for by nobody. */
export const isWrittenTo = ({ outreach }: Pick<PlannedPersona, 'outreach'>): boolean =>
  !/^You asked\b/.test(outreach.opening);
