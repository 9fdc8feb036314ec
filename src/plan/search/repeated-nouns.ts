import type { Brief } from '#shared/brief.ts';
import { listFacts } from '../wording/own-words.ts';
import { isAnywhere, stemsOf } from '../criteria/names/shared-stems.ts';

/** What is done with things, and words that are no thing by themselves. */
const noPart =
  /(?:ly|ed|ive|able|ible|ous|ful|less)$|^(?:and|or|of|the|an?|to|in|on|at|for|with|from|by|as|into|per|via|any|all|each|other|such|both|their|our|your|its|this|that|these|those|will|may|must|shall|can|are|is|be|new|high|low|key|daily|weekly|monthly|annual|various|multiple|appropriate|proper|overall|general|general|good|strong|best|first|next|own|full|related|relevant|applicable|using|including|within|across|through|between|during|where|when|who|which|needed|assigned|duties|tasks|responsibilities|requirements|needs|issues|skills|experience|knowledge|ability|abilities|years?|team|teams|staff|people|employees|members?|customers?|clients?|guests?|patients?|stakeholders?|managers?|colleagues|time|timely|basis|manner|order|level|levels|areas?|company|department|departments|business|work|working|job|role|position|site|sites|support|help|ensure|ensures|ensuring|provide|provides|providing|maintain|maintains|maintaining|manage|manages|managing|perform|performs|develop|develops|complete|completes|assist|assists|review|reviews|prepare|prepares|conduct|conducts|create|creates|identify|identifies|monitor|monitors|coordinate|coordinates|communicate|deliver|delivers|lead|leads|meet|meets|make|makes|take|takes|use|uses|follow|follows|respond|report|reports|build|builds|drive|drives|attend|oversee|oversees|implement|implements|participate|participates|recommend|serve|serves|process|processes)$/iu;
/** The first of two may say how: "chemical passivation". */
const noFirst =
  /^(?:wider|broader|larger|smaller|greater|better|faster|higher|lower|always|never|often|external|internal|final|initial|current|senior|junior|cross|excellent|effective|continuous|ongoing|on-going|agency|company|operations?|services?|products?|project|projects|policies|procedures|information|documents?|standards?|activities|training|quality|safety|performance|compliance|reporting)$/i;
const noLast =
  /^(?:operations?|services?|products?|projects?|policies|procedures|information|standards?|activities|performance|equipment|systems?|tools|methods?|environment|environments|goals|objectives|success|growth|experience|needs|practices|programs?|functions?|excellence|culture|opportunities|relationships?|solutions?|results|plans?|initiatives|efforts|materials)$/i;
/** What work is called by: "treatment", "analysis", "processing". */
const ofWork = /(?:tion|sion|ment|ysis|ing|ance|urement|ology|relations|media|invoices|models)$/;
const noWork =
  /^(?:statement|communication|attention|information|mission|organization|organisation|position|department|environment|understanding|everything|something|anything|opening|closing|during|assistance|direction|instruction|compensation|satisfaction|presentation)$/;
const shortest = 4;
const oftenSaid = 2;
const shown = 3;

/** Two words that stand together in several duties and demands: "heat treatment", "particle analysis". */
export function listRepeatedNouns({ facts, title, language, employer }: Brief): string[] {
  if ((language ?? 'en') !== 'en') return [];
  const house = `${employer.name} ${title.given}`.toLowerCase();
  const lines = listFacts({ facts } as Brief, { kinds: ['duty', 'skill', 'experience'] }).filter(
    ({ importance }) => importance === 'must',
  );
  const counts = new Map<string, number>();
  for (const { text } of lines) {
    const pairs = new Set<string>();
    for (const piece of text.split(/[^\p{L}\s-]+|\s(?:and|or)\s/u)) {
      const words = piece.trim().split(/\s+/);
      words.slice(1).forEach((second, i) => {
        const first = words[i] ?? '';
        const isPair =
          /^\p{Ll}[\p{Ll}-]+$/u.test(second) &&
          /^[\p{L}-]+$/u.test(first) &&
          first.length >= shortest &&
          second.length >= shortest &&
          !noPart.test(first) &&
          !noPart.test(second) &&
          !noFirst.test(first) &&
          !noLast.test(second) &&
          ofWork.test(second) &&
          !noWork.test(second) &&
          !first.endsWith('ing');
        if (isPair) pairs.add(`${first} ${second}`.toLowerCase());
      });
    }
    for (const pair of pairs) counts.set(pair, (counts.get(pair) ?? 0) + 1);
  }
  return [...counts]
    .filter(
      ([pair, count]) =>
        count >= oftenSaid &&
        !house.includes(pair) &&
        stemsOf(pair).filter((stem) => !isAnywhere(stem)).length > 0,
    )
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, shown)
    .map(([pair]) => pair);
}
