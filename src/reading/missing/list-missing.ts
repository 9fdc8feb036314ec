import { askAboutDemands } from './ask-about-demands.ts';
import { askAboutPeople } from './ask-about-people.ts';
import { askAboutSearch } from './ask-about-search.ts';
import { askAboutPay, askAboutPlace, askAboutTerms } from './ask-about-terms.ts';
import { askAboutOccupation, askAboutTitle, askAboutWork } from './ask-about-work.ts';
import type { Missing, MissingInput } from './gap.ts';

/** What a recruiter must ask before the search starts, most important first. */
export function listMissing(input: MissingInput): Missing[] {
  return [
    ...askAboutOccupation(input),
    ...askAboutTitle(input),
    ...askAboutWork(input),
    ...askAboutPay(input),
    ...askAboutDemands(input),
    ...askAboutPlace(input),
    ...askAboutTerms(input),
    ...askAboutPeople(input),
    ...askAboutSearch(input),
  ]
    .filter(({ isOpen }) => isOpen)
    .map(({ topic, question, why, owner }) => ({ topic, question, why, owner }));
}
