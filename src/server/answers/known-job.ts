import type { HiddenName } from '../generation/confidential/hide-name.ts';
import { readStoredJob } from '../job-text/read-stored-job.ts';
import { type JobAndOrganization, type OpenLink, readAnsweredJob } from './answered-job.rows.ts';
import { deadLink } from './dead-link.ts';
import { type AskedJob, listOpenQuestions, type ReadingParts } from './list-open-questions.ts';
import { listMustHaves, type MustHave } from './must-haves.ts';
import { findSecretOf } from './name-job.ts';
import { listStatedFacts, type StatedFact } from './stated-facts.ts';

/** A job as somebody outside may see it: every line beside what it reads like without a confidential name. */
export interface KnownJob {
  found: JobAndOrganization;
  asked: AskedJob;
  secret: HiddenName | undefined;
  mustHaves: Shown<MustHave>[];
  facts: Shown<StatedFact>[];
}

type Shown<Line extends { quote: string }> = Line & { shown: Omit<Line, 'role'> };

export async function readKnownJob(
  parts: ReadingParts,
  { about }: Pick<OpenLink, 'about'>,
): Promise<KnownJob> {
  const found = await readAnsweredJob(parts.db, about);
  if (!found) throw deadLink();
  const asked = await listOpenQuestions(parts, found);
  const secret = findSecretOf(found);
  const { job } = found;
  const { reading } = await readStoredJob(parts, { job, told: asked.understanding.told });
  const show = <Line extends { quote: string }>(line: Line): Shown<Line> => ({
    ...line,
    shown: secret ? secret.hideAll(line) : line,
  });
  return {
    found,
    asked,
    secret,
    mustHaves: listMustHaves(reading, job.corrections).map(show),
    facts: listStatedFacts(asked.brief).map(show),
  };
}
