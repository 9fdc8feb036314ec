import type { Kind } from '#knowledge/drawer.ts';
import type { Criterion } from '../criterion.ts';
import { anyOffice } from './any-office.data.ts';
import { sharedStems } from './shared-stems.ts';

/** Whether a line is about what any office does, and not about the subject of this post. */
export const hearAnyOffice =
  (title: string, kind: Kind) =>
  ({ name }: Pick<Criterion, 'name'>): boolean =>
    sharedStems(title, name) === 0 &&
    anyOffice.some(({ heard, madeOf }) => heard.test(name) && !madeOf.includes(kind));
