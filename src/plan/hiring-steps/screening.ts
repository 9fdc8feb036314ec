import { withArticle } from '#writing/article.ts';
import { lowerFirst, stripEnd } from '#writing/casing.ts';
import { joinList } from '#writing/list.ts';
import { quote } from '#writing/quote.ts';
import { sayBody } from '../criteria/gates/body-demands.ts';
import type { Criterion, Gate } from '../criteria/criterion.ts';
import { listDecidingTerms, sayFormOfPay } from '../contract/deciding-terms.ts';
import { isOfSchool, isYesOrNo as isPlainYes } from '../criteria/gates/gate-checks.ts';
import { givesExamples } from '../criteria/gates/gives-examples.ts';
import { isUnderway } from '../criteria/gates/is-condition.ts';
import { listLanguages, saySmall } from '../criteria/gates/name-gate.ts';
import { askUnheld } from '../criteria/gates/paper-state.ts';
import { askProfession, isOfProfession } from '../criteria/gates/profession.ts';
import { listOfficePrograms } from '../criteria/own-lines/systems.ts';
import type { Plan } from '../plan.ts';
import { listMusts } from '../demands/requirements.ts';
import { sinceLong } from '../wording/since-long.ts';
import type { Source } from '../source.ts';
import { findFact, sayWhere } from '../wording/who-said.ts';

export interface ScreeningQuestion {
  purpose: string;
  question: string;
  evidenceSource: string;
}

/** As the end of a sentence; a quotation that ends with its own stop needs no other. */
export const close = (text: string): string => {
  const bare = lowerFirst(stripEnd(text));
  return /[.!?]["”]$/.test(bare) ? bare : `${bare}.`;
};

/** A question with what tells a strong answer from a weak one. */
export const sayAnchors = ({
  question,
  strong,
  weak,
}: Pick<Criterion, 'question' | 'strong' | 'weak'>): string =>
  `${question} Strong: ${close(strong)} Weak: ${close(weak)}`;

const asked: Record<Gate['kind'], (name: string) => Omit<ScreeningQuestion, 'evidenceSource'>> = {
  credential: (name) => ({
    purpose: 'Papers',
    question: isRecord.test(name)
      ? `Do you have ${withArticle(saySmall(name))}? Pass: yes, and can show it after an offer.`
      : canObtain.test(name)
        ? `${askPaper(name)} Pass: holds it, or knows of none. The reason is not asked.`
        : isUnderway(name) && !/\bor\b/i.test(name)
          ? `The job asks for this: ${saySmall(name)}. Which one is it, with whom, and when do you expect to finish? Strong: a course or route under way, or one already finished. Weak: a plan without a date.`
          : isOfProfession(name) && !isSentence.test(name)
            ? askProfession(name)
            : givesExamples(name)
              ? `The job asks for this: ${saySmall(name)}. Which one do you hold, and when does it expire? Strong: one of those named, or a similar one, with its date. Weak: none of them.`
              : `${askPaper(name)} Strong: yes, with its date, and can show it before the offer. Weak: "something like it", without a paper.`,
  }),
  education: (name) => ({ purpose: 'Education', question: askSchool(name) }),
  experience: (name) => ({
    purpose: 'Years in the work',
    question: `Where have you done this work, from when to when, and what were you responsible for? Strong: ${sayMet(name)}. Weak: ${ofTime.test(name) ? 'less, or dates that do not add up' : 'no place, or different work'}.`,
  }),
  knowledge: (name) => ({
    purpose: 'Called mandatory',
    question: `The advertisement makes this a condition: ${saySmall(name)}. Where did you last use it, and for what? Strong: a place, a time and what was done with it. Weak: only the word.`,
  }),
  authorization: (name) => ({
    purpose: /right to work/i.test(name) ? 'Right to work' : 'Condition of the job',
    question: /right to work/i.test(name)
      ? `Do you have the ${saySmall(name)}? Pass: yes. The same words for everyone; nationality is not asked.`
      : `${askCondition(name)} Pass: yes. The same words for everyone.`,
  }),
  check: (name) => ({
    purpose: 'Check after the offer',
    question: `An offer depends on this, for everyone: ${saySmall(name)}. Do you agree to it? Pass: yes, or a question about how it is done. What it would show is not asked.`,
  }),
  body: (name) => ({
    purpose: 'Physical side of the work',
    question: `The work includes this: ${saySmall(name)}. Can you do it, with or without an adjustment? Pass: yes, or says what would help. Health is not asked about.`,
  }),
  language: (name) => ({
    purpose: 'Language',
    question: ofEnglish(name)
      ? `Not asked, heard in the call: ${saySmall(name.replace(/^must /i, ''))}. Strong: follows the call and answers what was asked. Weak: cannot follow it. Accent and mistakes do not count.`
      : `The job asks for this: ${saySmall(name.replace(/^must /i, ''))}. When do you use ${joinList(listLanguages(name)) || 'it'} today, and with whom? Strong: a regular part of their day, and what for. Weak: years ago, or only in class. Accent and mistakes do not count.`,
  }),
  condition: (name) => ({
    purpose: 'Conditions',
    question:
      askUnheld(name) ??
      (isYesOrNo(name)
        ? `${askCondition(name)} Pass: yes. The same words for everyone; reasons are not asked for.`
        : `${askCondition(name)} Strong: yes, or plain limits. Weak: "anything", then exceptions. Reasons are not asked for.`),
  }),
};

/** The call is held in it. */
const ofEnglish = (name: string): boolean => {
  const languages = listLanguages(name);
  return languages.length === 1 && languages[0] === 'English';
};

const ofTime = /\b(?:years?|months?)\b/i;
const ofDegree = /\b(?:degree|diploma|bachelor|master|associate)\b/i;

/** A degree with years, or one in place of the other, is no sum of time. */
const sayMet = (gate: string): string => {
  const name = gate.replace(atLeast, '');
  return ofDegree.test(name)
    ? `papers, places and dates that meet the whole of ${quote(saySmall(name))}`
    : `${ofTime.test(name) ? 'places and dates that come to' : 'a place and dates that show'} ${saySmall(name)}`;
};
/** "A minimum of" is said by "come to" already. */
const atLeast =
  /^(?:an? )?(?:minimum(?: of)?|at least|no less than) (?=\d|one\b|two\b|three\b|four\b|five\b|six\b|seven\b|eight\b|nine\b|ten\b)/i;
const inSchool =
  /\b(?:enroll?ed|enroll?ment|pursuing|(?:current|final|last)[- ](?:year )?students?|currently (?:studying|attending))\b/i;

/** Whoever still studies holds nothing yet, and a school has no subject. */
function askSchool(name: string): string {
  if (inSchool.test(name))
    return `Which program are you in, at which school, and when do you expect to finish? Strong: ${saySmall(name)}. Weak: no program at present, or one the advertisement does not name.`;
  if (isOfSchool(name))
    return `The job asks for this: ${saySmall(name.replace(/^minimum (?:of )?/i, ''))}. Do you have ${isEqualTo.test(name) || /\bor\b/i.test(name) ? 'one of the two' : 'it, or an equivalent'}? Pass: yes. Grades and years are not asked for.`;
  const isDegree = isDegreeAlone.test(name);
  return `Which ${isDegree ? 'degree' : 'degree, diploma or certificate'} do you hold, and in which subject? Strong: ${saySmall(name)}. Weak: ${isEqualTo.test(name) ? 'neither that nor what the advertisement counts as equal' : 'another level or subject; note it and ask the manager'}.`;
}

/** Where the advertisement itself takes something else as well. */
const isEqualTo =
  /\b(?:equivalen(?:t|ce)|equal|or (?:similar|related|comparable)|in lieu|combination)\b/i;
const isDegreeAlone =
  /^(?!.*\b(?:diploma|certificate|GED|equivalen))(?=.*\b(?:degree|bachelor|master|B\.?[AS]\.?|M\.?[AS]\.?|J\.?D\.?|doctor\w*)(?:\b|\s|$))/i;

/** Several spans of work are asked about in one breath. */
const askYears = (names: readonly string[]): Omit<ScreeningQuestion, 'evidenceSource'> => ({
  purpose: 'Years in the work',
  question: `The job asks for ${joinList(names.map((name) => quote(saySmall(name))))}. For each: where was it, from when to when, and what were you responsible for? Strong: places and dates that cover each. Weak: one without a place, or dates that do not add up.`,
});
const isRecord = /\brecord$|\btransport\w*$/i;
const isHolder =
  /^(?:licen[cs]ed|certified|registered|qualified|eligible|authori[sz]ed)\b|\b(?:certified|licen[cs]ed|registered)(?:\/\S+)?$|^[a-z]{2,6}(?:(?:, | or )[a-z]{2,6}){0,5} qualified\b/i;
/** "Qualified accountant": one of several. */
const isTitle =
  /^(?:(?:fully|newly|part)[- ])?(?:licen[cs]ed|certified|registered|qualified|chartered) (?:[\p{L}-]+ ){0,3}\p{L}+(?:er|or|ist|ian|ant|yor|nurse|midwife)(?: \([^()]{2,60}\))?$/iu;
const isPerson = /^(?:graduate|member|holder) of\b/i;

/** "Ability to obtain a port card": whoever lacks it may still get it. */
const canObtain =
  /^(?:(?:must be |be )?able|(?:the )?ability|eligib(?:le|ility)) to (?:obtain|get|acquire|secure)(?: and (?:maintain|keep|hold))? (?:an? |the )?(.+)$/i;

/** "A port card must be obtained before the first day". */
const toBeObtained =
  /^(\P{P}{3,80}?) (?:must|should|will|has to|have to|can|may) be (?:obtained|acquired|secured|gained|completed|earned)\b *(.*?)\.?$/iu;
/** "Deck safety training": gone through, and nothing that is held or runs out. */
const isCourse =
  /^(?!.*\b(?:licen[cs]e|certificate|card|permit)\b).*\b(?:training|course|apprenticeship)$/i;
/** A whole sentence is no name of a paper. */
const isSentence = /\s(?:must|should|will|shall|has to|have to|is|are)\s/i;

/** A paper that one line of the advertisement couples with something else: asked for one after the other. */
const withAbility =
  /^(.{3,60}\b(?:licen[cs]e|certificate|card|permit)),? and (?:(?:the )?ability|(?:be )?able|willing(?:ness)?) to (.{3,80})$/i;

/** "Do you hold a valid forklift card, and when does it expire?" */
function askPaper(name: string): string {
  const said = saySmall(name);
  const [, obtained] = canObtain.exec(name) ?? [];
  if (obtained !== undefined)
    return `Do you hold ${withArticle(saySmall(obtained))}, or do you know of a reason why you could not get it?`;
  if (isCourse.test(name))
    return `Have you completed ${withArticle(said)}, or how far along are you?`;
  const [, paper, when = ''] = toBeObtained.exec(name) ?? [];
  if (paper !== undefined)
    return `Do you hold ${withArticle(saySmall(paper))}? If not: would you obtain it${when && ` ${when}`}?`;
  const [, held, able] = withAbility.exec(name) ?? [];
  if (held !== undefined && able !== undefined)
    return `Do you hold ${withArticle(saySmall(held))}, and when does it expire? And are you able to ${able}?`;
  if (isSentence.test(name)) return `The posting says: ${quote(name)}. Is that so for you?`;
  if (isPerson.test(name)) return `Are you a ${said}, and can you show the document?`;
  if (isTitle.test(name.split(/ (?:with|in|who|and) /)[0] ?? name))
    return `Are you ${withArticle(lowerFirst(said))}, and can you show it?`;
  if (isHolder.test(name)) return `Are you ${said}, and can you show it?`;
  if (/;| and reliable /.test(name)) return `Do you have ${withArticle(said.replace(/;/g, ','))}?`;
  return (name.split(/ (?:in|of|for|as|from) /)[0] ?? name).endsWith('s')
    ? `Do you hold ${said}, and when does it expire?`
    : `Do you hold ${withArticle(said)}, and when does it expire?`;
}

const lives = /^residen(?:ce|cy) ((?:in|on|within) [^(]+?)(?: \((no [^)]+)\))?$/i;
/** Whose it is, is nobody's concern. */
const isOfUse = /^use of an? (?:car|vehicle)$/i;
const owned = /^(?:own .+|.+ of your own)$/i;
const isYesOrNo = (name: string): boolean =>
  lives.test(name) || owned.test(name) || isOfUse.test(name) || isPlainYes(name);

function askToLive(place: string, without: string | undefined): string {
  if (sinceLong.test(place)) return `Have you lived ${place}?`;
  return `You would have to live ${place}${without === undefined ? '' : `, and there is ${without}`}. Is that so for you?`;
}

const ability = /^(?:be |the )?(?:ability|able|willing(?:ness)?|availab(?:le|ility)) to /i;
const doing = /^\p{L}+ing\b(?!.*\b(?:is|are|will|may)\b)/u;
const going = /^travel\b(?!.*\b(?:is|are|will|may|can)\b)/i;
const times = /^work on (?=(?:\p{L}+ )?(?:evenings|nights|weekends|holidays|shifts)\b)/iu;
const often = / (?:is|are) (often|regularly|frequently|occasionally|sometimes) required\b/i;

/** "Can you work weekends?" where the words allow it, else the condition and a plain question. */
function askCondition(name: string): string {
  const said = saySmall(
    name.replace(often, ' $1').replace(/(?<!\s)\s+(?:is |are )?required\b/i, ''),
  );
  const [, place, without] = lives.exec(said) ?? [];
  if (place !== undefined) return askToLive(place, without);
  if (times.test(said)) return `Can you ${said.replace(times, 'work ')}?`;
  if (isOfUse.test(said)) return `Do you have the ${said} for the work?`;
  if (owned.test(said)) return `Do you have ${said.replace(/^own /i, 'your own ')}?`;
  if (ability.test(said)) return `Can you ${said.replace(ability, '')}?`;
  if (going.test(said)) return `Can you ${said}?`;
  return doing.test(said)
    ? `This job means ${said}. Can you do that?`
    : `This job has a condition: ${said}. Do you meet it?`;
}

/** As it is said in a question: "a class A licence", "two years as a roofer". */
const sayWay = (way: string): string =>
  saySmall(way.replace(/\b(?:OR|AND)\b/g, (word) => word.toLowerCase()));

const isState = /^(?:currently|presently|be|enrolled|employed|licen[cs]ed|registered|certified)\b/i;

/** Open for every way in which the demand can be met: nobody is turned away by the first half of a line. */
function askWays({
  kind,
  ways = [],
  isAll,
  later,
}: Gate): Omit<ScreeningQuestion, 'evidenceSource'> {
  const said = ways.map(sayWay);
  const isOne = said.length === 1;
  const ask = isOne
    ? `Do you hold ${withArticle(said[0] ?? '').replace(/^an? (?=an? |the )/, '')}?`
    : `Which of these ${said.some((way) => isState.test(way)) ? 'is true of you' : 'do you have'}: ${said.map((way, i) => `(${'abcdefgh'.charAt(i)}) ${way}`).join('; ')}?`;
  const time =
    later === undefined
      ? ''
      : ` ${isOne ? 'If not' : isAll ? 'Whatever is missing' : 'If none'}: would you obtain it${later ? ` ${later}` : ''}?`;
  const strong = isAll ? 'all' : isOne ? 'yes' : 'one of them';
  return {
    purpose:
      kind === 'credential' ? 'Papers' : kind === 'education' ? 'Education' : 'Years in the work',
    question: `${ask}${time} Strong: ${strong}, with the paper or the dates${later === undefined ? '' : ', or a plain yes to getting it'}. Weak: ${later === undefined ? (isOne || isAll ? '"something like it"' : 'none of them') : 'neither'}.`,
  };
}

/** Several papers are asked for in one breath. */
const askPapers = (names: readonly string[]): Omit<ScreeningQuestion, 'evidenceSource'> => ({
  purpose: 'Papers',
  question: `Which of these do you hold, and when does each expire: ${joinList(names.map(saySmall))}? Strong: all, with dates, and can show them before the offer. Weak: one missing, or "something like it".`,
});

/** Asked of everyone in the same words, before anything is scored; what is of one kind in one question. */
export function askGates(gates: readonly Gate[], source: Source): ScreeningQuestion[] {
  const isOne =
    (kind: Gate['kind']) =>
    (gate: Gate): boolean =>
      gate.kind === kind && !gate.ways;
  const [papers, years] = [
    gates.filter(
      (gate) =>
        isOne('credential')(gate) &&
        ![
          canObtain.test(gate.name),
          isUnderway(gate.name),
          givesExamples(gate.name),
          isOfProfession(gate.name),
        ].includes(true),
    ),
    gates.filter(isOne('experience')),
  ];
  const body = sayBody(source.brief, gates);
  const together: ScreeningQuestion[] = [
    ...(papers.length > 1
      ? [{ ...askPapers(papers.map(({ name }) => name)), evidenceSource: 'Advertisement' }]
      : []),
    ...(years.length > 1
      ? [{ ...askYears(years.map(({ name }) => name)), evidenceSource: 'Advertisement' }]
      : []),
  ];
  const others = gates.filter(
    (gate) =>
      gate.kind !== 'body' &&
      !(papers.length > 1 && papers.includes(gate)) &&
      !(years.length > 1 && years.includes(gate)),
  );
  const askOne = (gate: Gate): ScreeningQuestion => ({
    ...(gate.ways ? askWays(gate) : asked[gate.kind](gate.name)),
    evidenceSource:
      gate.law && !gate.law.isNamed
        ? gate.law.said == null
          ? 'Required by law; not in the advertisement'
          : 'Required by law; the advertisement puts it in other words'
        : sayWhere(findFact(source, gate.name)?.source),
  });
  // What is looked into after the offer can wait longest.
  return [
    ...together,
    ...others.filter(({ kind }) => kind !== 'check').map(askOne),
    ...(body === '' ? [] : [{ ...asked.body(body), evidenceSource: 'Advertisement' }]),
    ...others.filter(({ kind }) => kind === 'check').map(askOne),
  ];
}

const mostTerms = 2;

/** The terms that decide by themselves, asked of everyone before anything else is. */
export const askTerms = ({ brief }: Source): ScreeningQuestion[] =>
  listDecidingTerms(brief)
    .slice(0, mostTerms)
    .map(({ screening }) => ({ ...screening, evidenceSource: 'Advertisement' }));

/** Programs of every office are asked about as a plain yes, and weigh nothing. */
export function askPrograms({ brief }: Source): ScreeningQuestion[] {
  const programs = listOfficePrograms(listMusts(brief));
  return programs.length === 0
    ? []
    : [
        {
          purpose: 'Programs',
          question: `The job uses ${joinList(programs)}. Have you worked with ${programs.length > 1 ? 'them' : 'it'}, and for what? Pass: yes; not scored.`,
          evidenceSource: 'Advertisement',
        },
      ];
}

/** Said, not asked: what people earn today is nobody's business. */
export const askPay = (
  { sentences }: Pick<Plan, 'sentences'>,
  { brief }: Source,
): ScreeningQuestion[] =>
  // The form of the pay is asked about with the terms.
  sayFormOfPay(brief) !== null
    ? []
    : sentences.pay
      ? [
          {
            purpose: 'Pay',
            question: `${sentences.pay} Would that work for you, and what would you need to know first? Noted, not scored. Never ask what they earn now.`,
            evidenceSource: sayWhere(brief.pay?.source),
          },
        ]
      : [
          {
            purpose: 'Pay',
            question:
              'The pay for this job is [range: settle it with the manager first]. Would that work for you? Noted, not scored. Never ask what they earn now.',
            evidenceSource: 'Not in the advertisement',
          },
        ];
