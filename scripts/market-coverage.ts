import { printCoverage } from '#market/occupations/coverage.ts';

/** Prints how much of US employment the occupation profiles cover. */
export async function run(): Promise<void> {
  console.log(printCoverage());
}
