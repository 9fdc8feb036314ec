import { listFacts } from '../../craft/facts.ts';
import { lowerFirst } from '../../craft/prose/casing.ts';
import { sayStartDate } from '../../craft/start-date.ts';
import type { Source } from '#plan/source.ts';
import { keep, keepLong, type Part } from './parts.ts';
import * as phrases from './phrases.data.ts';
import { tellFacts, tellLabelled, type Say } from './told.ts';

/** The page to apply on: one that says so, else the organization's own site. */
export function findApplyLink({ brief, employer }: Source): string | null {
  const links = brief.links.filter((link) => /^https?:\/\//.test(link));
  return (
    links.find((link) => /career|job|apply|karriere|emploi|recrut|stellen/i.test(link)) ??
    (employer.website || null)
  );
}

const STEP_WORDS = 9;
const TOLD = 3;
/** A promise of when, and no step. */
const NO_STEP =
  /^(?:(?:[Ww]e|[Yy]ou|[Oo]ur|[Oo]ffers?|[Tt]he|[Aa]n? offer|[Aa]nswers?)\b|[Rr]epl|[Aa]ppl|[Cc]all \p{Lu}|[Aa]sk for)/u;

/** "a call, a bench test, then an offer" */
const joinSteps = (steps: readonly string[]): string => {
  const parted = steps.some((step) => step.includes(',')) ? '; ' : ', ';
  return `${steps.slice(0, -1).join(parted)}${parted}then ${steps.at(-1)}`;
};

export function tellApply(source: Source, say: Say): Part[] {
  const { brief } = source;
  const process = tellFacts(listFacts(brief, { kinds: ['process'] }));
  const steps = process.filter(
    (text) => text.split(' ').length <= STEP_WORDS && !NO_STEP.test(text),
  );
  const told = process.filter((text) => !steps.includes(text)).slice(0, TOLD);
  return [
    ...keep([
      findApplyLink(source)
        ? say(phrases.applyLines, 'apply')
        : say(phrases.applyWithoutLink, 'apply'),
      steps.length > 1
        ? say(phrases.stepLines, 'steps', {
            steps: joinSteps(steps.map((step) => lowerFirst(step))),
          })
        : steps[0],
    ]),
    ...keepLong(tellLabelled('Good to know', told)),
    ...keep([
      brief.startDate && `Start: ${sayStartDate(brief)}`,
      say(phrases.accommodation, 'accommodation'),
    ]),
  ];
}
