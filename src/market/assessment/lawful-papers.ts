import type { Drawer } from '#knowledge/drawer.ts';
import { findTerm } from '#knowledge/find-term.ts';
import { listenTo } from '#knowledge/listen-to.ts';
import type { Brief } from '#shared/brief.ts';

const plain = /^(?:(?:valid|full|state|uk) )*driv(?:er|ing)['’]?s? licen[cs]e\b/i;

/** How many papers the law of the country demands of this title, whether the job names them or not. */
export function countLawful(
  brief: Pick<Brief, 'place' | 'title' | 'facts'>,
  { by_law: rules }: Pick<Drawer, 'by_law'>,
): number {
  const country = brief.place.country?.toLowerCase();
  const title = `${brief.title.given} ${brief.title.clean}`.toLowerCase();
  const says = listenTo(brief);
  const inTitle = (term: string): boolean => findTerm(title, term.toLowerCase(), ['s']) !== -1;
  return rules.filter(
    (rule) =>
      rule.kind === 'paper' &&
      // Nearly everybody has it.
      !plain.test(rule.paper) &&
      rule.country === country &&
      (rule.states === undefined ||
        !brief.place.resolved?.state ||
        rule.states.includes(brief.place.resolved.state)) &&
      (rule.titles?.some(inTitle) ?? true) &&
      !(rule.not_titles?.some(inTitle) ?? false) &&
      (rule.if_said?.some(says) ?? true) &&
      !(rule.unless_said?.some(says) ?? false),
  ).length;
}
