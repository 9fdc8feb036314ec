/** What only the trade knows, in points of 100 that a line of the job may be worth; what is wished for stands below it. */
export const uncalled = 2.4;
export const perPlace = 0.1;
export const wished = 1.2;
/** What stands on lines of the job is weighed by them. */
export const byItsLines = 0;
