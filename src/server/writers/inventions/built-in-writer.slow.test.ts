import { describe, expect, it } from 'vitest';
import { assessMarket } from '#market/assessment/assess-market.ts';
import { allJobs } from '#reading/fixtures/jobs/all-jobs.ts';
import { understand } from '#reading/read-stored-job.ts';
import { findInclusion } from '#plan/outreach/inclusion.ts';
import { makePlan } from '#plan/plan.ts';
import { listRivals } from '#plan/rivals/list-rivals.ts';
import { toolIds } from '#shared/tool-info.ts';
import { generators } from '#tools/generators.server.ts';
import type { Source } from '#plan/source.ts';
import { checkInventions, findInventions } from './check-inventions.ts';

const today = '2026-11-15';

/** Every fourth: the kinds of work lie side by side. */
const sources = allJobs
  .filter((_, place) => place % 4 === 0)
  .map(({ name, organization, job }): [string, Source] => {
    const brief = understand({ job, organization });
    const market = assessMarket({ brief, today });
    const voice = { tone: 'professional' as const, messagingStyle: '' };
    const employer = { name: organization.name, description: '', website: '' };
    return [name, { brief, market, voice, employer, notes: [], today }];
  });

/** What people of the trade wrote, the boards and public programmes of the country, and the towns around. */
function bundledFor(source: Source) {
  const { drawer, channels, search } = makePlan(source);
  return {
    drawer,
    channels: channels.map(({ name }) => name),
    inclusion: findInclusion(source.brief.place.country),
    towns: search.places,
    rivals: listRivals(source),
  };
}

/**
 * Plans, counts and dates are computed in the draft itself; names and addresses never are. A word that
 * only begins a sentence may simply be one that the list of ordinary words lacks.
 */
const namesIn = ({ sentence, unsupported }: ReturnType<typeof findInventions>[number]): string[] =>
  unsupported
    .filter(({ kind }) => kind === 'name' || kind === 'address')
    .map(({ what }) => what)
    .filter((what) => /\p{L}|@/u.test(what) && !sentence.startsWith(what));

describe.each(toolIds)('the built-in writer’s %s', (tool) => {
  it('stands up to the check that a model’s words go through', async () => {
    const { writing, prepare } = generators[tool];
    for (const [name, source] of sources) {
      const { figures, draft } = prepare(source);
      const check = { words: draft, writing, draft, source, figures, instructions: '' };
      expect([name, (await checkInventions(check)).cuts]).toEqual([name, []]);
    }
  });

  it('names nobody, nowhere and no address that the job and the bundled data do not name', () => {
    // Names are looked for in English; what people of a trade wrote for it is bundled data.
    const english = sources.filter(([, { brief }]) => brief.language === 'en');
    const found = english.flatMap(([name, source]) => {
      const { figures, draft } = generators[tool].prepare(source);
      return findInventions(draft, { source, figures, plan: bundledFor(source) })
        .filter((finding) => namesIn(finding).length > 0)
        .map(({ sentence }) => `${name} | ${sentence}`);
    });
    expect(found).toEqual([]);
  });
});
