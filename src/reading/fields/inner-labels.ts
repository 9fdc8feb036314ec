import type { LabelKind } from '../layout/labels.data.ts';

import { labelKindOf } from './label-kind.ts';

export interface LabelledPart {
  label: string | null;
  labelKind: LabelKind | null;
  text: string;
}

const longestLabel = 36;
const mostParts = 30;
/** Labels so general that in the midst of a line they are more often something else. */
const tooGeneral =
  /^(?:role|job|post|team|area|state|city|type|status|level|base|group|site|unit|start|open|to apply|apply|service|budget|contact|term|experience|education|degree|manager|name)$/i;

/**
 * "Hire type: Contract Location: Leeds Salary: £30k" and "… LeedsSalary: £30k": a page whose line breaks were lost
 * puts several labels into one line.
 */
export function splitInnerLabels(text: string, own: Omit<LabelledPart, 'text'>): LabelledPart[] {
  if (!text.includes(':')) return [{ ...own, text }];
  const cuts: { at: number; label: string; labelKind: LabelKind; valueAt: number }[] = [];
  let seen = 0;
  for (const colon of text.matchAll(/(?<!\d):(?!\/\/)|:(?!\/\/|\d\d)/g)) {
    if ((seen += 1) > mostParts) break;
    const from = Math.max(cuts.at(-1)?.valueAt ?? 0, colon.index - longestLabel);
    const found = labelBefore(text.slice(from, colon.index));
    if (!found) continue;
    const at = from + found.at;
    if (at > 0 && tooGeneral.test(found.label)) continue;
    if (at === 0 && own.label !== null) continue;
    cuts.push({ ...found, at, valueAt: colon.index + 1 });
  }
  if (cuts.length === 0) return [{ ...own, text }];
  const parts: LabelledPart[] = [];
  const lead = text.slice(0, cuts[0]?.at ?? 0).trim();
  if (lead !== '') parts.push({ ...own, text: lead });
  cuts.forEach(({ label, labelKind, valueAt }, index) => {
    const value = text.slice(valueAt, cuts[index + 1]?.at).trim();
    if (value !== '') parts.push({ label, labelKind, text: value });
  });
  return parts.length > 0 ? parts : [{ ...own, text }];
}

/** The longest run of words right before a colon that is a label we know and begins with a capital. */
function labelBefore(
  words: string,
): { at: number; label: string; labelKind: LabelKind } | undefined {
  for (let at = 0; at < words.length; at += 1) {
    const isStart = at === 0 || /[\s.;,|·•*)]/.test(words[at - 1] ?? '');
    const isJoint =
      /[\p{Ll}\d]$/u.test(words.slice(Math.max(0, at - 1), at)) ||
      /^\p{Lu}{2}\p{Ll}/u.test(words.slice(Math.max(0, at - 1), at + 2));
    if (!/\p{Lu}/u.test(words[at] ?? '') || !(isStart || isJoint)) continue;
    const label = words.slice(at).trim();
    const labelKind = labelKindOf(label);
    if (labelKind) return { at, label, labelKind };
  }
  return undefined;
}
