import type { Drawer } from '#knowledge/drawer.ts';
import type { Brief } from '#shared/brief.ts';
import { isAkinInKind, type Piece } from './gather-evidence.ts';
import { isGrounded } from './is-grounded.ts';

type Competency = Drawer['competencies'][number];

/** What at least one line really speaks of; words of other languages than ours say nothing of it. */
export const keepGrounded = (
  evidence: ReadonlyMap<Competency, readonly Piece[]>,
  { language }: Pick<Brief, 'language'>,
): ReadonlyMap<Competency, readonly Piece[]> =>
  new Map(
    [...evidence].filter(
      ([competency, pieces]) =>
        (language !== null && language !== 'en') ||
        pieces.some(
          ({ fact }) => isAkinInKind(competency.name, fact) || isGrounded(competency, fact),
        ),
    ),
  );
