import { unitRoles } from '#shared/reading.ts';
import type { UnitRole } from '#shared/reading.ts';
import type { LayoutUnit } from '../layout/unit.ts';
import { weighRoles } from './chain.ts';
import { chainWeights, furtherWeights } from './data/role-weights.data.ts';
import { collectFeatures, lookAt } from './features.ts';
import { collectFurther } from './further-roles.ts';
import { readJoint } from './joints.ts';
import { findKnownRole } from './known-role.ts';
import { unpackWeights } from './packed-weights.ts';

export interface AssignedRole {
  role: UnitRole;
  also: UnitRole[];
  confidence: number;
}

/** What is known before anything is weighed. */
interface Told {
  /** What a person said of a unit. */
  known?: (unit: LayoutUnit) => UnitRole | undefined;
  /** What the field the text was typed into speaks for. */
  prior?: Prior | undefined;
}

export interface Prior {
  roles: readonly UnitRole[];
  /** In the measure of the weights: 5 is more than most words say, less than all of them together. */
  weight: number;
}

const roleCount = unitRoles.length;
const head = unitRoles.indexOf('head');
/** From here on a further role is taken. */
const enough = 0.4;
const impossible = -50;

let chain: Map<string, Float32Array> | undefined;
let further: Map<string, Float32Array> | undefined;
let transitions: Float32Array[] | undefined;

/** Which role each unit has: signals add up, and neighbours keep together. */
export function assignRoles(
  units: readonly LayoutUnit[],
  { known, prior }: Told = {},
): AssignedRole[] {
  chain ??= unpackWeights(chainWeights, roleCount);
  further ??= unpackWeights(furtherWeights, roleCount);
  transitions ??= chainWeights.transitions.map((table) => Float32Array.from(table));
  const sights = units.map((unit) => lookAt(unit));
  const features = sights.map((_, index) => collectFeatures(sights, index));
  const fixed = units.map((unit) => {
    const role = known?.(unit) ?? findKnownRole(unit);
    return role === undefined ? -1 : unitRoles.indexOf(role);
  });
  const scores = features.map((own, index) => {
    const only = fixed[index] ?? -1;
    if (only < 0) return addPrior(addWeights(chain, own), prior);
    const scores = new Float32Array(roleCount).fill(impossible);
    scores[only] = 0;
    return scores;
  });
  const joints = units.slice(1).map((unit, index) => readJoint(units[index] ?? unit, unit));
  const shares = weighRoles({ scores, joints, transitions }, roleCount);
  return shares.map((own, index) => {
    const best = own.indexOf(Math.max(...own));
    const isFixed = (fixed[index] ?? -1) >= 0;
    const also =
      isFixed || best === head ? [] : findFurther(further, features[index] ?? [], own, best);
    return { role: unitRoles[best] ?? 'noise', also, confidence: isFixed ? 1 : (own[best] ?? 0) };
  });
}

function addPrior(scores: Float32Array, prior: Prior | undefined): Float32Array {
  for (const role of prior?.roles ?? []) {
    const number = unitRoles.indexOf(role);
    scores[number] = (scores[number] ?? 0) + (prior?.weight ?? 0);
  }
  return scores;
}

function findFurther(
  weights: Map<string, Float32Array> | undefined,
  features: readonly string[],
  shares: Float32Array,
  best: number,
): UnitRole[] {
  const scores = addWeights(weights, collectFurther(features, shares));
  return unitRoles.filter((role, number) => {
    if (number === best || role === 'head' || role === 'noise' || role === 'title') return false;
    return 1 / (1 + Math.exp(-(scores[number] ?? 0))) >= enough;
  });
}

function addWeights(
  weights: Map<string, Float32Array> | undefined,
  features: readonly string[],
): Float32Array {
  const scores = new Float32Array(roleCount);
  for (const feature of features) {
    const own = weights?.get(feature);
    if (!own) continue;
    for (let role = 0; role < roleCount; role += 1) {
      scores[role] = (scores[role] ?? 0) + (own[role] ?? 0);
    }
  }
  return scores;
}
