import { hasOffHours } from '#market/difficulty/off-hours.ts';
import type { Drawer } from '#knowledge/drawer.ts';
import type { Brief, Fact } from '#shared/brief.ts';
import { capitalize } from '#writing/casing.ts';
import { joinList } from '#writing/list.ts';
import { sayAdjustmentAsIn } from '../../hiring-steps/adjustment.ts';
import { listFacts, notice, ownWords } from '../../wording/own-words.ts';
import { canBeQuoted } from '../../wording/speakable/speakable.ts';
import { weighDemand } from '../../demands/requirements.ts';
import type { Source } from '../../source.ts';
import type { Gate } from '../criterion.ts';
import { toComposite } from './composite-gates.ts';
import { putConditions } from './condition-gates.ts';
import { mergeChecks, nameHome } from './criminal-check.ts';
import { listForced } from './forced-gates.ts';
import { listLawful } from './law.ts';
import { sayGrade } from './language-grade.ts';
import { listLanguages, nameGate, sayCountry } from './name-gate.ts';
import { findNation } from './nation.ts';
import { listPapers } from './paper-gates.ts';
import { isToGet } from './paper-state.ts';
import { dropSameSchool, findSchooling, isSchoolingFirst, isSchoolPaper } from './schooling.ts';
import { listSortedConditions } from './sorted-conditions.ts';
import { madeAfterOffer, toGate } from './to-gate.ts';
import { cutGate, inFull } from './ways.ts';
import { isNewSpan, partYears } from '../evidence/spans-of-work.ts';
import { asksForYears, countYears } from './years.ts';

const most = 12;
const mostOfKind = {
  composite: 3,
  education: 2,
  experience: 2,
  authorization: 2,
  condition: 2,
  check: 2,
  body: 1,
};

/** What is learned or done after the offer rules nobody out before it. */
const later =
  /\bwill be (?:expected|required|asked|trained) to (?:undertake|complete)|\bwithin (?:\d+|one|two|three|six|twelve) (?:days|weeks|months|years?) of (?:hire|hiring|employment|joining)\b|upon employment|after (?:hire|joining)|we (?:will )?(?:provide|offer|train)|\((?:is |will be |can be )?(?:provided|paid|covered|offered) by (?!law|the (?:applicant|candidate))[^()]{2,40}\)/i;
const aboutAuthorization =
  /visa|sponsor|right to work|authori[sz]|eligib\w* to work|entitle\w* to (?:live and )?work|legally|background|drug|criminal|clearance|vetting|permit|citizen|screening/i;
/** Told of as an activity: no paper to be shown. */
const noPaper = /in progress|\bregularly\b|\bfrequently\b|\boccasionally\b/i;
/** What is not asked for, or of some people only, rules nobody out; nor do papers that may be shown for one another. */
const notAsked =
  /\b(?:not|no(?:t be)?|never|isn't)\s+(?:\w+\s+)?(?:required|necessary|needed|essential)\b|\bnot an? (?:\w+ )?(?:requirement|must|prerequisite)\b|(?:^|: )if (?:you|a|an|the)\b|\bnotified of\b|^I (?:do|have|am)\b|\bno (?:[\w-]+ ){0,4}(?:licen[cs]e|certificate|certification|degree) (?:is )?(?:needed|required|necessary)\b|^(?:this|these|it) (?:could|can|may|might) include\b/i;
const torso = /^(?:from|of|in|with|for|by|to|and|or|at(?! least\b)|on|under)\b/i;

/** Shifts on offer are a choice, and no demand. */
const onOffer =
  /\bno weekends?\b|\b(?:roles?|positions?|shifts?|hours|vacancies|jobs?|openings|opportunit\w+) (?:are |is )?(?:also )?available\b|\bavailable (?:roles|shifts|positions)\b|\bavailable (?:in|on) (?:our|the|both|either)\b|\bopportunity for\b/i;

/** "Our drivers work in the daytime; we also hear from whoever likes evenings": told of the house. */
const ofHouse =
  /^(?:our|we|we['’](?:re|ve)|the (?:company|firm|client))\b(?!.{0,60}\b(?:require|need you|expect (?:you|all|everyone)|must))/i;

/** Evenings, weekends, nights and days away that people must be able to work. */
const isDemandOnTime = (text: string): boolean =>
  !onOffer.test(text) &&
  !ofHouse.test(text) &&
  (/\baway from home\b/i.test(text) ||
    (hasOffHours(text) &&
      /\b(?:availab|must|requir|able to work|need(?:ed)? to work|expected|flexib|will (?:be|include|involve))/i.test(
        text,
      )));

/** "The ideal candidate has run a kiln": a picture of somebody, and no line that everybody else fails at. */
const isPortrait = ({ source }: Fact): boolean =>
  source.from === 'job' &&
  /^\W{0,3}(?:(?:the|our|an|your) )?ideal (?:candidate|applicant|person|hire)s?\b(?!.*\b(?:must|required|minimum|at least)\b)/i.test(
    source.quote,
  );

const isMust = (fact: Fact): boolean => weighDemand(fact) === 'must' && !isPortrait(fact);

type Musts = (kind: Fact['kind']) => Fact[];

/** What the job itself demands beside papers: schooling, time in the work, rights and conditions. */
function listDemanded(brief: Brief, must: Musts, papers: readonly Gate[]): Gate[] {
  const composites = [
    ...must('education'),
    ...must('experience'),
    ...must('tool'),
    ...must('skill'),
  ]
    .flatMap((fact) => toComposite(fact) ?? [])
    .slice(0, mostOfKind.composite);
  const told = new Set(composites.flatMap(({ factIds = [] }) => factIds));
  const plain = (kind: Fact['kind']): Fact[] => must(kind).filter(({ id }) => !told.has(id));
  const found = [
    ...composites,
    ...listSchooling(brief, [
      ...plain('education'),
      ...plain('skill').filter(({ text }) => isSchoolPaper.test(text)),
    ]),
    ...listYears([
      ...plain('experience'),
      ...plain('tool'),
      ...plain('skill'),
      ...plain('education'),
    ]),
    ...listForced([...plain('skill'), ...plain('tool'), ...plain('experience')]),
    ...listSpoken(brief),
    ...listAuthorizations(brief, must('authorization')),
    ...listFacts(brief, { kinds: ['other', 'process', 'skill'], importance: ['must'] })
      .filter(({ text }) => madeAfterOffer.test(text) || /\bchecks\b.*\bemployment\b/i.test(text))
      .slice(0, 1)
      .map((fact) => toGate('authorization', nameCheckLine(fact), fact))
      .map((gate) => ({ ...gate, name: capitalize(gate.name) })),
    ...listConditions(brief),
  ].filter(({ name }) => canBeQuoted(name));
  const conditions = listSortedConditions(brief, isMust, [...papers, ...found]);
  return [...found, ...conditions.filter(({ name }) => canBeQuoted(name))];
}

/** What rules a person out whatever else they bring: what the job itself demands, and the law of its title. */
export function listGates({ brief }: Source, drawer: Pick<Drawer, 'by_law'>): Gate[] {
  const must: Musts = (kind) => listFacts(brief, { kinds: [kind] }).filter(isMust);
  const papers = listPapers(brief, must);
  const demanded = listDemanded(brief, must, papers);
  const lawful = listLawful(brief, drawer, [...papers, ...demanded]);
  const nation = findNation(brief);
  const found = mergeChecks(
    [
      ...lawful.filter(({ kind }) => kind === 'credential'),
      ...papers,
      ...demanded.filter(({ kind }) => kind !== 'check' && kind !== 'condition'),
      ...lawful.filter(({ kind }) => kind === 'check'),
      ...demanded.filter(({ kind }) => kind === 'check' || kind === 'condition'),
    ],
    nation,
  );
  const gates = dropSameSchool(putConditions(found, brief));
  const seen = new Set<string>();
  return gates
    .map((gate) => ({
      ...gate,
      howChecked: sayAdjustmentAsIn(gate.howChecked, brief.place?.country ?? null),
      name: gate.ways ? gate.name : nameHome(nameShort(gate.name), nation),
    }))
    .filter(
      ({ name, kind }, _, all) =>
        !all.some(
          (other) =>
            other.kind === kind &&
            other.name.length > name.length &&
            (other.name.toLowerCase().includes(name.toLowerCase()) ||
              (kind === 'credential' && name === initialsOf(other.name))),
        ),
    )
    .filter(({ name, kind, later: time }) => {
      const key = name.toLowerCase();
      return (
        (kind === 'check' || time !== undefined || isToGet(name) || !later.test(name)) &&
        !notAsked.test(name) &&
        !/disabilit/i.test(name) &&
        !torso.test(name) &&
        (kind === 'language' || !noPaper.test(name)) &&
        isWhole(name) &&
        !seen.has(key) &&
        seen.add(key)
      );
    })
    .slice(0, most);
}

const initialsOf = (name: string): string => (name.match(/\b\p{Lu}/gu) ?? []).join('');

/** Schools and degrees, each with the way out that a line of its own gives to all of them. */
function listSchooling(brief: Brief, facts: readonly Fact[]): Gate[] {
  const isOpen = brief.facts.some(opensAll);
  return facts
    .flatMap((fact) => splitParts(fact).map((text) => ({ fact, text: findSchooling(text) })))
    .filter(({ text }) => isSchoolingFirst(text))
    .slice(0, mostOfKind.education)
    .map(({ fact, text }) => {
      const name = nameGate(text);
      const isClosed = isOpen && !/\bequivalent|\bor\b.*\bexperience\b/i.test(name);
      return toGate('education', isClosed ? `${name}${orEqual}` : name, fact);
    });
}

/** "Previous experience in a sawmill": demanded, though nobody says for how long. */
const ofWork =
  /^(?:previous|prior) (?:[\p{L}/-]+ ){0,3}experience\b|^(?:[\p{L}/-]+ ){0,3}experience (?:of )?working (?:in|as)\b|^(?:to )?have worked (?:in|as)\b|\bexperience\b.{0,60}\b(?:is|are) (?:essential|required|a must)\b/iu;
const shortOfWork = 16;

function listYears(facts: readonly Fact[]): Gate[] {
  const years = listTimed(facts);
  if (years.length > 0) return years;
  return facts
    .filter(({ kind, text }) => kind === 'experience' && ofWork.test(text))
    .filter(({ text }) => text.split(/\s+/).length <= shortOfWork)
    .slice(0, 1)
    .map((fact) => toGate('experience', nameGate(ownWords(fact).replace(/^to have /i, '')), fact));
}

const listTimed = (facts: readonly Fact[]): Gate[] =>
  facts
    .filter(asksForYears)
    .filter(isNoPartOfAnother)
    .flatMap((fact) => splitParts(fact).map((text) => ({ fact, text })))
    .filter(({ fact, text }) => asksForYears({ ...fact, text }) && countYears(text) > 0)
    .map(({ fact, text }) => toGate('experience', nameGate(partYears(text)), fact))
    .filter(isNewSpan)
    .slice(0, mostOfKind.experience);

/** "Any equivalent combination of education and experience" behind a list says so of all of it. */
const openToAll =
  /(?:^|[.\n•·*] ?)(?:or )?(?:an?|any) (?:(?:equivalent|acceptable|other|suitable) )?combination of (?:\w+ )?(?:education|training|experience|work)\b|\bexperience may be (?:substituted|considered)|\bsubstituted for (?:the )?(?:education|degree)|\bin lieu of (?:the |a )?degree/i;
/** Within a demand it is said of that one alone: only a sentence of its own opens the others. */
const opensAll = ({ text, source }: Fact): boolean =>
  openToAll.test(source.from === 'job' ? source.quote : text);
const orEqual = ' (or an equivalent combination)';

/** "This role requires the successful candidate to complete a check": the check. */
const nameCheckLine = (fact: Fact): string =>
  ownWords(fact)
    .replace(/^please note\s+/i, '')
    .replace(
      /^(?:this (?:role|job|position) requires )?(?:the |all )?(?:successful|selected|chosen) (?:candidates?|applicants?) (?:(?:to|will|must|shall) )?(?:(?:be )?(?:required|asked|expected|have|need) to )?(?:complete|undergo|undertake|pass)\s+(?:an? )?/i,
      '',
    )
    .replace(
      /^(?:we will (?:invite|ask|require) (?:you|candidates)|you(?:['’]ll| will)(?: be (?:asked|required|invited|expected)| need| have)?) to (?:complete|undergo|undertake|pass|have) (?:an? )?/i,
      '',
    )
    .replace(/,? which (?:will )?(?:cover|include)s?\b.*$/i, '')
    .replace(/^the /i, '');

const equal = /\b(?:any|an) equivalent combination\b/i;

const longest = 40;

/** An endless line ends where a clause ends, and says that it goes on. */
function nameShort(name: string): string {
  const cut = cutGate(name, longest);
  return name.startsWith(cut) && cut !== name ? `${cut}${inFull}` : cut;
}

/** "Diploma; supplemented by three years of experience; or any equivalent combination": two demands, each with its way out. */
function splitParts(fact: Fact): string[] {
  const own = ownWords(fact);
  const parts = own.split(/;\s+|,?\s+(?:supplemented by|along with|together with)\s+/i);
  const kept = parts
    .map((part) => part.replace(/^(?:and|plus|with|supplemented by)\s+/i, ''))
    .filter((part) => !equal.test(part) && part.length > 3);
  if (kept.length < 2) return [own];
  return kept.map((part) => capitalize(equal.test(own) ? `${part}${orEqual}` : part));
}

/** Half of "training or two years" again: by itself it would be asked of everyone. */
const isNoPartOfAnother = ({ text, id }: Fact, _: number, all: readonly Fact[]): boolean =>
  !all.some(
    (other) =>
      other.id !== id &&
      other.text.length > text.length &&
      other.text.toLowerCase().includes(text.toLowerCase()),
  );

const speaks =
  /\b(?:knowledge of|speak\w*|fluen\w+|bilingual|understand\w*|hear\w*|read\w*|writ\w+|communicat\w+|command|proficien\w+|spoken|verbal|oral|native|c1|b2|language)/i;

/** "A command of English grammar": how well somebody writes is seen in their work. */
const ofWriting = /\b(?:grammar|vocabulary|spelling|punctuation)\b/i;

const ofFluent = /\bfluen(?:t|tly|cy)\b|\bbilingual\b|\bnative\b/i;

/** "English or (where needed) Frisian": one of them is enough. */
const isEitherTongue = (text: string, languages: readonly string[]): boolean =>
  languages.some((name) => new RegExp(`\\bor (?:\\([^()]{1,40}\\) )?${name}\\b`, 'i').test(text));

/** Spoken languages by their names, once; a glued line still says which. */
function listSpoken(brief: Brief): Gate[] {
  const facts = listFacts(brief, { kinds: ['language', 'skill', 'other'] }).filter(
    (fact) =>
      weighDemand(fact) === 'must' &&
      speaks.test(fact.text) &&
      listLanguages(fact.text).length > 0 &&
      !ofWriting.test(fact.text) &&
      !/\b(?:welcome|appl(?:y|ications?)|encourag\w+|either|not required)\b/i.test(fact.text),
  );
  const languages = [...new Set(facts.flatMap(({ text }) => listLanguages(text)))];
  const [only] = facts;
  if (!only) return [];
  const own = ownWords(only);
  const isPlain =
    facts.length === 1 &&
    own.split(/\s+/).length <= 10 &&
    !/\bcommunication skills\b/i.test(own) &&
    !noPaper.test(own) &&
    isWhole(own);
  // How well they are spoken is half of the demand.
  const level = facts.every(({ text }) => ofFluent.test(text)) ? 'Fluent ' : '';
  const joint = facts.some(({ text }) => isEitherTongue(text, languages)) ? 'or' : 'and';
  const named = joinList(
    languages.map((name) => `${name}${sayGrade(facts, name)}`),
    joint,
  );
  return [toGate('language', isPlain ? nameGate(own) : `${level}${named}`, ...facts)];
}

const ofSponsorship = /\b(?:visas?|sponsor\w*)\b/i;
const ofRightToWork =
  /\bright to work\b|\b(?:authori[sz]ed|eligib\w+|entitle(?:d|ment)|legal(?:ly)?)\b.{0,30}\bwork\b|\bwork (?:permit|authori[sz]ation)\b/i;

/** Notices on visas and the right to work are one question; checks and clearances keep their names. */
function listAuthorizations(brief: Brief, musts: readonly Fact[]): Gate[] {
  const found = musts.filter(
    ({ text }) => aboutAuthorization.test(text) && !/relocation/i.test(text),
  );
  const { country } = brief.place;
  const rights = found.filter(
    ({ text }) =>
      (ofSponsorship.test(text) || ofRightToWork.test(text)) && !madeAfterOffer.test(text),
  );
  const isUnsponsored =
    rights.some(({ text }) => refusesSponsorship.test(text)) &&
    // "unless you have held one since June": for some it may be given.
    !rights.some(({ text }) => exceptSome.test(text));
  const right = rights.every(({ text }) => givesSponsorship.test(text))
    ? []
    : [
        toGate(
          'authorization',
          `Right to work in ${sayCountry(country)}${isUnsponsored ? ' without visa sponsorship' : ''}`,
          ...rights,
        ),
      ];
  const others = found
    .filter((fact) => !rights.includes(fact))
    .slice(0, mostOfKind.authorization)
    .map((fact) => toGate('authorization', nameGate(ownWords(fact)), fact));
  return [...right, ...others];
}

const refusesSponsorship =
  /\b(?:unable|not|no|cannot|can't|without|don't|never)\b.{0,60}\b(?:sponsor\w*|visas?)\b|\bsponsor\w*\b.{0,30}\b(?:not|unavailable)\b/i;
const exceptSome = /\b(?:sponsor\w*|visas?)\b.{0,60}\b(?:unless|except)\b/i;
const givesSponsorship =
  /\b(?:we|can|will|do) (?:offer|provide|sponsor|consider)\b.{0,30}\b(?:sponsor\w*|visas?)\b/i;

function listConditions(brief: Brief): Gate[] {
  const times = [
    // What may be had, as "night roles available", is read as no must.
    ...listFacts(brief, { kinds: ['schedule'], importance: ['must'] }).filter(({ text }) =>
      isDemandOnTime(text),
    ),
    ...listFacts(brief, { kinds: ['travel'], importance: ['must'] }).filter(({ text }) =>
      asksTravel.test(text),
    ),
  ].filter(
    ({ text }) =>
      !perhaps.test(text) &&
      !ofHouse.test(text) &&
      !/^(?:an? )?(?:bit|lots?|plenty) of\b/i.test(text),
  );
  const told = brief.dealBreakers
    .map(({ text }) => text.replace(notice, ''))
    .filter((text) => !ofSponsorship.test(text) && !ofRightToWork.test(text))
    .map((text) => toGate('condition', nameGate(text)));
  return [
    ...times
      .slice(0, mostOfKind.condition)
      .map((fact) => toGate('condition', nameGate(ownWords(fact)), fact)),
    ...told,
  ];
}

/** A journey that somebody has to make, and no word on an industry or its guests. */
const asksTravel =
  /\d ?%|\b\d+ (?:days|nights|trips|weeks|times|hours)\b|\blicen[cs]e\b|\b(?:must|willing\w*|able|abilit\w+|availab\w+|requir\w+|prepared|expected|need(?:ed|s)?|necessary|anticipate\w*|involves?|includes?|overnight|away|frequent\w*|occasional\w*|regular\w*|some|extensive|domestic\w*|international\w*|regional\w*|national\w*|between|eligib\w+|flexib\w+|comfortable|open to)\b|^(?:business |own |daily |local )?travel\b|\breise|d\u00e9placement/i;

/** What may or may not come up rules nobody out. */
const perhaps =
  /\b(?:may|might|could) (?:also |sometimes |occasionally )?(?:be|need|have|include|involve)\b|^(?!.*(?:\d|\b(?:must|willing\w*|able|ability|daily|weekly|monthly|quarterly|regular\w*|frequent\w*|overnight)\b)).*\b(?:as|if|when|where) (?:and when )?(?:needed|required|necessary)\b|\bideally\b|^occasional(?!.*\b(?:must|requir\w+|willing\w*|able|ability|expected)\b)/i;

/** What only some states want and the text does not name is asked about before it turns anybody away. */
const inSomePlaces = /\b(?:most|nearly|half|some|regulated)\b/;

export const isUnsure = ({ law }: Gate): boolean =>
  law !== undefined && !law.isNamed && inSomePlaces.test(law.where);

/** The gates of a job, and apart from them what is still to be confirmed. */
export function splitGates(source: Source, drawer: Drawer): { sure: Gate[]; unsure: Gate[] } {
  const all = listGates(source, drawer);
  return { sure: all.filter((gate) => !isUnsure(gate)), unsure: all.filter(isUnsure) };
}

/** What nobody is hired without, before or after the offer; what the body can do is asked and never judged. */
export const isMandatory = ({ kind }: Gate): boolean => kind !== 'body';

/** Whether somebody can be refused for it before the offer: a check comes after it. */
export const rulesOut = ({ kind }: Gate): boolean => kind !== 'check' && kind !== 'body';

const isWhole = (name: string): boolean => name.split('(').length === name.split(')').length;
