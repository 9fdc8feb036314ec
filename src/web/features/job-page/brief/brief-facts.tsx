import { type Fact } from '#shared/brief.ts';
import { Badge } from '#ui/badge.tsx';

import { BriefSection, Statement } from './evidence.tsx';

const groups = [
  { importance: 'must', title: 'Must-haves and facts of the job' },
  { importance: 'preferred', title: 'Preferred' },
  { importance: 'nice', title: 'Nice to have' },
] as const;

export function BriefFacts({ facts }: { facts: readonly Fact[] }) {
  return groups
    .map((group) => ({
      ...group,
      entries: facts.filter(({ importance }) => importance === group.importance),
    }))
    .filter(({ entries }) => entries.length > 0)
    .map(({ importance, title, entries }) => (
      <BriefSection key={importance} title={title} count={entries.length}>
        <ul className="divide-y border-y">
          {entries.map(({ id, kind, text, source }) => (
            <li key={id} className="grid grid-cols-[6.5rem_1fr] items-start gap-x-3 py-2.5">
              <Badge variant="secondary" className="mt-0.5 justify-self-start capitalize">
                {kind}
              </Badge>
              <Statement text={text} source={source} />
            </li>
          ))}
        </ul>
      </BriefSection>
    ));
}
