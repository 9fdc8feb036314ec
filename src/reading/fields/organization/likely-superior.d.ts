import type { FieldUnit } from '../field-unit.ts';
import type { Superior } from './superior.ts';
/**
 * Who hands out other duties, is stood in for or assisted is most often the superior, though the text does not say so:
 * asked only where nothing better is said.
 */
export declare function findLikelySuperiors(unit: FieldUnit, title: string): Superior[];
