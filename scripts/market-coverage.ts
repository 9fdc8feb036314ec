/** Prints how much of US employment the occupation profiles cover: node scripts/market-coverage.ts */
import { printCoverage } from '#market/occupations/coverage.ts';

console.log(printCoverage());
