import { countWords } from '#writing/shorten.ts';
import { nearTo } from '../defining/list-defining.ts';
import type { PlannedPersona } from '../people/planned-persona.ts';
import { sayNeeds, type Needs } from './name-need.ts';
import { isSchoolLeaving } from './rank-needs.ts';

/** Words of a first letter. */
const room = 32;
const most = 3;

/** Without such a thing nobody is taken: whoever lacks it learns it in the first letter. */
const decides =
  /\b(?:licen[cs]\w*|certif\w*|degree|diploma|clearance|regist\w+|right to work|citizen\w*|resid\w+|sponsor\w*|visa|at least \d|\d{1,2}\+? years|minimum)\b/i;

type Known = Pick<PlannedPersona, 'shows' | 'search'>;

/** What decides first, then what these people are likely to bring; each kind of people is told other ones of the rest. */
function orderFor(needs: readonly string[], persona: Known, turn: number): string[] {
  const first = needs.filter((need, i) => i === 0 || (i < most && decides.test(need)));
  const rest = needs.filter((need) => !first.includes(need));
  const from = rest.length === 0 ? 0 : turn % rest.length;
  const turned = [...rest.slice(from), ...rest.slice(0, from)];
  return [...first, ...turned.toSorted((a, b) => nearTo(persona, b) - nearTo(persona, a))];
}

export interface ChosenNeeds {
  text: string;
  told: readonly string[];
}

/** What a first letter says of the demands, and which of them it tells. */
export function chooseNeeds({ needs, demands }: Needs, persona: Known, turn: number): ChosenNeeds {
  const ordered = orderFor(
    needs.filter((need) => !isSchoolLeaving(need)),
    persona,
    turn,
  );
  if (ordered.length === 0) return { text: '', told: [] };
  const all = { needs: ordered, demands: Math.max(demands, needs.length) };
  const count = [most, 2].find((one) => countWords(sayNeeds(all, one, turn)) <= room) ?? 1;
  return { text: sayNeeds(all, count, turn), told: ordered.slice(0, count) };
}
