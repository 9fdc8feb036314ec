import type { Source } from '#plan/source.ts';
import { listFacts, sayFact } from '../facts.ts';
import { sayBoss } from '../manager.ts';
import { capitalize, stripEnd } from '../prose/casing.ts';
import { shorten } from '../prose/shorten.ts';
import { readTradeTalk } from '../trade-talk/trade-talk.ts';

const LONGEST_STEP = 140;

/** The steps of hiring: as the job tells them, or a plan that says it is one. */
export interface HiringSteps {
  stated: boolean;
  steps: string[];
}

const promise =
  /answer|reply|respond|hear (?:back|from)|offers? follow|within \w+ (?:working |business )?days/i;

export function listSteps(source: Source): HiringSteps {
  const { brief } = source;
  const told = listFacts(brief, { kinds: ['process'] }).map((fact) =>
    shorten(sayFact(fact), LONGEST_STEP),
  );
  const steps = told.filter((step) => !promise.test(step));
  if (steps.length > 0) return { stated: true, steps };
  return {
    stated: false,
    steps: [
      'A first call of 20 minutes',
      capitalize(readTradeTalk(source).test),
      `A last talk with ${sayBoss(source)}`,
    ],
  };
}

/** What the employer promises about answers and offers, in the job's words; null when it promises nothing. */
export const findPromise = ({ brief }: Pick<Source, 'brief'>): string | null => {
  const told = listFacts(brief, { kinds: ['process'] })
    .map(sayFact)
    .find((step) => promise.test(step));
  return told ? stripEnd(told) : null;
};
