import type { Fact } from '#shared/brief.ts';

const papers = new Set<Fact['kind']>(['licence', 'education', 'authorization']);

/** What ends an application goes before what is weighed, and how one moves comes last. */
export function hardness({
  kind,
  text,
  importance,
}: Pick<Fact, 'kind' | 'text' | 'importance'>): number {
  if (importance !== 'must') return 1;
  if (papers.has(kind) || (kind === 'experience' && /\d|\b(?:year|month)s?\b/i.test(text)))
    return 0;
  return kind === 'physical' ? 2 : 1;
}
