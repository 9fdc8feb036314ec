import { findLooseItems } from './loose-items.ts';
import { breakAt } from './lost-breaks.ts';
import { applyEdits } from './mapped-text.ts';
import type { Edit, MappedText } from './mapped-text.ts';

/** What one gets, in one line with only blanks between: "Dental insurance Free parking Paid Time Off Holiday pay". */

/** What names a thing of an offer wherever it stands, and begins no other. */
const opens =
  /^(?:401 ?\(?[kK]|\d{1,2} (?:days|weeks) (?:of|PTO|paid|annual|holiday|leave|vacation)|\d{1,2}% 401|Paid (?:Time Off|time off|Holidays?|holidays?|Vacation|vacation|Training|training|Leave|leave|Sick|sick|Parental|parental|annual|time)|PTO\b|(?:Flexible|Health) (?:Spending|Savings)|Flexible (?:[Ww]orking|hours|start)|Group (?:[Ll]ife|[Pp]ension|[Ii]ncome)|Uncapped \p{L}|Ongoing (?:training|support|professional|development)|Regular (?:team|social|staff|company)|Employee-led|Opt-in|Private (?:[Mm]edical|[Hh]ealth)|Salary [Ss]acrifice|Refer[- ][Aa][- ][Ff]riend|Discounted \p{Ll}|Subsidi[sz]ed \p{Ll}|On-site (?:subsidi[sz]ed|parking|gym|canteen)|Tuition (?:[Rr]eimbursement|[Aa]ssistance)|Life (?:[Ii]nsurance|[Aa]ssurance)|Dental (?:and|&|[Ii]nsurance|[Cc]over)|Vision (?:and|&|[Ii]nsurance|[Cc]over)|Health (?:[Ii]nsurance|[Cc]over)|Medical (?:and|&|[Ii]nsurance|[Cc]over)|(?:Short|Long)[- ][Tt]erm [Dd]isability|Disability [Ii]nsurance|Employee (?:[Aa]ssistance|[Dd]iscount|[Rr]eferral)|Company (?:[Pp]ension|[Ee]vents|[Cc]ar\b|[Ss]ick|[Uu]niform|[Vv]an\b|[Ll]aptop|[Pp]hone)|(?:Workplace |Contributory )?Pension(?: [Ss]cheme| [Pp]lan)|Holiday [Pp]ay|Sick [Pp]ay|Free (?:[Pp]arking|[Oo]n-?site|[Mm]eals?|[Ff]ood|[Uu]niform|[Ss]upport|[Gg]ym|\p{Lu}\p{Ll}+ \p{Ll})|Generous \p{L}|Annual (?:[Ll]eave|[Bb]onus)|Cycle[- ][Tt]o[- ][Ww]ork|Casual [Dd]ress|On-?site (?:[Pp]arking|[Gg]ym)|Referral (?:[Bb]onus|[Pp]rogram)|Performance [Bb]onus|Retirement (?:[Pp]lan|[Ss]avings)|Profit [Ss]haring|Competitive (?:[Ss]alary|[Pp]ay|\p{L}+ rate)|Enhanced (?:[Mm]aternity|[Pp]aternity|[Pp]arental|[Ff]amily)|Training (?:and|&|opportunities)|Staff [Dd]iscounts?|Commuter [Bb]enefits?|Parental [Ll]eave|Professional [Dd]evelopment|Opportunit(?:y|ies) (?:for|to)|Discounts? (?:on|from|at)|Access to|Employer-[Pp]aid \p{L}|Employee [Ss]tock|Stock [Oo]ptions|Comprehensive (?:[Bb]enefits|[Mm]edical|[Hh]ealth)|Long-[Tt]erm\/|Public [Ss]ervice [Ll]oan|(?:Electronic|Internet|Wellness|Phone) [Ss]tipend)/u;
/** Ends the name of what is given: with something behind it that opens another, two stand side by side. */
const closes =
  /^(?:insurances?|benefits?|leave|plans?|disability|options|salary|compensation|pension|bonus(?:es)?|match|stipend|coverage|holidays|vacation|contributions?)$/i;
const mayFollow = /^Opportunit/u;
/** Behind these a phrase goes on. */
const goesOn =
  /^(?:and|or|with|of|the|a|an|for|in|to|including|include|includes|like|as|our|your|their|on|at|by|from|plus|offer|offers|provide|provides|get|receive|have|has|is|are|such|other|all|any|paid|unpaid|unused|accrued|earned|through|via|no|one|under|about|fully|partially|basic|voluntary|optional|supplemental|group|private|employer|company|statutory|additional|enjoy|comprehensive|competitive|subsidi[sz]ed|generous|free|great|excellent|special|exclusive|employee|staff|days|weeks|hours|\d+|term|.*-(?:term|paid|sharing|funded|sponsored))$/i;
const blanks =
  / (?=(?:\p{Lu}\p{Ll}|\p{Lu}{3}\b|\d))(?<=(?<![\p{L}\d'’-])(?<before>[\p{L}\d][\p{L}\d'’-]*\)?|\p{L}[^\s()]*\)) )/gu;
const fewest = 2;
/** "Dental, Eyes, and Hearing Life Cover": the row with commas goes on. */
const isRow = /[,;:]\s(?:(?:and|or|&)\s)?(?:\p{L}+\s)?$/u;

export function splitRunOnOffers(source: MappedText): MappedText {
  const edits: Edit[] = [];
  let at = 0;
  for (const line of source.text.split('\n')) {
    const cuts = findItems(line);
    const isSure = cuts.some(({ isClosed }) => isClosed);
    if (cuts.length >= fewest || isSure || (cuts.length === 1 && opens.test(line))) {
      const all = new Set([...cuts.map(({ index }) => index), ...findLooseItems(line)]);
      for (const index of [...all].toSorted((a, b) => a - b))
        edits.push(breakAt(source.text, at + index, 1));
    }
    at += line.length + 1;
  }
  return applyEdits(source, edits);
}

interface Cut {
  index: number;
  /** Whether the word before it ends the name of something that is given. */
  isClosed: boolean;
}

const findItems = (line: string): Cut[] =>
  line.length < shortestLine
    ? []
    : [...line.matchAll(blanks)].flatMap(({ index, groups }) => {
        const before = groups?.['before'] ?? '';
        const ahead = line.slice(index + 1, index + 50);
        const behind = line.slice(Math.max(0, index - 24), index);
        return opens.test(ahead) && !goesOn.test(before) && !isRow.test(`${behind} `)
          ? [{ index, isClosed: closes.test(before) && !mayFollow.test(ahead) }]
          : [];
      });
const shortestLine = 30;
