import type { LabelKind } from '../layout/labels.data.ts';
export interface LabelledPart {
    label: string | null;
    labelKind: LabelKind | null;
    text: string;
}
/**
 * "Hire type: Contract Location: Leeds Salary: £30k" and "… LeedsSalary: £30k": a page whose line breaks were lost
 * puts several labels into one line.
 */
export declare function splitInnerLabels(text: string, own: Omit<LabelledPart, 'text'>): LabelledPart[];
