import type { Brief } from '#shared/brief.ts';
import { joinList } from '#writing/list.ts';
import { listFacts } from '../own-words.ts';
import { weighDemand } from '../requirements.ts';
import { bodyDemands } from './body-demands.data.ts';
import type { Gate } from './criterion.ts';

const most = 4;
/** What comes up now and then, or may come up, is no part of every day. */
const seldom = /\b(?:possible|possibly|may|might|occasional(?:ly)?|limited|sometimes|at times)\b/i;
const shift = /\b(?:entire|whole|full) (?:\p{L}+ )?shift\b/iu;
const hours = /\b(?:for )?(?:up to )?(\d{1,2}) ?-?(?:hours|hrs?|h)\b/i;
const long = /\b(?:long|extended|prolonged) (?:periods?|hours|durations?|time)\b/i;

/** How long it goes on, in the words of the job: "for 10 hours". */
function sayLength(text: string): string {
  const [, count] = hours.exec(text) ?? [];
  if (shift.test(text)) return ' for the whole shift';
  if (count !== undefined) return ` for up to ${count} hours`;
  return long.test(text) ? ' for long periods' : '';
}

/** What the work asks of the body, as one phrase for one question; empty where the job says nothing of it. */
export function sayBody(brief: Brief, gates: readonly Gate[]): string {
  const ofGates = gates.filter(({ kind }) => kind === 'body').map(({ name }) => name);
  const lines = [
    ...listFacts(brief, { kinds: ['physical'] })
      .filter((fact) => weighDemand(fact) === 'must')
      .map(({ text }) => text),
    ...ofGates,
  ].filter((text) => !seldom.test(text) || !/\bstand|\bwalk|\bbend|\bclimb/i.test(text));
  const others = bodyDemands.flatMap(({ said, name }) => {
    const line = lines.find((text) => said.test(text));
    return line === undefined ? [] : [{ name, length: sayLength(line), line }];
  });
  // Of one line, one length: "standing and walking for long periods".
  const named = [...Map.groupBy(others, ({ length }) => length)].map(
    ([length, same]) => `${joinList(same.map(({ name }) => name))}${length}`,
  );
  const lifting = ofGates.filter((name) => !bodyDemands.some(({ said }) => said.test(name)));
  const all = [...lifting, ...named].slice(0, most);
  return all.map((text) => text.charAt(0).toLowerCase() + text.slice(1)).join('; ');
}
