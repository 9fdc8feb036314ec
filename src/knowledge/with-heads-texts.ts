import type { Brief } from '#shared/brief.ts';
import { rankOf } from './career-rank.ts';
import type { Drawer } from './drawer.ts';
import { loadKind } from './load-drawers.ts';
import { findTeam } from './load-leaders.ts';
import { headTitles } from './post-level.data.ts';
import { toStems } from './to-stems.ts';
import { withKindTexts } from './with-kind-texts.ts';

/**
 * The drawer of a trade for whoever answers for its whole function: a director is not tested like those who do the
 * work. Papers, law, titles, boards and what meets the job's own words stay the trade's, days and interviews are a
 * leader's. The same where the trade is a leader's, or speaks to its leaders itself.
 */
export function withHeadsTexts(drawer: Drawer, brief: Brief): Drawer {
  if (drawer.kind === 'leading-people' || findTeam(drawer)) return drawer;
  if (speaksToLeaders(drawer) || hasTitle(drawer, brief.title.given)) return drawer;
  const { titles } = drawer;
  const meant = withKindTexts(drawer, loadKind('leading-people'), brief);
  const high = drawer.personas.filter(isHigh).slice(0, ofTrade);
  const others = meant.personas.filter(({ id }) => !high.some((one) => one.id === id));
  return { ...meant, titles, personas: [...high, ...others] };
}

/** Careers of the trade from which one step leads to its head. */
const ofTrade = 2;
const leading = 3;

const isHigh = ({ level, name, search }: Drawer['personas'][number]): boolean =>
  level === 'senior' && rankOf(`${name} ${search.join(' ')}`) >= leading;

const speaksToLeaders = ({ personas, settings }: Drawer): boolean =>
  [...personas, ...settings].some(({ levels }) => levels?.includes('lead'));

/** One of the names of the trade is that of its head, and the job has it. */
function hasTitle({ titles }: Drawer, title: string): boolean {
  const said = new Set(toStems(title));
  return Object.values(titles)
    .flat()
    .some((own) => headTitles.test(own) && toStems(own).every((word) => said.has(word)));
}
