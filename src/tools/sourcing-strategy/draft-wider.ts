import { findInclusion } from '#plan/inclusion.ts';
import type { Plan } from '#plan/plan.ts';
import type { Source } from '#plan/source.ts';
import { sayYears } from '#writing/number.ts';
import { spellFor } from '#writing/spelling.ts';
import type { SourcingWriting } from './writing.ts';

type Way = SourcingWriting['diversitySourcing'][number];

const shownGates = 2;

/** Each way adds people or takes a hurdle away; none chooses among them. */
export function draftWider({ brief }: Source, { gates }: Plan): Way[] {
  const { country } = brief.place;
  const { law, service, adjustments, roads } = findInclusion(country);
  const papers = gates.filter(({ name }) => name.split(/\s+/).length <= 16).slice(0, shownGates);
  const years = brief.seniority.years?.min ?? 0;
  const ways: Way[] = [
    {
      focus: 'Fewer hurdles at the door',
      resources: [law],
      strategies: [
        papers.length > 0
          ? `Only this rules anyone out: ${papers.map(({ name }) => `"${name}"`).join('; ')}`
          : 'No paper is demanded: say so in the posting',
        years > 0
          ? `${sayYears(years)} is a floor without a ceiling; wishes and gaps rule nobody out`
          : 'Wishes and gaps rule nobody out',
      ],
    },
    {
      focus: 'Doors that advertisements rarely reach',
      resources: [service, ...roads],
      strategies: ['The same posting and questions for everyone who comes this way'],
    },
    {
      focus: 'A process people can get through',
      resources: [adjustments],
      strategies: [
        'Adjustments offered in every invitation, no reasons asked',
        'Same questions; a person decides; no protected trait plays a part',
      ],
    },
  ];
  // The words of the advertisement stay as they are.
  return ways.map(({ focus, resources, strategies }) => ({
    focus,
    resources: resources.map(spellFor(country)),
    strategies,
  }));
}
