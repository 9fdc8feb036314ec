import type { LabelKind } from './labels.data.ts';
/** What a label announces; undefined when its words are none that we know. */
export declare function kindOfLabel(label: string): LabelKind | undefined;
export interface LabelSplit {
    label: string;
    /** Where the value begins in the line. */
    valueAt: number;
}
/** "Location: Leeds", "Location – Leeds", "Location<tab>Leeds": where a label ends, whatever its words. */
export declare function splitLabel(line: string): LabelSplit | undefined;
