import type { Unit } from '#shared/reading.ts';
import type { Part } from './split-lists.ts';
type Listed = Pick<Unit, 'text' | 'role' | 'shape'>;
/** "The Server will be responsible for greeting guests, taking orders and serving meals" holds three duties. */
export declare function splitTasks({ text, role, shape }: Listed): Part[] | undefined;
export {};
