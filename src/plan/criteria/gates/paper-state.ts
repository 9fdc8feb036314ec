import type { Fact } from '#shared/brief.ts';
import { withArticle } from '#writing/article.ts';
import { capitalize, stripEnd } from '#writing/casing.ts';
import { ownWords } from '../../wording/own-words.ts';
import type { Gate } from '../criterion.ts';
import { saySmall } from './name-gate.ts';

/** "Must", "will be required to", "you should be able to": who is spoken to, and how the demand is put. */
const opening =
  /^(?:(?:you|candidates?|applicants?|employees?|incumbents?|must|will|should|shall|need|needs|required|expected|to|is|are|be|able|willing|ability|willingness|currently|presently|actively|either|the|also|and) ){0,6}/i;
const working =
  /^(?:work(?:ing)? towards?|study(?:ing)? (?:for|towards?)|in the process of (?:obtaining|completing|gaining)) (?:(?:an?|the|your|their) )?(.{3,120})$/i;
const generic =
  /\b(?:Professional|Qualifications?|Certifications?|Degree|Diploma|Chartership|Chartered|Status|Relevant|Recogni[sz]ed)\b/g;

/** A paper that somebody is on the way to: whoever holds it already brings more than is asked for. */
export function readBegun(text: string): string | undefined {
  const [, thing] = working.exec(stripEnd(text).replace(opening, '')) ?? [];
  if (thing === undefined || /\bor\b.{0,40}\b(?:held|hold|qualified|equivalent)\b/i.test(thing))
    return undefined;
  const plain = /\p{Lu}{2}/u.test(thing)
    ? thing
    : thing.replace(generic, (word) => word.toLowerCase());
  return plain;
}

const number =
  '(?:(?:the )?first )?(?:\\p{L}{3,8} \\()?(?:an?|\\d{1,3}|one|two|three|four|five|six|nine|ten|twelve|eighteen|thirty|sixty|ninety)\\)?';
const due = new RegExp(
  String.raw`^(.{3,140}?),? \(?((?:within|by the end of|in) ${number}[- ](?:days?|weeks?|months?|years?) (?:of|from|after) (?:the )?(?:initial |your |date of )?(?:hire|hiring|hire date|employment|appointment|start(?:ing|ing date| date)?|joining)\b.{0,30})$`,
  'iu',
);
const getting =
  /^(?:become|becoming|obtain|obtaining|get|getting|gain|gaining|acquire|acquiring|complete|completing|achieve|achieving|earn|earning|secure|pass|passing)(?:(?:\/| and )(?:maintain|maintaining|keep|hold))? (?:(?:an?|the|your|their) )?/i;
const gotBehind =
  /,? (?:(?:which |that )?(?:must|to|will|should|can|may) be |is |are )?(?:obtained|completed|required|achieved|earned|acquired)$/i;
/** "Certified in first aid" is had as a certification in it. */
const asThing: readonly (readonly [RegExp, string])[] = [
  [/^certified (?=in|as)/i, 'certification '],
  [
    /^(?=(?:Certified|Registered|Licensed) \p{Lu})(?!.*\b(?:certifi|licen[cs]e|regist)\p{L}{0,8}$)/u,
    'certification as ',
  ],
  [/^licen[cs]ed (?=in|as)/i, 'a license '],
  [/ certified$/i, ' certification'],
  [/ licen[cs]ed$/i, ' license'],
  [/ registered$/i, ' registration'],
];
const isPaper =
  /\b(?:certifi\p{L}{2,8}|licen[cs]\p{L}{1,4}|registration|registered|permit|card|endorsement|CDL|CPR|qualification|credential|clearance|training|course)\b/iu;

export interface DuePaper {
  thing: string;
  /** "within 90 days of hire". */
  by: string;
}

/** A paper that is got once somebody is hired; where having it is the other way in, the line is no such demand. */
export function readDue(text: string): DuePaper | undefined {
  const [, before = '', by = ''] = due.exec(stripEnd(text.replace(/\s+/g, ' '))) ?? [];
  if (by === '' || /\bor\b/i.test(before)) return undefined;
  const bare = before.replace(opening, '');
  const thing = asThing.reduce(
    (said, [from, to]) => said.replace(from, to),
    bare.replace(getting, '').replace(gotBehind, ''),
  );
  if (thing.length < 3 || !isPaper.test(thing)) return undefined;
  return { thing, by: stripEnd(by.replace(/\)$/, '')) };
}

/** Whether a line asks for something that nobody has to hold at the start. */
export const isDueLater = (text: string): boolean => readDue(text) !== undefined;

export const isToGet = (name: string): boolean => toGet.test(name);
const isBegun = /, begun or held$/;
const toGet = /^Willingness to obtain (.{3,140}?) ((?:within|in|by the end of) .{3,80})$/i;

/** Asked so that more than is demanded counts as met; undefined for any other condition. */
export function askUnheld(name: string): string | undefined {
  if (isBegun.test(name))
    return `Are you working towards ${withArticle(saySmall(name.replace(isBegun, '')))}, or do you hold it? Which one, with which body, and how far along are you? Pass: begun or held.`;
  const [, thing, by] = toGet.exec(name) ?? [];
  return thing === undefined
    ? undefined
    : `Do you have ${saySmall(thing)}? If not: would you obtain it ${by}? Pass: yes to either.`;
}

const stems = (text: string): string[] => {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.filter((word) => !/^(?:an?|the|certif\p{L}*|licen\p{L}*|in|of|as)$/u.test(word));
};

/** Papers on the way and papers to come, each as what can be asked before somebody is hired. */
export function listUnheld(facts: readonly Fact[]): Gate[] {
  const told: string[][] = [];
  return facts.flatMap((fact): Gate[] => {
    const text = ownWords(fact);
    const [thing, later] = [readBegun(text), readDue(text)];
    const words = stems(thing ?? later?.thing ?? '');
    const isOld = told.some(
      (known) =>
        words.every((word) => known.includes(word)) || known.every((word) => words.includes(word)),
    );
    if (words.length === 0 || isOld) return [];
    told.push(words);
    return [
      {
        kind: 'condition',
        factIds: [fact.id],
        ...(thing === undefined
          ? {
              name: `Willingness to obtain ${later?.thing} ${later?.by}`,
              howChecked:
                'Ask everyone whether they would get it in that time; nobody has to hold it before then',
              when: 'Asked in the first call; the paper itself is due after the start',
            }
          : {
              name: `${capitalize(thing)}, begun or held`,
              howChecked:
                'Ask which one, with which body and how far along they are; anyone who already holds it meets it',
              when: 'First call',
            }),
      },
    ];
  });
}
