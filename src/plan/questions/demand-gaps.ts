import type { Fact } from '#shared/brief.ts';
import { joinList } from '#writing/list.ts';
import { quote } from '#writing/quote.ts';
import { cutQuote } from '#writing/shorten.ts';
import { isOfOffice } from '../criteria/own-lines/systems.ts';
import { listFacts, ownWords } from '../wording/own-words.ts';
import { trimEnds } from '../wording/quote-around.ts';
import type { Source } from '../source.ts';
import { families } from './product-families.data.ts';
import type { OpenQuestion } from './open-question.ts';

type Asked = Omit<OpenQuestion, 'from'>;

const ofAbility = ['experience', 'skill', 'tool', 'licence', 'education'] as const;
const quotedWords = 18;

const listMustLines = ({ brief }: Source): Fact[] =>
  listFacts(brief, { kinds: ofAbility }).filter(({ importance }) => importance === 'must');

const say = (fact: Fact, most = quotedWords): string => quote(cutQuote(ownWords(fact), most));

/** "Two years as a mate or further time at sea": one side is a post, the other something else. */
const unlike: readonly RegExp[] = [
  /(?:\b(?:years?|experience|one|two|three|four|five)\b|\d\+)[^.;()]{0,60}?\b(?:as|in|of) [^.;,()]{3,45}? or (?:additional|further|more|another) [^.;()]{3,50}/i,
  /\b(?:experience|worked|background|history)\b[^.;()]{0,40}? (?:as|in|at) [^.;,()]{3,45}? or (?:as|in|with|at) [^.;,()]{4,60}/i,
];
/** Where the other side only repeats the first, or examples follow, nothing is open. */
const noChoice =
  /\bor (?:equivalent|similar|comparable|related|relevant|equal|in an? (?:similar|related|comparable))\b|\bsuch as\b|\be\.g\b|\bor (?:in|with|at) (?:an? )?(?:other|another|any)\b/i;

/** Two ways into the post in one line: who is looked for depends on which of them is meant. */
function askAlternatives(source: Source): Asked[] {
  const [words] = listMustLines(source)
    .filter(({ kind, text }) => kind === 'experience' && !noChoice.test(text))
    .flatMap(({ text }) => unlike.flatMap((said) => said.exec(text)?.[0] ?? []).slice(0, 1))
    .map((found) => quote(cutQuote(trimEnds(found), quotedWords)));
  return words === undefined
    ? []
    : [
        {
          matter: 'Two ways in',
          topic: 'Two backgrounds in one line',
          assumes: `Either half of ${words} will do`,
          ask: `${words}: is either half enough on its own, how much of it, and which people would you rather meet?`,
          why: 'These are two searches, and two readers would sort the same applications differently.',
          owner: 'Hiring manager',
        },
      ];
}

/** Said of any demand, and nothing of its subject. */
const ofAnyDemand =
  /^(?:experience|knowledge|preferred|preferable|desired|skills?|ability|working|previous|prior|some|with|and|the|for|use|using|related|office|other|plus|strong|good|understanding|familiarity|proficiency|background|certif\p{L}*)$/iu;
const shortDemand = 6;
const fewestSubjects = 2;

const subjectsOf = (text: string): string[] => [
  ...new Set(
    (text.match(/\p{Lu}{2,5}\b|\p{L}{4,}/gu) ?? [])
      .filter((word) => !ofAnyDemand.test(word))
      .map((word) => (/^\p{Lu}+$/u.test(word) ? word : word.toLowerCase().replace(/s$/, ''))),
  ),
];

/** Merely welcome in one line, and done in another: either it is taught, or people must bring it. */
function askPreferredDuty(source: Source): Asked[] {
  const duties = listFacts(source.brief, { kinds: ['duty'] });
  const wishes = listFacts(source.brief, { kinds: ['experience', 'skill', 'tool'] }).filter(
    ({ importance, text }) => importance === 'preferred' && text.split(/\s+/).length <= shortDemand,
  );
  for (const wish of wishes) {
    const subjects = subjectsOf(wish.text);
    if (subjects.length < fewestSubjects) continue;
    const isDone = duties.some(({ text }) => {
      const said = new Set(subjectsOf(text));
      return subjects.every((word) => said.has(word));
    });
    if (!isDone) continue;
    return [
      {
        matter: 'Preferred and a duty',
        topic: `${say(wish, 6)}: a plus, and a duty`,
        assumes: `It is clear whether ${say(wish, 6)} is taught here: it is only preferred, yet the work includes it`,
        ask: `${say(wish, 6)} is only preferred, yet a duty includes it: is it taught here, by whom and by when, or must people bring it?`,
        why: 'It decides who can start alone, and who has to be shown first.',
        owner: 'Hiring manager',
      },
    ];
  }
  return [];
}

const fewestNames = 3;
/** Examples, or a choice that the line itself gives. */
const anyOf =
  /\b(?:such as|e\.g|i\.e|like|including|includes?|any|one|either|or|and\/or|etc|similar|equivalent|various|for example|some|preferr?ed|plus|related)\b/i;
const ofWork =
  /^(?:(?:\p{L}+ ){0,3}experience|knowledge|background|understanding) (?:in|with|of|across) /iu;
const listed = /(?:[^,;.()]{3,38}, ){2,}(?:and|&) [^,;.()]{3,38}$/;

const ofEveryOffice =
  /\b(?:Microsoft|MS|Office|Word|Excel|PowerPoint|Outlook|Google|Docs|Sheets|Slides|Teams|Windows|Zoom)\b/i;
const isProgram = (tool: string): boolean => /^\p{Lu}|\d/u.test(tool) && !ofEveryOffice.test(tool);

/** Several programs or fields of work in one line: all of them, or which. */
function askAllOrAny(source: Source): Asked[] {
  const lines = listMustLines(source).filter((fact) => !isOfOffice(fact) && !anyOf.test(fact.text));
  const tools = source.brief.tools.map(({ text }) => text);
  const ofTools = lines
    .map(({ text }) => tools.filter((tool) => isProgram(tool) && text.includes(tool)))
    .map((names) =>
      names.filter((name) => !names.some((one) => one !== name && one.includes(name))),
    )
    .find((names) => names.length >= fewestNames);
  const why = 'Every extra must-have shrinks the pool.';
  if (ofTools) {
    const named = joinList(ofTools.slice(0, shownNames));
    return [
      {
        matter: 'All or any',
        topic: `${ofTools.length} programs in one line: all of them, or which ones`,
        assumes: `Someone who knows only some of ${named} is not a match`,
        ask: `One line lists ${named}: must people know all ${ofTools.length} on day one, or which ones?`,
        why,
        owner: 'Hiring manager',
      },
    ];
  }
  const field = lines.find(
    ({ kind, text }) => kind === 'experience' && ofWork.test(text) && listed.test(text),
  );
  return field === undefined
    ? []
    : [
        {
          matter: 'All or any',
          topic: 'Several fields in one demand',
          assumes: `Anyone missing one part of ${say(field)} is not a match`,
          ask: `${say(field)}: must people have all of it, or which two parts decide?`,
          why,
          owner: 'Hiring manager',
        },
      ];
}
const shownNames = 5;

const industry =
  /\b(?:manufactur\w+|construction|health ?care|hospital|hospitality|hotel|restaurant|retail|banking|insurance|real estate|property management|non-?profit|charity|government|public sector|higher education|education|SaaS|software|technology|tech|startup|start-up|pharma\w*|biotech\w*|life sciences?|medical devices?|automotive|aerospace|defen[cs]e|oil (?:and|&) gas|energy|utilit(?:y|ies)|logistics|distribution|transportation|telecom\w*|media|agency|law firm|legal|private equity|hedge fund|financial services|agricultur\w+|food (?:and beverage|service|production)|e-?commerce|consumer goods|CPG|fashion|sports)\b/i;
const ofField =
  /\bexperience\b[^.;]{0,60}\b(?:in|for|within|with|at) (?:an? |the )?(?:[\p{L}-]+ ){0,3}$/iu;
const besideField =
  /^\s*(?:firm|company|companies|industry|sector|environment|setting|organi[sz]ations?|field|space|business|clients?|experience)\b/i;

/** Experience of one industry: whether its suppliers, clients and neighbours count. */
function askIndustry(source: Source): Asked[] {
  const line = listMustLines(source).find(({ kind, text }) => {
    if (kind !== 'experience' || anyOf.test(text)) return false;
    const found = industry.exec(text);
    if (!found) return false;
    const before = text.slice(0, found.index);
    return ofField.test(before) && besideField.test(text.slice(found.index + found[0].length));
  });
  return line === undefined
    ? []
    : [
        {
          matter: 'Which industry counts',
          topic: 'What counts as industry experience',
          assumes: `Everyone draws the same line for ${say(line)}`,
          ask: `${say(line)}: only inside such a firm, or also with one as a client or supplier? Which neighboring field would you consider?`,
          why: 'It decides how wide we search, and must be the same for everyone.',
          owner: 'Hiring manager',
        },
      ];
}

const ofTheHouse = String.raw`(?:['’]s)? (?:[\p{L}/-]+,? (?:and )?){0,3}(?:systems?|software|polic(?:y|ies)|procedures?|products?|process(?:es)?|tools?|applications?|practices|methods?)\b`;
const ofKnowledge =
  /^(?:\p{L}+ ){0,2}(?:familiar\w*|knowledge|understanding|experience|proficien\w+)\b/iu;
const forms = /\b(?:inc|llc|ltd|limited|plc|corp(?:oration)?|company|co|group|the)\b\.?/gi;

/** Knowledge of the house itself, which nobody outside it can have. */
function askHouseKnowledge(source: Source): Asked[] {
  const [first = ''] = source.brief.employer.name.replace(forms, ' ').trim().split(/\s+/);
  if (!/^\p{Lu}[\p{L}\d&-]{2,}$/u.test(first)) return [];
  const inside = new RegExp(`\\b${first.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}${ofTheHouse}`, 'u');
  const line = listMustLines(source).find(
    ({ text }) => ofKnowledge.test(text) && inside.test(text),
  );
  return line === undefined
    ? []
    : [
        {
          matter: 'Knowledge of the house',
          topic: 'A requirement only insiders meet',
          assumes: `Someone from outside can have ${say(line)}`,
          ask: `${say(line)}: can anyone from outside know this, or do you teach it?`,
          why: 'As a requirement it turns away everyone who has not worked here.',
          owner: 'Hiring manager',
        },
      ];
}

/** A maker's name that stands for several programs. */
function askWhichProduct({ brief }: Source): Asked[] {
  const lines = listFacts(brief, { kinds: ['tool', 'skill', 'experience', 'duty'] }).map(
    ({ text }) => text,
  );
  const family = families.find(({ said }) => lines.some((line) => said.test(line)));
  return family === undefined || lines.some((line) => family.named.test(line))
    ? []
    : [
        {
          matter: 'Which product',
          topic: `Which ${family.name}`,
          assumes: `"${family.name}" means the same program to everyone`,
          ask: `"${family.name}" is a family of programs (${joinList([...family.products], 'or')}): which do you run?`,
          why: 'People know one but not the other, and search by its full name.',
          owner: 'Hiring manager',
          isMinor: true,
        },
      ];
}

/** Demands that leave open who is meant. */
export const askDemands = (source: Source): OpenQuestion[] =>
  source.brief.language !== null && source.brief.language !== 'en'
    ? []
    : [
        ...askAlternatives(source),
        ...askPreferredDuty(source),
        ...askIndustry(source),
        ...askAllOrAny(source),
        ...askHouseKnowledge(source),
        ...askWhichProduct(source),
      ].map((question) => ({ ...question, from: 'text' as const }));
