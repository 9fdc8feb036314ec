import type { Span } from '../field-unit.ts';
interface WeeklyHours {
    hours: number;
    span: Span;
}
/** How many hours a week the words say, by themselves or by the days and times of work. */
export declare function readWeeklyHours(text: string, isAboutHours: boolean): WeeklyHours | undefined;
export {};
