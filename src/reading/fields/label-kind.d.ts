import type { LabelKind } from '../layout/labels.data.ts';
/** What a label announces, also when it joins two. */
export declare function labelKindOf(label: string): LabelKind | null;
