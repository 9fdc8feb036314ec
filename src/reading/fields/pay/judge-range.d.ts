import type { MoneyRange } from './ranges.ts';
/** How sure the surroundings of a line make us that its amounts are pay. */
export interface PaySetting {
    /** A pay label or a pay heading governs the line. */
    isPayPlace: boolean;
    /** The top of the ad, where "Cook - Denver - $19/hr" stands. */
    isHeader: boolean;
    /** The label or heading itself, which may name the period. */
    heading: string;
    /** The value of a pay label: the only place where plain digits may be pay. */
    isPayValue: boolean;
    /** The line tells of the employer: its sums are revenues and funds. */
    isAboutOthers: boolean;
}
export interface JudgedRange extends MoneyRange {
    score: number;
    isTarget: boolean;
    /** Not pay by itself, but it may be a step beside a figure that is. */
    isWeak: boolean;
}
/** The range as pay, or undefined when nothing says that it is pay or something says that it is not. */
export declare function judgeRange(line: string, range: MoneyRange, setting: PaySetting): JudgedRange | undefined;
