import type { Gate } from '#plan/criteria/criterion.ts';
import { saySmall } from '#plan/criteria/gates/name-gate.ts';
import { ofProfession } from '#plan/letters/profession-papers.data.ts';

const longest = 8;
const ofCars = /\bdriv(?:er|ing)/i;
/** What may be had after the hire is not seen before it. */
const later = /\b(?:within|obtain|ability|eligib\w*|upon|working towards?|studying)\b/i;
const ofTrucks = /\b(?:commercial|CDL|class [A-E]|HGV|LGV)\b/i;

/** The paper that has to be seen before a hire, by its name where that is short; most people can drive. */
export function nameFirstPaper(gates: readonly Gate[]): string | null {
  const paper = gates.find(
    ({ kind, name }) =>
      kind === 'credential' &&
      !later.test(name) &&
      !ofProfession.test(name) &&
      (!ofCars.test(name) || ofTrucks.test(name)),
  );
  if (paper === undefined) return null;
  return paper.name.split(/\s+/).length <= longest && !paper.ways
    ? saySmall(paper.name)
    : 'the license or certificate asked for';
}
