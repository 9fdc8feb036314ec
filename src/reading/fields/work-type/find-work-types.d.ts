import type { Span } from '../field-unit.ts';
import type { WorkType } from './statements.data.ts';
interface WorkTypeMention extends Span {
    workType: WorkType;
    score: number;
}
export declare function findWorkTypes(line: string, options: {
    isLabelled: boolean;
    isHeader?: boolean;
    isHeading?: boolean;
}): WorkTypeMention[];
export {};
