import type { LabelKind } from './labels.data.ts';
import type { Furniture } from './page-furniture.ts';
import type { SectionKind } from './heading-words.ts';

/** A line, or a sentence of one, as the layout shows it; what it means is found later. */
export interface LayoutUnit {
  /** Its words without bullet, number, label and markup. */
  text: string;
  /** Where its words stand in the text as pasted, label included. */
  start: number;
  end: number;
  shape: 'heading' | 'item' | 'line' | 'sentence';
  heading: string | null;
  /** What the heading above announces, where its words are known. */
  headingKind: SectionKind | null;
  label: string | null;
  labelKind: LabelKind | null;
  /** A button or notice of the page, or part of its list of other jobs, of a form or of what people there say. */
  furniture: Furniture | null;
  /** A blank line stands before it. */
  apart: boolean;
  /** The line it stands in, counted from 0. */
  line: number;
}
