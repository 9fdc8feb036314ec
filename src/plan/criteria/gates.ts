import { hasOffHours } from '#market/difficulty/off-hours.ts';
import type { Drawer } from '#knowledge/drawer.ts';
import type { Brief, Fact } from '#shared/brief.ts';
import { capitalize } from '#writing/casing.ts';
import { joinList } from '#writing/list.ts';
import { cutClause } from '#writing/shorten.ts';
import { listFacts, notice, ownWords } from '../own-words.ts';
import { namesNone, weighDemand } from '../requirements.ts';
import type { Source } from '../source.ts';
import type { Gate } from './criterion.ts';
import { checks } from './gate-checks.ts';
import { putConditions } from './condition-gates.ts';
import { mergeChecks } from './criminal-check.ts';
import { listLawful } from './law.ts';
import { isPaper } from './is-paper.ts';
import { listLanguages, nameGate, sayCountry } from './name-gate.ts';
import { findNation } from './nation.ts';
import { findSchooling, isSchoolingFirst, isSchoolPaper } from './schooling.ts';
import { asksForYears } from './years.ts';

const most = 12;
const mostOfKind = {
  education: 2,
  experience: 2,
  authorization: 2,
  condition: 2,
  check: 2,
  body: 1,
};

/** Nobody brings these along: they are made once somebody has been chosen. */
const madeAfterOffer =
  /\b(?:background (?:checks?|screen\w*|investigation)|drug|criminal|DBS|PVG|Access ?NI|vetting|(?:security|police|customs|criminal record)\b.{0,30}\bclearances?|clearance process|(?:successful|selected|chosen) (?:candidates?|applicants?)\b.{0,40}\b(?:under(?:go|take)|pass|complete)|credit check|reference checks?|pre-?employment|screening(?! (?:call|interview|questions?))|(?:identity|security|employment)\b.{0,20}\bchecks)\b/i;
const bodily =
  /\b(?:medical(?:ly)?|physical(?:ly)?|fitness|(?:good|occupational) health|health (?:check|exam\w*|screening)|vaccinat\w+|immuni[sz]\w+|lift|carry|stand(?:ing)? for|pounds|lbs|kneel|climb|eyesight|vision|stamina)\b/i;

function toGate(given: Gate['kind'], name: string, ...facts: readonly Fact[]): Gate {
  const isOwn = given === 'authorization' || given === 'credential' || given === 'condition';
  const kind =
    isOwn && /\b(?:medical|fitness|eyesight|health screening)\b/i.test(name)
      ? 'body'
      : isOwn && madeAfterOffer.test(name)
        ? 'check'
        : given === 'condition' && bodily.test(name)
          ? 'body'
          : given;
  return { name, kind, ...checks[kind], factIds: facts.map(({ id }) => id) };
}

/** What is learned or done after the offer rules nobody out before it. */
const later =
  /\bwill be (?:expected|required|asked|trained) to (?:undertake|complete)|\bwithin (?:\d+|one|two|three|six|twelve) (?:days|weeks|months|years?) of (?:hire|hiring|employment|joining)\b|upon employment|after (?:hire|joining)|we (?:will )?(?:provide|offer|train)/i;
const aboutAuthorization =
  /visa|sponsor|right to work|authori[sz]|eligib\w* to work|legally|background|drug|criminal|clearance|vetting|permit|citizen|screening/i;
/** Told of as an activity: no paper to be shown. */
const noPaper = /in progress|\bregularly\b|\bfrequently\b|\boccasionally\b/i;
/** What is not asked for rules nobody out. */
const notAsked =
  /\b(?:not|no(?:t be)?|never|isn't)\s+(?:\w+\s+)?(?:required|necessary|needed|essential)\b/i;
const torso = /^(?:from|of|in|with|for|by|to|and|or|at(?! least)|on|under)\b/i;

/** Shifts on offer are a choice, and no demand. */
const onOffer =
  /\b(?:roles?|positions?|shifts?|hours|vacancies|jobs?|openings|opportunit\w+) (?:are |is )?(?:also )?available\b|\bavailable (?:roles|shifts|positions)\b|\bopportunity for\b/i;

/** Evenings, weekends, nights and days away that people must be able to work. */
const isDemandOnTime = (text: string): boolean =>
  !onOffer.test(text) &&
  (/\baway from home\b/i.test(text) ||
    (hasOffHours(text) &&
      /\b(?:availab|must|requir|able to work|need(?:ed)? to work|expected|flexib|will (?:be|include|involve))/i.test(
        text,
      )));

/** "Hold a state electrician certification", wherever it stands. */
const isHeld = ({ text }: Fact): boolean =>
  /^(?:must )?(?:hold|holds|possess|possesses|have|maintain|maintains) (?:an? |the )?(?:\S+ ){0,5}(?:licen[cs]e|certificat(?:e|ion)|registration|card|permit)\b/i.test(
    text,
  );

/** What rules a person out whatever else they bring: what the job itself demands, and the law of its title. */
export function listGates({ brief }: Source, drawer: Pick<Drawer, 'by_law'>): Gate[] {
  const must = (kind: Fact['kind']): Fact[] =>
    listFacts(brief, { kinds: [kind] }).filter((fact) => weighDemand(fact) === 'must');
  const papers = listPapers(brief, must);
  const demanded = [
    ...[...must('education'), ...must('skill').filter(({ text }) => isSchoolPaper.test(text))]
      .flatMap((fact) => splitParts(fact).map((text) => ({ fact, text })))
      .map(({ fact, text }) => ({ fact, text: findSchooling(text) }))
      .filter(({ text }) => isSchoolingFirst(text))
      .slice(0, mostOfKind.education)
      .map(({ fact, text }) => toGate('education', nameGate(text), fact)),
    ...[...must('experience'), ...must('tool'), ...must('skill'), ...must('education')]
      .filter(asksForYears)
      .filter(isNoPartOfAnother)
      .flatMap((fact) => splitParts(fact).map((text) => ({ fact, text })))
      .filter(({ fact, text }) => asksForYears({ ...fact, text }))
      .slice(0, mostOfKind.experience)
      .map(({ fact, text }) => toGate('experience', nameGate(text), fact)),
    ...listSpoken(brief),
    ...listAuthorizations(brief, must('authorization')),
    ...listFacts(brief, { kinds: ['other', 'process', 'skill'], importance: ['must'] })
      .filter(({ text }) => madeAfterOffer.test(text) || /\bchecks\b.*\bemployment\b/i.test(text))
      .slice(0, 1)
      .map((fact) => toGate('authorization', nameCheckLine(fact), fact))
      .map((gate) => ({ ...gate, name: capitalize(gate.name) })),
    ...listConditions(brief),
  ];
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
  const gates = putConditions(found, brief);
  const seen = new Set<string>();
  return gates
    .map((gate) => ({ ...gate, name: cutGate(gate.name) }))
    .filter(
      ({ name, kind }, _, all) =>
        !all.some(
          (other) =>
            other.kind === kind &&
            other.name.length > name.length &&
            other.name.toLowerCase().includes(name.toLowerCase()),
        ),
    )
    .filter(({ name, kind }) => {
      const key = name.toLowerCase();
      return (
        (kind === 'check' || !later.test(name)) &&
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

/** "This role requires the successful candidate to complete a check": the check. */
const nameCheckLine = (fact: Fact): string =>
  ownWords(fact)
    .replace(/^please note\s+/i, '')
    .replace(
      /^(?:this (?:role|job|position) requires )?(?:the |all )?(?:successful|selected|chosen) (?:candidates?|applicants?) (?:(?:to|will|must|shall) )?(?:(?:be )?(?:required|asked|expected|have|need) to )?(?:complete|undergo|undertake|pass)\s+(?:an? )?/i,
      '',
    );

const equal = /\b(?:any|an) equivalent combination\b/i;

const longest = 26;

/** A long line ends where a clause ends; a way out that stood behind it is named. */
function cutGate(name: string): string {
  const cut = cutClause(name, longest);
  const rest = name.slice(cut.length);
  return /\b(?:or|equivalent)\b/i.test(rest)
    ? `${cut} (or what the advertisement counts as equal)`
    : cut;
}

/** "Diploma; supplemented by three years of experience; or any equivalent combination": two demands, each with its way out. */
function splitParts(fact: Fact): string[] {
  const own = ownWords(fact);
  const parts = own.split(/;\s+|,?\s+(?:supplemented by|along with|together with)\s+/i);
  const kept = parts
    .map((part) => part.replace(/^(?:and|plus|with|supplemented by)\s+/i, ''))
    .filter((part) => !equal.test(part) && part.length > 3);
  if (kept.length < 2) return [own];
  return kept.map((part) =>
    capitalize(equal.test(own) ? `${part} (or an equivalent combination)` : part),
  );
}

/** Half of "training or two years" again: by itself it would be asked of everyone. */
const isNoPartOfAnother = ({ text, id }: Fact, _: number, all: readonly Fact[]): boolean =>
  !all.some(
    (other) =>
      other.id !== id &&
      other.text.length > text.length &&
      other.text.toLowerCase().includes(text.toLowerCase()),
  );

/** Licences and cards, each by the fullest name the job gives it. */
function listPapers(brief: Brief, must: (kind: Fact['kind']) => Fact[]): Gate[] {
  const held = listFacts(brief, { kinds: ['duty', 'other'] }).filter(isHeld);
  const lines = [
    ...must('licence'),
    ...must('skill').filter(({ text }) => isPaper(text)),
    ...held,
  ].map((fact) => ({ name: namePaper(brief, fact), facts: [fact] }));
  const named = brief.credentials
    .map(({ text }) => text)
    .filter(isDemandedIn(brief))
    .map((name) => ({ name: nameGate(name), facts: [] as Fact[] }));
  return (
    [...lines, ...named]
      .filter(({ name }) => !namesNone.test(name))
      // A paper by its own name before people who hold it.
      .toSorted((a, b) => Number(isPeople.test(a.name)) - Number(isPeople.test(b.name)))
      .filter(isNew())
      // What nearly everybody has comes last.
      .toSorted((a, b) => Number(isCommon.test(a.name)) - Number(isCommon.test(b.name)))
      .map(({ name, facts }) => toGate('credential', name, ...facts))
  );
}

const fewWords = 14;

/** In a line that says much else, the paper goes by the name that was read in it. */
function namePaper({ credentials }: Brief, fact: Fact): string {
  const own = nameGate(ownWords(fact));
  if ((own.split(/\s+/).length <= fewWords && !own.includes(';')) || /\bor\b/i.test(own))
    return own;
  const named = credentials.find(({ text }) =>
    fact.text.toLowerCase().replaceAll('’', "'").includes(text.toLowerCase().replaceAll('’', "'")),
  );
  return named ? nameGate(named.text) : own;
}

const isCommon = /\bdriv(?:er|ing)\S* licen[cs]e\b/i;

/** "Licensed electricians" are people. */
const isPeople = /^(?:licen[cs]ed|certified|registered|qualified) (?!to\b|in\b|as\b|by\b).*s$/i;

const speaks =
  /\b(?:speak\w*|fluen\w+|bilingual|understand\w*|hear\w*|read\w*|writ\w+|communicat\w+|command|proficien\w+|spoken|verbal|oral|native|c1|b2|language)/i;

/** Spoken languages by their names, once; a glued line still says which. */
function listSpoken(brief: Brief): Gate[] {
  const facts = listFacts(brief, { kinds: ['language', 'skill', 'other'] }).filter(
    (fact) =>
      weighDemand(fact) === 'must' &&
      speaks.test(fact.text) &&
      listLanguages(fact.text).length > 0 &&
      !/\b(?:welcome|appl(?:y|ications?)|encourag\w+|either|not required)\b/i.test(fact.text),
  );
  const languages = [...new Set(facts.flatMap(({ text }) => listLanguages(text)))];
  const [only] = facts;
  if (!only) return [];
  const own = ownWords(only);
  const isPlain =
    facts.length === 1 && own.split(/\s+/).length <= 10 && !noPaper.test(own) && isWhole(own);
  return [toGate('language', isPlain ? nameGate(own) : joinList(languages), ...facts)];
}

const ofSponsorship = /\b(?:visas?|sponsor\w*)\b/i;
const ofRightToWork =
  /\bright to work\b|\b(?:authori[sz]ed|eligib\w+|entitled|legal(?:ly)?)\b.{0,30}\bwork\b|\bwork (?:permit|authori[sz]ation)\b/i;

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
  const isUnsponsored = rights.some(({ text }) => refusesSponsorship.test(text));
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
const givesSponsorship =
  /\b(?:we|can|will|do) (?:offer|provide|sponsor|consider)\b.{0,30}\b(?:sponsor\w*|visas?)\b/i;

function listConditions(brief: Brief): Gate[] {
  const times = [
    // What may be had, as "night roles available", is read as no must.
    ...listFacts(brief, { kinds: ['schedule'], importance: ['must'] }).filter(({ text }) =>
      isDemandOnTime(text),
    ),
    ...listFacts(brief, { kinds: ['travel'], importance: ['must'] }),
  ].filter(({ text }) => !perhaps.test(text) && !/^(?:an? )?(?:bit|lots?|plenty) of\b/i.test(text));
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

/** What may or may not come up rules nobody out. */
const perhaps =
  /\b(?:may|might|could) (?:also |sometimes |occasionally )?(?:be|need|have|include|involve)\b/i;

/** A paper is demanded where the line that names it demands it, and not where it is a wish or comes after the offer. */
function isDemandedIn({ facts }: Brief): (name: string) => boolean {
  return (name) => {
    const words = name.toLowerCase().match(/[\p{L}\p{N}]{2,}/gu) ?? [];
    const lines = facts.filter(({ text, source }) => {
      const line = `${text}\n${source.from === 'job' ? source.quote : ''}`.toLowerCase();
      const said = new Set(line.match(/[\p{L}\p{N}]{2,}/gu) ?? []);
      return words.every((word) => said.has(word));
    });
    return (
      lines.length === 0 ||
      lines.some(
        (fact) =>
          (fact.kind !== 'duty' || isHeld(fact)) &&
          fact.kind !== 'benefit' &&
          weighDemand(fact) === 'must' &&
          !madeAfterOffer.test(fact.text),
      )
    );
  };
}

/** Whether somebody can be refused for it before the offer: a check comes after it, and the body is not judged. */
export const rulesOut = ({ kind }: Gate): boolean => kind !== 'check' && kind !== 'body';

/** What nobody is hired without, before or after the offer; what the body can do is asked and never judged. */
export const isMandatory = ({ kind }: Gate): boolean => kind !== 'body';

const isWhole = (name: string): boolean => name.split('(').length === name.split(')').length;

/** "RN license" after "Current RN license in Texas" says nothing new; nor does the same paper in fewer words. */
function isNew(): (paper: { name: string }) => boolean {
  const told: string[][] = [];
  return ({ name }) => {
    const words = (name.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [])
      .filter((word) => !filler.has(word))
      .map((word) => word.slice(0, 6));
    const isOld = told.some(
      (known) =>
        words.every((word) => known.includes(word)) ||
        known.every((word) => words.includes(word)) ||
        (words.length === 1 &&
          known
            .map((word) => word.charAt(0))
            .join('')
            .includes(words[0] ?? '')),
    );
    if (!isOld) told.push(words);
    return !isOld;
  };
}
const filler = new Set(
  'valid current a an the of in as to and or state license licence licensed certified certification certificate s'.split(
    ' ',
  ),
);
