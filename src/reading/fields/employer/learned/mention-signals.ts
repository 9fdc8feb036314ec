import type { Mention } from './name-spans.ts';

/** What the place where a name stands says of it. */
export function signalsOfMention(one: Mention): string[] {
  const { unit, left: l1, right: r1 } = one;
  const isWhole = /^[.^(]$/.test(l1) && /^[$]$/.test(r1);
  const signals = [`l:${l1}`, `r:${r1}`];
  signals.push(`role:${unit.role}`, `shape:${unit.shape}`);
  if (isWhole) signals.push(`whole:${unit.role}`, `whole:${unit.isHeader ? unit.index : 'text'}`);
  if (unit.isHeader) signals.push('header');
  if (unit.index === 0) signals.push('first');
  if (unit.headingKind !== null) signals.push(`under:${unit.headingKind}`);
  if (unit.labelKind !== null) signals.push(`label:${unit.labelKind}`);
  else if (unit.label !== null) signals.push('label');
  if (one.isOwning) signals.push('owning');
  if (/^\^$/.test(l1)) signals.push(`opens:${unit.shape}`);
  if (/^[®™]/u.test(unit.text.slice(one.end))) signals.push('marked');
  if (/^ ?\(\p{Lu}{2,6}\)/u.test(unit.text.slice(one.end, one.end + 10))) signals.push('shortened');
  return signals;
}
