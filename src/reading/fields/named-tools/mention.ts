import type { Span } from '../field-unit.ts';

export interface Mention extends Span {
  name: string;
  confidence: number;
}
