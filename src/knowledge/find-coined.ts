import { bareTitle, sharesWord } from './fit-title.ts';
import { findKindByWords } from './find-kind.ts';
import type { DrawerHead } from './load-drawers.ts';
import { saysLittle, type Heard } from './spoken-trade.ts';

/** Names that employers give to whoever works for them; they tell no trade. */
const coined =
  /(?:^|\s)(?:guides?|ambassadors?|associates?|crew|crew members?|team members?|teammates?|colleagues?|heroe?s?|champions?|ninjas?|gurus?|wizards?|genius(?:es)?|enthusiasts?|insiders?)$/;
export const isCoined = (title: string): boolean => coined.test(bareTitle(title));
/** Among so many of the most spoken of. */
const loudest = 3;
const much = 0.5;
const enough = 3;
const aloneLead = 0.55;

/** The trade of a title that an employer has coined: the one whose words the title shares, or that the duties speak of alone. */
export function findCoined(title: string, heard: Heard | null): DrawerHead | undefined {
  if (!heard || saysLittle(heard) || !isCoined(title)) return undefined;
  const kind = findKindByWords(title);
  const near = heard.order
    .slice(0, loudest)
    .find((head) => head.kind === kind && heard.of(head).share >= much && sharesWord(head, title));
  if (near) return near;
  const [first, second] = heard.order;
  const isAlone = second !== undefined && heard.of(second).share <= aloneLead;
  return heard.most >= enough && isAlone ? first : undefined;
}
