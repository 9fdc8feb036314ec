import { fillOwnBlanks } from '#shared/fill-own-blanks.ts';
import { writeBoardPosts } from '#tools/attraction-posting/board-posts.ts';
import { readAttractionPosting } from '#tools/attraction-posting/content.ts';
import { findSecret } from '../../generation/confidential/hide-employer.ts';
import { employerOf } from '../../generation/employer-of.ts';
import { understandJob } from '../../generation/gather-source.ts';
import type { AppDeps } from '../../app-deps.ts';
import type { Caller } from '../../organizations/caller.ts';
import { readOrganization } from '../../organizations/organizations.rows.ts';
import { cleanTexts } from '../clean-text.ts';
import type { Gathered } from '../gather-booklet.ts';
import { writeBoardPostFile } from './board-post.ts';
import { writeJobPosting, writeJsonLd } from './job-posting.ts';
import { requireTool } from './require-tool.ts';

/** As it is read on the web: with who sends it, but without a signature. */
function readPosting(gathered: Gathered) {
  const { sender } = gathered;
  const posting = readAttractionPosting(requireTool(gathered, 'attractionPosting'));
  return fillOwnBlanks(posting, sender && { ...sender, signature: '' });
}

/** As schema.org JobPosting; of a confidential employer nothing that names it. */
export async function makePostingFile(
  { textWork, writer, database: { db } }: AppDeps,
  { caller, gathered }: { caller: Caller; gathered: Gathered },
): Promise<string> {
  const organization = await readOrganization(db, caller.membership);
  const { job } = gathered;
  const understanding = await understandJob({ db, textWork, writer }, { job, organization });
  const employer = employerOf(understanding.brief.employer, organization);
  const secret = findSecret(employer, understanding.brief.place);
  const brief = secret ? secret.hideAll(understanding.brief) : understanding.brief;
  const website = employer.isClient || employer.confidential ? null : organization.website;
  const posting = readPosting(gathered).publicJobPosting;
  const { date } = gathered.booklet;
  return writeJsonLd(writeJobPosting(cleanTexts({ jobId: job.id, brief, website, date, posting })));
}

export const makeBoardPostFile = (gathered: Gathered): string =>
  writeBoardPostFile(writeBoardPosts(cleanTexts(readPosting(gathered))));
