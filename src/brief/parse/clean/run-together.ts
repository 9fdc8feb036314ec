import { applyEdits, replaceAll } from '../text/mapped-text.ts';
import type { MappedText } from '../text/mapped-text.ts';

/** Gives back the breaks that copying took away: before bullets, headings, labels and sentences. */
export function splitRunTogether(source: MappedText): MappedText {
  const steps: [RegExp, string][] = [
    [/(?<=[^\s•*–-])[ \t]?(?=[•●▪■◦‣➢➤►✓✔✅☑][ \t]?\S)/g, '\n'],
    [/(?<=[a-z)]{2}[.!?])(?=[A-Z][a-z'])/g, ' '],
    [/(?<=[a-jl-z])(?=[£€₹]\d|\$\d)/g, ' '],
    [
      /(?<=[a-z.!?)%\d])(?=(?:Key |Job |Main |Your |Minimum |Preferred |Required )?HEADING(?:[:\n]|[A-Z][a-z]))/g,
      '\n',
    ],
    [
      /(?<=(?:^|\n)(?:Key |Job |Main |Your |Minimum |Preferred |Required )?HEADING)(?=[A-Z][a-z])/g,
      '\n',
    ],
    [
      /(?<=(?:^|\n)(?:Job |Work )?(?:Title|Location|Salary|Type|Department|Hours))(?=[A-Z][a-z]|[£$€]\d)/g,
      ': ',
    ],
    [/(?<=[^\s(/\-–])(?<!\b(?:QUALIFIER))[ \t]?(?=(?:LABEL)[ ]?:[ ]?\S)/g, '\n'],
  ];
  const split = steps.reduce(
    (text, [pattern, insert]) => replaceAll(text, spellOut(pattern), () => insert),
    source,
  );
  return splitGluedWords(split);
}

const headings =
  '(?:Responsibilities|Requirements|Qualifications|Benefits|Job Description|Job Summary|About Us|About the Role|What We Offer|Skills|Duties|Experience Required)';
const labels =
  'Job Title|Position Title|Location|Job Location|Work Location|Salary|Salary Range|Pay Rate|Pay Range|Pay|Hours|Job Type|Contract Type|Contract|Employment Type|Closing Date|Start Date|Department|Reports To|Requirements|Responsibilities|Benefits|Qualifications|Duration|Shift|Schedule|Compensation|Work Type|Experience';
const qualifiers =
  'Job|Work|Annual|Base|Basic|Pay|Position|Contract|Employment|Hourly|Start|Starting|Closing|Key|Your|Our|The|This|Required|Minimum|Preferred|Primary|Essential|Core|Main|Other|Total|Target|Office|and|&|or|of';

/** Patterns above stay readable with HEADING, LABEL and QUALIFIER in them. */
function spellOut(pattern: RegExp): RegExp {
  const text = pattern.source
    .replaceAll('HEADING', headings)
    .replaceAll('LABEL', labels)
    .replaceAll(
      'QUALIFIER',
      qualifiers
        .split('|')

        .join('|'),
    );
  return new RegExp(text, pattern.flags);
}

const camelNames =
  /^(?:Linked|Java|Type|Git|Power|You|Word|Quick|Hub|Sales|Postgre|Dev|Share|One|Auto|Solid|Fin|Ed|Bio|In|Mc|Mac|De|La|Le|Van|Net|Work|Smart|Team|Snow|Data|Open|Face|Pay|Door|Air|Fed|Web|Air|Click|Drop|Zoom|Mail|Big|Tik|Deep|Green|Blue|Red|Master|Service|Time|Medi|Micro|Tech|Cloud|Key|Sky|Fresh|Bright|Health|Life|Home|Path|Sound|Base|Block|Star|Super|Social|Front|Back|Full)[A-Z]/;

/**
 * "skillsAbility to lift" is two bullets whose break was lost. A few such words may be names,
 * so they are split only where the text is full of them.
 */
function splitGluedWords(source: MappedText): MappedText {
  const found = [...source.text.matchAll(/\b[A-Za-z]{0,20}[a-z]{3}(?=[A-Z][a-z]{2})/g)].filter(
    (match) => !camelNames.test(source.text.slice(match.index, match.index + match[0].length + 1)),
  );
  const distinct = new Set(found.map((match) => match[0]));
  if (distinct.size < 4) return source;
  const edits = found.map((match) => {
    const at = match.index + match[0].length;
    return { start: at, end: at, insert: '\n' };
  });
  return applyEdits(source, edits);
}
