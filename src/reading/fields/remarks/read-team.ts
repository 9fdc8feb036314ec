import type { UnitRole } from '#shared/reading.ts';
import { onlyOnce, remarkIn, wordsOf, type Remark, type RemarkSource } from './remark.ts';

const like =
  '(?:energetic|cheerful|friendly|close[- ]knit|tight[- ]knit|small|large|growing|fast[- ]growing|expanding|supportive|diverse|experienced|dedicated|passionate|collaborative|multi-?disciplinary|inter-?disciplinary|cross[- ]functional|international|global|welcoming|warm|caring|compassionate|engaged|highly|very|fun|lively|busy|established|well[- ]established|talented|skilled|knowledgeable|professional|enthusiastic|motivated|high[- ]performing|hard[- ]working|committed|inclusive|creative|innovative|ambitious|happy|stable|long[- ]standing|award[- ]winning|positive|loyal|agile|distributed|remote|all-female|young|dynamic|vibrant|successful|strong|great|amazing|incredible|fantastic|wonderful)';
const team = new RegExp(
  String.raw`\b(?<lead>\p{L}+ )?(?<said>(?:an?|our|the|your) ${like}(?:(?:,? and|,|, and)? ${like}){0,4} (?:[\p{L}-]+ ){0,2}?(?:team|crew|staff|department)(?: of (?:about |around |over |more than )?(?:\d{1,3}(?![,\d])|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty)(?: [\p{L}-]+(?:s|people|staff)\b)?)?)(?!\/)(?! (?:accountant|engineer|nurse|pharmacist|attorney|writer|scientist|auditor|therapist|physician|assistant|environment|setting|player|work|leader|lead|manager|member\b(?!s)|atmosphere|culture|of (?:teams|managers)))`,
  'iu',
);
const count = new RegExp(
  String.raw`\b(?<said>an? (?:\p{L}+ )?(?:team|crew|department|staff) of (?:about |around |over |more than )?(?:\d{1,3}(?![,\d])|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty)(?: [\p{L}-]+(?:s|people|staff)\b)?)`,
  'iu',
);
/** "the library's three-person records team" */
const sized =
  /\b(?<said>(?:\d{1,3}|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty)[- ](?:person|member|strong|people) (?:[\p{L}-]{2,20} ){0,3}?(?:team|crew|department))\b/iu;
/** Somebody who is to make the team is not told what it is like. */
const makes =
  /^(?:lead|leads|leading|manage|manages|managing|build|builds|building|supervise|supervises|supervising|develop|developing|train|training|motivate|motivating|create|creating|direct|directing|oversee|overseeing|coach|coaching|maintain|foster|led|managed|hire|hiring|grow)\s$/i;
const silent = new Set<UnitRole>(['legal', 'noise', 'title', 'head']);
const most = 3;

/** What is said of the people one would work with: "an energetic team", "a small crew of four". */
export const readTeamWords = (source: RemarkSource): Remark[] =>
  onlyOnce(
    source.units.flatMap((unit) => {
      if (silent.has(unit.role) || unit.shape === 'heading') return [];
      const text = wordsOf(unit);
      if (!/team|crew|staff|department/i.test(text)) return [];
      const found = sized.exec(text) ?? team.exec(text) ?? count.exec(text);
      const said = found?.groups?.['said'];
      const lead = found?.groups?.['lead'] ?? '';
      if (!found || said === undefined || makes.test(lead)) return [];
      if (
        /\b(?:lead|manag|supervis|build)\p{L}*(?: and \p{L}+)? $/iu.test(text.slice(0, found.index))
      )
        return [];
      const start = found.index + found[0].lastIndexOf(said);
      return [remarkIn(source, unit, { said, start, end: start + said.length })];
    }),
    most,
  );
