import type { Brief } from '#shared/brief.ts';
import { fieldMakers } from './field-makers.data.ts';

const enough = 2;
const legalForm = /,? (?:inc|llc|ltd|limited|plc|corp|co|company|group|holdings?)\.?$/i;

const count = (text: string, said: RegExp): number =>
  [...text.matchAll(new RegExp(said.source, `${said.flags}g`))].length;

/** Large houses that make or do what the employer says of itself, where it comes back to it or is called by it. */
export function findMakers({ brief }: { brief: Brief }, country: string | null): string[] {
  if (country === null) return [];
  const name = brief.employer.name.replace(legalForm, '');
  const told = [
    brief.employer.industry ?? '',
    ...brief.facts
      .filter(({ kind }) => kind === 'culture' || kind === 'other' || kind === 'team')
      .map(({ text }) => text),
    ...brief.employerBlocks.map(({ text }) => text),
  ].join('\n');
  const work = brief.facts
    .filter(({ kind }) => kind === 'duty' || kind === 'experience' || kind === 'skill')
    .map(({ text }) => text)
    .join('\n');
  const [best] = fieldMakers
    .map(({ said, names }) => ({
      names: names[country] ?? [],
      times: 2 * count(told, said) + count(work, said) + (said.test(name) ? 2 * enough : 0),
    }))
    .filter(({ names, times }) => names.length > 0 && times >= 2 * enough)
    .toSorted((a, b) => b.times - a.times);
  return [...(best?.names ?? [])];
}
