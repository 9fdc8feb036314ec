import type { AnswerPage } from '#shared/answers.ts';
import { announce } from '../events/announce.ts';
import type { OpenLink } from './answered-job.rows.ts';
import { answererOfLink } from './answerer.ts';
import { type AnswerRow, listAnswersOf } from './answers.rows.ts';
import { type KnownJob, readKnownJob } from './known-job.ts';
import { findAsker, markLink } from './links.rows.ts';
import type { ReadingParts } from './list-open-questions.ts';
import { arrangeMustHaves } from './must-haves.ts';

/** What whoever was sent a link sees; that they opened it is noted. */
export async function readAnswerPage(parts: ReadingParts, opened: OpenLink): Promise<AnswerPage> {
  const { db } = parts;
  const { about, link } = opened;
  const known = await readKnownJob(parts, opened);
  const { asked, found, secret } = known;
  const own = await listAnswersOf(db, about, answererOfLink(link.id));
  const said = await parts.textWork.run('sayKnown', asked.source, about);
  const { title, employer, place } = asked.brief;
  if (await markLink(db, about, { linkId: link.id, moment: 'openedAt' })) {
    const { organizationId, jobId } = about;
    await announce(db, organizationId, { type: 'job', jobId, change: 'edited' });
  }
  const shown = {
    job: {
      title: title.clean,
      employer: secret ? employer.described : employer.name,
      place: place.label,
    },
    pay: { stated: said.pay, market: said.market },
    risks: said.risks,
    asked: link.questions,
  };
  const { asked: questions, ...page } = secret ? secret.hideAll(shown) : shown;
  return {
    ...page,
    askedBy: (await findAsker(db, link)) ?? hideName(known, found.organization.name),
    askedOf: link.name,
    expiresAt: link.expiresAt.toISOString(),
    completedAt: link.completedAt?.toISOString() ?? null,
    mustHaves: showMustHaves(known, own),
    facts: known.facts.map(({ quote, shown: { topic, text, quote: words } }) => ({
      topic,
      text,
      quote: words,
      correction: own.find(({ replaces }) => replaces === quote)?.said ?? null,
    })),
    questions: questions.map((question) => {
      const answer = own.find(({ key }) => key === question.key);
      return { ...question, answer: answer ? { state: answer.state, said: answer.said } : null };
    }),
  };
}

const hideName = ({ secret }: KnownJob, name: string) => secret?.hide(name) ?? name;

/** In the order this person gave them, if they did. */
function showMustHaves({ mustHaves }: KnownJob, own: readonly AnswerRow[]) {
  const wanted = own.find((row) => row.mustHaves)?.mustHaves;
  const arranged = wanted ? arrangeMustHaves(mustHaves, wanted) : mustHaves;
  return arranged.map(({ quote, role }) => {
    const words = mustHaves.find((line) => line.quote === quote)?.shown.quote ?? quote;
    return { quote: words, text: words, role };
  });
}
