import type { Fact } from '#shared/brief.ts';
import { heaviestIn } from './weight.ts';

const papers = new Set<Fact['kind']>(['licence', 'education', 'authorization']);

/** No load is heavier. */
const mostPounds = 2000;

/** What ends an application goes before what is weighed, and how one moves comes last, the heaviest load first. */
export function hardness({
  kind,
  text,
  importance,
}: Pick<Fact, 'kind' | 'text' | 'importance'>): number {
  if (importance !== 'must') return 1;
  if (papers.has(kind) || (kind === 'experience' && /\d|\b(?:year|month)s?\b/i.test(text)))
    return 0;
  return kind === 'physical' ? 2 - heaviestIn(text) / mostPounds : 1;
}
