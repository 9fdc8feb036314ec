import type { FieldUnit, Span } from '../field-unit.ts';

export interface Department {
  value: string;
  score: number;
  unit: FieldUnit;
  span?: Span;
}
