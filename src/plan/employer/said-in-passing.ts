import { countries } from './passing-names.data.ts';
import type { Brief } from '#shared/brief.ts';
import { trimEnds } from '../wording/quote-around.ts';

const listLines = ({ facts, employerBlocks, hours }: Brief): string[] => [
  ...facts.map(({ source, text }) => (source.from === 'job' ? source.quote : text)),
  ...employerBlocks.map(({ text }) => text),
  hours?.text ?? '',
];

const word = String.raw`\p{Lu}[\p{L}\d&-]{1,20}`;
const name = String.raw`(${word}(?: (?:(?:&|of) )?${word}){0,3})`;

/** How a house speaks of itself when no line says who it is. */
const plainly = new RegExp(String.raw`\bAt ${name},? (?:we|our|you|everyone|people)\b`, 'u');
const inPassing = new RegExp(
  String.raw`(?<![\p{L}-] (?:a|an|our|your|this|each|any) )\b${name}(?:['’]s | (?:is|was|are|has|offers|provides|seeks|team|family|brand|employees|products|clients|customers|policies|policy|procedures|standards|values)\b|, an? \p{Ll})`,
  'gu',
);
const often = 2;

/** What begins with a capital letter and names no house. */
const noHouse =
  /^(?:The|This|That|These|Our|Your|We|You|It|Who|What|Why|Us|Job|Position|Role|Company|Candidates?|Applicants?|Employees?|Experience|Bachelor|Master|Associate|Driver|Children|Women|Men|Equal|Remote|Location|Salary|Benefits?|Human|Department|Team|Work|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|January|February|March|April|May|June|July|August|September|October|November|December|Microsoft|Google|Excel|English|About|Join|Summary|Overview|Description|Responsibilities|Requirements|Qualifications|One|World|Today|People|Success|Good|Strong|Excellent|Must|Manager|Director|Supervisor|CEO|CFO|CTO|VP|HR|IT|AI|QA|US|UK|EU|USA|Medicare|Medicaid|State|City|County|Federal|National|Board|Council|Senior|Junior|Lead|Head|Other|Key|All|An|A|If|As|In|For|With|To|From|Please|Ideal|Previous|Proven|Ability|Contract|Training|Union|Credit|Bank|Organi[sz]ation|Firm|Group|Hospital|Clinic|School|Office|Agency|Branch|Leader|University|College|Trust|Knowledge|Familiarity|Proficiency|Understanding)\b/;

/** The employer's likely name, where the text only speaks of it in passing; null where none is near. */
export function findLikelyEmployer(brief: Brief): string | null {
  const lines = listLines(brief);
  const text = lines.join('\n');
  const title = brief.title.given.toLowerCase();
  const isHouse = (found: string): boolean =>
    !noHouse.test(found) &&
    !countries.test(found) &&
    found.length > 3 &&
    !/^\p{Lu}{2,}s$/u.test(found) &&
    !title.includes(found.toLowerCase()) &&
    !brief.tools.some((tool) => tool.text.toLowerCase().includes(found.toLowerCase())) &&
    // "Client Services" is a department where "client" and "services" are words of the text.
    !found.split(' ').every((part) => new RegExp(String.raw`\b${part.toLowerCase()}\b`).test(text));
  const told = plainly.exec(text)?.[1];
  if (told !== undefined && isHouse(told)) return told;
  const found = lines.flatMap((line) =>
    [...line.matchAll(inPassing)].map(([, house = '']) => house).filter(isHouse),
  );
  // One word at the head of a line may be any word; within a sentence its capital letter makes it a name.
  const isName = (house: string): boolean =>
    house.includes(' ') || new RegExp(String.raw`\p{Ll},? ${house}\b`, 'u').test(text);
  return found.find((house) => text.split(house).length > often && isName(house)) ?? null;
}

const where: readonly RegExp[] = [
  /\b(?:remote(?:ly)?|from home|home[- ]based)(?: \p{L}+){0,3}? (?:(?:based|located|living) )?(?:on|in|within|from|across|throughout) (?:the )?\p{Lu}[\p{L}.]+(?:,? \p{Lu}[\p{L}.]+){0,3}/u,
  /\b(?:located|based|work(?:ing)?|position|office|site|branch|facility|store|warehouse|plant|school|clinic) (?:in|near|out of our) (?:the )?(?:heart of |downtown )?\p{Lu}[\p{Ll}]{2,}(?:,? \p{Lu}[\p{L}.]+){0,3}/u,
  /\bour \p{Lu}\p{Ll}{2,}(?: \p{Lu}\p{Ll}+)?(?:, \p{Lu}{2})? (?:office|site|branch|facility|store|warehouse|plant|campus|location|headquarters)\b/u,
];
const noPlace =
  /\b(?:in|at|near|on|within|from|across) (?:the )?(?:English|Microsoft|Excel|Word|Google|Python|Java|SQL|AWS|Azure|Agile|Human|Information|Computer|Business|Engineering|Marketing|Finance|Accounting|Sales|Operations|Nursing|Education|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|January|February|March|April|May|June|July|August|September|October|November|December|Windows|Linux|Adobe|Salesforce|SAP|Oracle|Our|Your|This|United (?:States|Kingdom)|Trust|Company|Department|UK|US|USA|Kenya|Philippines|India|Canada|Africa|Europe)\b/;

/** Words on where the work is that name a part of a country and no town of its own line. */
export function findPlaceWords(brief: Brief): { words: string; isRemote: boolean } | null {
  for (const [i, pattern] of where.entries())
    for (const line of listLines(brief)) {
      const words = trimEnds(pattern.exec(line)?.[0] ?? '');
      if (words !== '' && !noPlace.test(words)) return { words, isRemote: i === 0 };
    }
  return null;
}
