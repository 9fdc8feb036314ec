import { capitalize } from '#writing/casing.ts';
import { joinList } from '#writing/list.ts';
import { listDrawbacks } from '../demands/drawbacks.ts';
import type { Source } from '../source.ts';

/** What people want to hear in the first message and not in the third talk, and by which words it is known again. */
const parts: readonly { name: string; said: RegExp; also?: RegExp }[] = [
  { name: 'cold calling', said: /\bcold[- ]call/i, also: /\bcall/i },
  { name: 'nights away from home', said: /\baway\b|\bnights? out\b|\bovernight\b(?! shifts?\b)/i },
  { name: 'travel', said: /\btravel/i },
  {
    name: 'night work',
    said: /\bnight shifts?\b|\bnights\b(?! (?:a|per|away|out)\b)/i,
    also: /\bnight/i,
  },
  {
    name: 'on-call work',
    said: /\bon[- ]call\b(?! (?:staff|employees?|personnel|teams?|technicians?|nurses?|doctors?|physicians?|workers?|lists?)\b)|\bstand-?by\b|\bcall[- ]?outs? (?:rota|roster|rotation)\b/i,
  },
  { name: 'call-outs', said: /\bcall[- ]?outs?\b/i },
  { name: 'weekends', said: /\bweekends?\b|\bsaturdays?\b|\bsundays?\b/i },
  { name: 'evenings', said: /\bevenings?\b/i },
  { name: 'changing shifts', said: /\bshifts?\b/i },
  { name: 'overtime that is expected', said: /\bovertime\b/i },
];
const most = 2;
/** Whose title says that they are on the road is not told so. */
const onTheRoad =
  /\b(?:outside|field|territory|travell?ing|drivers?|couriers?|route|mobile|touring|flight|pilot|ambulance)\b/i;
const seldom =
  /\b(?:occasional\w*|may|some(?:times)?|at times|as needed|when needed|if needed|possible|rare\w*|where required)\b/i;
const often = /\bseveral times (?:a|per) (?:year|month|week)\b/i;

/** Whoever drives out to burst pipes is not on standby for it. */
function nameCalls(said: string): string {
  const named = [
    /\bcall[- ]?outs?\b/i.test(said) ? 'call-outs' : '',
    /\bstand-?by\b/i.test(said) ? 'standby' : '',
    /\bon[- ]call\b(?! (?:staff|employees?|personnel|teams?|technicians?|nurses?|doctors?|physicians?|workers?|lists?)\b)/i.test(
      said,
    )
      ? 'on-call work'
      : '',
  ].filter(Boolean);
  return joinList(named.slice(0, 2));
}

/** The hard part of the work as one sentence, without what was told before it; empty where nothing of the kind is named. */
export function sayHardPart(source: Source, told: string): string {
  const named = new Set(listDrawbacks(source).map((text) => text.replace(/ \(".*"\)$/, '')));
  const lines = [
    ...source.brief.facts.filter(({ kind }) => kind !== 'benefit').map(({ text }) => text),
    source.brief.hours?.text ?? '',
  ];
  const found = parts
    .map((part) => ({ ...part, lines: lines.filter((line) => part.said.test(line)) }))
    .filter(
      ({ name, said, also, lines: own }) =>
        !(name === 'travel' && onTheRoad.test(source.brief.title.given)) &&
        named.has(name) &&
        own.length > 0 &&
        !said.test(told) &&
        !(also?.test(told) ?? false),
    )
    .slice(0, most);
  if (found.length === 0) return '';
  const names = found.map(({ name, lines: own }) => {
    if (name === 'call-outs and standby') return nameCalls(own.join(' '));
    const [how] = name === 'travel' ? own.map((line) => often.exec(line)?.[0]).filter(Boolean) : [];
    return how === undefined ? name : `${name} ${how.toLowerCase().replace(' per ', ' a ')}`;
  });
  const isSeldom = found.every(({ lines: own }) => own.every((line) => seldom.test(line)));
  const isSeveral = found.length > 1 || / and /.test(names[0]!) || names[0]!.endsWith('s');
  const verb = isSeldom ? 'can be' : isSeveral ? 'are' : 'is';
  return `${capitalize(joinList(names))} ${verb} part of it.`;
}
