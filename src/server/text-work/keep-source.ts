import type { Brief } from '#shared/brief.ts';
import type { Source } from '#plan/source.ts';
import { keepFirst } from './keep-first.ts';

export const keepBrief = keepFirst<Brief>();

const keep = keepFirst<Source>();

/**
 * The tools of a job are written one by one, and each order brings a copy of the same source. Given the first
 * copy again, a job is planned once; its brief is the one that its market was assessed with.
 */
export const keepSource = (source: Source): Source =>
  keep(source, () => ({ ...source, brief: keepBrief(source.brief) }));
