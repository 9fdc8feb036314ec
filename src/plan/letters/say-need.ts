import { withArticle } from '#writing/article.ts';

/** One of these is held: "a degree", "a driver's license". */
const held =
  /^(?!an? |the |your |own |one |two |three |\d|any |some |proof |all |no )(?:[\p{L}\d'’&/.-]+ ){0,5}?(?:licen[cs]e|certificate|degree|diploma|card|permit|CDL|passport|clearance|bachelor['’]s|master['’]s)(?=$|[,(]| (?:in|from|of|or|and|with|as|to|by|for|issued)\b)/iu;

/** "biology degree" as one says it in a sentence: "a biology degree"; what is nobody's single thing stays. */
export function nameNeed(need: string): string {
  if (/^own (?=\p{L})/iu.test(need)) return need.replace(/^own /i, 'your own ');
  return held.test(need) ? withArticle(need) : need;
}

export interface Needs {
  needs: readonly string[];
  /** How much the job demands in all; a letter tells of it what decides. */
  demands: number;
}

const leads = {
  all: ['What you need', 'It asks for', 'The must-haves', 'To be considered you need'],
  one: ['What you need', 'It asks for', 'The must-have', 'To be considered you need'],
  some: [
    'What you need first',
    'Among other things it asks for',
    'Among the must-haves',
    'To be considered you need, among other things',
  ],
} as const;

/** "What you need: A; B.", and nothing that makes a few of the demands look like all of them. */
export function sayNeeds({ needs, demands }: Needs, most = 4, turn = 0): string {
  if (needs.length === 0) return '';
  const told = needs.slice(0, most);
  const kind =
    told.length < Math.max(needs.length, demands) ? 'some' : told.length === 1 ? 'one' : 'all';
  return `${leads[kind][turn % leads[kind].length]!}: ${told.join('; ')}.`;
}
