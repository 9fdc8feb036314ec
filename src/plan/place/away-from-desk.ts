import { isTiedToPlace } from '#market/occupations/tied-to-place.ts';
import type { Drawer } from '#knowledge/drawer.ts';
import type { Source } from '../source.ts';
import { onTheSpot } from './on-the-spot.ts';

/** Technicians of laboratories, plants and the field, and people of the mailroom: counted among office trades, and seldom at a desk. */
const atTheBench = /^(?:19-40|17-302|43-9051)/;

export const isAtTheBench = ({ soc }: Pick<Source['market']['profile'], 'soc'>): boolean =>
  atTheBench.test(soc ?? '');

/** Whether no day of it could be worked from home, which is then nothing to hold against the job. */
export const isBoundToPlace = ({ market: { profile } }: Source): boolean =>
  isTiedToPlace(profile) || isAtTheBench(profile);

/** Whether the work is where the patient, the bench, the class or the machine is: then nobody reads mail during it. */
export const isAwayFromDesk = (source: Source, { kind }: Pick<Drawer, 'kind'>): boolean =>
  onTheSpot.has(kind) || isBoundToPlace(source);
