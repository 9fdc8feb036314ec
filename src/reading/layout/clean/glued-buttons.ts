import { replaceAll } from './mapped-text.ts';
import type { MappedText } from './mapped-text.ts';

/** Two buttons or more without a blank between them: no sentence of an employer looks like that. */
const gluedButtons =
  /(?:(?:Hire|Apply|Join|Post) ?Now|Sign ?(?:Up|In)|Log ?[Ii]n|Register|Save Job|Show (?:Less|More|less|more)){2,6}(?![\p{L}\p{N}])/gu;

/** "Night Baker- job post": what a job board sets behind each title. */
const postMark = /(?<=[\p{L}\d)])[ \t]?[-–] job post(?=[ \t]*$)/gmu;

/** "Powered by JazzHRa1B2": a program signs what it sends, with a number of its own. */
const signature = /Powered by JazzHR\S{0,14}\s*$/gu;

/** A page copied whole brings its buttons along, grown on to the last sentence of the advertisement. */
export const dropGluedButtons = (source: MappedText): MappedText =>
  [[gluedButtons, '\n'] as const, [postMark, ''] as const, [signature, '\n'] as const].reduce(
    (text, [mark, instead]) => replaceAll(text, mark, () => instead),
    source,
  );
