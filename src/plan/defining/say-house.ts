import { countWords } from '#writing/shorten.ts';
import { memoize } from '#shared/memoize.ts';
import type { Source } from '../source.ts';
import { findHouse, findWares } from './find-house.ts';
import { listProofs, type Proof } from './find-proof.ts';
import { sayScale } from './find-scale.ts';
import { nameHouse } from './name-house.ts';

const most = 32;

const sayProof = (proofs: readonly Proof[], who: string): string =>
  proofs.length === 0
    ? ''
    : `${proofs[0]!.of ?? who} ${proofs.map(({ what }) => what).join(' and ')}.`;

/** What the employer is, how large it is and what it can show, in a sentence or two; empty where nothing is said. */
export const sayHouse = memoize((source: Source): string => {
  const house = findHouse(source);
  const name = nameHouse(source);
  const all = listProofs(source);
  const proofs = all.filter(({ of }) => of === all[0]?.of).slice(0, 2);
  if (house === '') return sayScale(source) || sayProof(proofs, name);
  const wares = findWares(source);
  const beside = [
    sayScale(source, 'It'),
    sayProof(proofs, 'It'),
    sayProof(proofs.slice(0, 1), 'It'),
    wares === ''
      ? ''
      : wares.replace(/^The (.{3,20}?) of .* include /, 'Its $1 include ').replace(name, 'It'),
  ].find(
    (text) =>
      text !== '' &&
      countWords(`${house} ${text}`) <= most &&
      (text.match(/\d[\d,]*/g) ?? []).every((figure) => !house.includes(figure)),
  );
  return beside === undefined ? house : `${house} ${beside}`;
});

/** What else it can show, for a later letter; none that `told` says. */
export function sayProofs(source: Source, told: string): string[] {
  const left = listProofs(source).filter(({ what }) => !told.includes(what));
  const [first] = left;
  const pair = left.filter(({ of }) => of === first?.of).slice(0, 2);
  const wares = findWares(source);
  return [
    sayProof(pair, nameHouse(source)),
    ...left.filter((one) => !pair.includes(one)).map((one) => sayProof([one], nameHouse(source))),
    told.includes(wares.slice(-wareEnd)) ? '' : wares,
  ].filter(Boolean);
}
const wareEnd = 20;
