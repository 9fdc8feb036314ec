import type { Unit, UnitRole } from '#shared/reading.ts';
import type { Part } from './part.ts';

const word = String.raw`(?:\p{Lu}[\p{L}\d&’'.-]*|&)`;
const name = String.raw`(?:The )?${word}(?: (?:(?:and|of|the|for|in|at) )?${word}){0,6}`;
const seeks =
  '(?:is|are|has|have|seeks|needs|requires|invites)(?: (?:now|currently|actively|urgently))? ?(?:looking|seeking|hiring|recruiting|searching|expanding|an? (?:\\p{L}+ ){0,2}(?:need|opening|opportunity|vacancy)|openings|in (?:search|need) of|an?\\b|applications)';
/** "Dyer: Harrow Works, a family-owned silk mill, seeks": who it is, between its name and its search. */
const apposed = new RegExp(
  String.raw`^(?:[^:.!?]{3,70}: )?(${name}), ((?:an?|one of) (?!\p{Lu})[^;:!?()]{8,180}?),? ${seeks}`,
  'u',
);

const may = new Set<UnitRole>(['title', 'overview', 'company', 'head']);

/** What a search says of the house by the way, as a sentence of its own. */
export function tellApposed({ text, role }: Pick<Unit, 'text' | 'role'>): Part | null {
  const [, who = '', what = ''] = may.has(role) ? (apposed.exec(text) ?? []) : [];
  if (what === '' || /\b(?:role|position|job|post|opportunity)\b/i.test(what)) return null;
  const start = text.indexOf(`${who}, ${what}`);
  return { text: `${who} is ${what}`, start, end: start + who.length + what.length + 2 };
}
