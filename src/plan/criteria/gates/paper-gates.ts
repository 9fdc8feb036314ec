import { tellsOfDone } from '#reading/facts/demand-sorts/settle-kind.ts';
import type { Brief, Fact } from '#shared/brief.ts';
import { lowerFirst } from '#writing/casing.ts';
import { joinList } from '#writing/list.ts';
import { listFacts, ownWords } from '../../wording/own-words.ts';
import { namesNone, weighDemand } from '../../demands/requirements.ts';
import { toComposite } from './composite-gates.ts';
import type { Gate } from '../criterion.ts';
import { isAboutPapers, isPaper } from './is-paper.ts';
import { nameGate } from './name-gate.ts';
import { givesExamples } from './gives-examples.ts';
import { isDueLater, listUnheld, readBegun } from './paper-state.ts';
import { madeAfterOffer, toGate } from './to-gate.ts';
import { isToBeGot, isToGet } from './ways.ts';

/** "Hold a state electrician certification", wherever it stands. */
const isHeld = ({ text }: Fact): boolean =>
  /^(?:must )?(?:hold|holds|possess|possesses|have|maintain|maintains) (?:an? |the )?(?:\S+ ){0,5}(?:licen[cs]e|certificat(?:e|ion)|registration|card|permit)\b/i.test(
    text,
  );

/** Licences and cards, each by the fullest name the job gives it. */
export function listPapers(brief: Brief, must: (kind: Fact['kind']) => Fact[]): Gate[] {
  const held = listFacts(brief, { kinds: ['duty', 'other'] }).filter(isHeld);
  const unheld = listUnheld([...must('licence'), ...must('skill'), ...must('education')]);
  const isHeldYet = ({ id, text }: Fact): boolean =>
    !isDueLater(text) && !unheld.some(({ factIds }) => factIds?.includes(id) === true);
  const facts = [
    ...must('licence').filter(({ text }) => !isAboutPapers(text)),
    ...must('skill').filter(({ text }) => isPaper(text)),
    ...held,
  ].filter(isHeldYet);
  const others = must('skill').filter((fact) => !facts.includes(fact));
  const composites = [
    ...facts.flatMap((fact) => toComposite(fact) ?? toChoice(fact, brief) ?? []),
    ...others.flatMap((fact) => toChoice(fact, brief) ?? []),
  ];
  const isTold = ({ id }: Fact): boolean =>
    composites.some(({ factIds }) => factIds?.includes(id) === true);
  const lines = facts
    .filter((fact) => !isTold(fact))
    .map((fact) => toGate('credential', namePaper(brief, fact), fact));
  const named = listNamed(brief);
  return (
    [
      ...composites,
      ...[...lines, ...named]
        .filter(({ name }) => !namesNone.test(name))
        // A paper by its own name before people who hold it.
        .toSorted((a, b) => Number(isPeople.test(a.name)) - Number(isPeople.test(b.name))),
    ]
      .filter(isNew(composites, brief))
      // What nearly everybody has comes last.
      .toSorted((a, b) => Number(isCommon.test(a.name)) - Number(isCommon.test(b.name)))
      .concat(unheld)
  );
}

/** "Counselors (LPC), therapists (LMFT) and social workers (LCSW)": each of them is taken, and nobody holds all. */
const ofPeople = /\b\p{L}+(?:ers|ors|ists|ians|ants) \(/u;
/** "Registered Nurse / Registered Midwife": between them stands a word of choice, and at most a word of the second. */
const choice = /^,?\s?(?:\/|\bor\b|\band ?\/? ?or\b)\s?(?:an? )?(?:\p{L}+ )?$/iu;

/** Also a comma, where a word of choice stands before the last. */
const ofRow = /^,\s?(?:an? )?$/;

function areChoices(line: string, names: readonly string[]): boolean {
  const between = names.slice(1).map((name, i) => {
    const before = names[i] ?? '';
    return line.slice(line.indexOf(before) + before.length, line.indexOf(name));
  });
  return (
    between.every((words) => choice.test(words) || ofRow.test(words)) &&
    (choice.test(between.at(-1) ?? '') ||
      (names.every((name) => letters.test(name)) && ofLetters.test(line)))
  );
}

/** "ACA, ACCA, CTA qualified": letters behind a name, of which one makes somebody qualified. */
const letters = /^\p{Lu}{2,6}(?: qualified)?$/u;
const ofLetters = /\bqualified\b|\bqualification\b/i;

const spanOfYears = /\b(?:years?|months?)\b/i;
/** "Ring qualified or working towards it": the other way in stands behind the name. */
const otherWay = /^[\p{L} )]{0,24}? or (?!(?:higher|above|better)\b)/iu;

/** Papers by their names. Where the line that names one takes another thing in its place, the line speaks and not the name. */
function listNamed(brief: Brief): Gate[] {
  const names = brief.credentials
    .map(({ text }) => text)
    .filter(isDemandedIn(brief))
    // The end of a school is asked for as schooling.
    .filter((name) => !/\b(?:degree|diploma|GED)\b/i.test(name));
  const told = new Set<string>();
  return names.flatMap((name) => {
    if (told.has(name)) return [];
    const fact = brief.facts.find(
      (one) => weighDemand(one) === 'must' && one.kind !== 'benefit' && one.text.includes(name),
    );
    if (!fact) return [toGate('credential', nameGate(name))];
    // What is got after the hire is asked for, and rules nobody out before it.
    if (isToGet(fact.text)) return [];
    if (isToBeGot(fact.text)) {
      for (const one of names) if (fact.text.includes(one)) told.add(one);
      // A clearance is told with the other rights to work.
      return fact.kind === 'authorization'
        ? []
        : [toGate('condition', nameGate(ownWords(fact)), fact)];
    }
    const row = toOneOf(fact, brief);
    const isOpen =
      row !== undefined ||
      givesExamples(fact.text) ||
      otherWay.test(fact.text.slice(fact.text.indexOf(name) + name.length));
    if (!isOpen) return [toGate('credential', nameGate(name))];
    for (const one of names) if (fact.text.includes(one)) told.add(one);
    // With a time of work in it the line is one demand.
    const isWhole = spanOfYears.test(fact.text) || row === undefined;
    return [isWhole ? toGate('credential', nameGate(ownWords(fact)), fact) : row];
  });
}

function toOneOf(fact: Fact, { credentials }: Brief): Gate | undefined {
  const held = credentials
    .map(({ text }) => text)
    .filter((name) => fact.text.includes(name))
    .toSorted((a, b) => fact.text.indexOf(a) - fact.text.indexOf(b));
  if (held.length < 2 || !(ofPeople.test(fact.text) || areChoices(fact.text, held)))
    return undefined;
  const own = nameGate(sayOr(ownWords(fact)));
  // Short enough to be told as it stands: "part-qualified ABC or DEF" is less than "ABC or DEF".
  if (own.split(/\s+/).length <= fewWords && !own.includes(';')) {
    const gate = toGate('credential', own, fact);
    return takesOthers.test(own) ? gate : { ...gate, ways: held, isAll: false };
  }
  const row = joinList(held, 'or');
  const name = held.every((one) => isTitled.test(one)) || isState.test(row) ? row : `One of ${row}`;
  return { ...toGate('credential', name, fact), ways: held, isAll: false };
}

/** "Nurse / pharmacist" in words. */
const sayOr = (text: string): string =>
  / or /i.test(text) ? text : text.replace(/ \/ (?=\S)/g, ' or ');

/** What is taken besides those that are named. */
const takesOthers =
  /\bpart[- ]|\b(?:equivalent|similar|other|working towards?|studying|nearly|newly)\b/i;
/** "ABC, DEF or GHI qualified": the last word is said of each. */
const isState = /\b(?:qualified|certified|chartered|registered|licensed)$/i;
/** "Registered Nurse" is somebody; "Series 7" is a paper. */
const isTitled = /^(?:licen[cs]ed|registered|certified|chartered) /i;

/** "Card A, and card B or card C and card D": which of them belong together only the whole line says. */
function toChoice(fact: Fact, brief: Brief): Gate | undefined {
  // What may still be got is told with its time.
  if (/\bobtain/i.test(fact.text)) return undefined;
  const one = toOneOf(fact, brief);
  if (one) return one;
  const held = brief.credentials.filter(({ text }) => fact.text.includes(text));
  return held.length > 2 && /\bor\b/.test(fact.text) && fact.text.split(/\s+/).length <= longestRow
    ? toGate('credential', nameGate(ownWords(fact)), fact)
    : undefined;
}
const longestRow = 30;

const fewWords = 14;

/** In a line that says much else, the paper goes by the name that was read in it. */
function namePaper({ credentials }: Brief, fact: Fact): string {
  const own = nameGate(sayOr(ownWords(fact))).replace(/^(?:be )?able to /i, 'Ability to ');
  if ((own.split(/\s+/).length <= fewWords && !own.includes(';')) || /\bor\b/i.test(own))
    return own;
  const named = credentials.find(({ text }) =>
    fact.text.toLowerCase().replaceAll('’', "'").includes(text.toLowerCase().replaceAll('’', "'")),
  );
  return named ? nameGate(withState(named.text, fact.text)) : own;
}

const stateOfPaper = /(?:\b(?:valid|current|full|clean|active|unrestricted)\s(?:and\s)?){1,4}$/i;

/** "Valid" before the paper is part of what is asked for. */
function withState(name: string, line: string): string {
  const at = line
    .toLowerCase()
    .replaceAll('’', "'")
    .indexOf(name.toLowerCase().replaceAll('’', "'"));
  const [state = ''] = stateOfPaper.exec(line.slice(0, Math.max(0, at))) ?? [];
  return `${state}${state === '' ? name : lowerFirst(name)}`;
}

const isCommon = /\bdriv(?:er|ing)\S* licen[cs]e\b/i;

/** "Licensed electricians" are people. */
const isPeople = /^(?:licen[cs]ed|certified|registered|qualified) (?!to\b|in\b|as\b|by\b).*s$/i;

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
          !isAboutPapers(fact.text) &&
          !(fact.kind === 'experience' && tellsOfDone(fact.text)) &&
          !isDueLater(fact.text) &&
          readBegun(fact.text) === undefined &&
          !madeAfterOffer.test(fact.text),
      )
    );
  };
}

/** "RN license" after "Current RN license in Texas" says nothing new; nor does the same paper in fewer words. */
function isNew(composites: readonly Gate[], brief: Brief): (paper: Gate) => boolean {
  const told: string[][] = [];
  // What stands in a line of several ways is asked for by that line alone.
  const open = composites.flatMap(({ factIds = [] }) =>
    brief.facts.filter(({ id }) => factIds.includes(id)).map(({ text }) => stemsOf(text)),
  );
  return (paper) => {
    if (composites.includes(paper)) return true;
    const words = stemsOf(paper.name);
    if (open.some((known) => holds(known, words))) return false;
    const isOld = told.some(
      (known) => holds(known, words) || known.every((word) => words.includes(word)),
    );
    if (!isOld) told.push(words);
    return !isOld;
  };
}
/** The same paper in fewer words, or by its initials. */
const holds = (known: readonly string[], words: readonly string[]): boolean =>
  words.every((word) => known.includes(word)) ||
  (words.length === 1 &&
    known
      .map((word) => word.charAt(0))
      .join('')
      .includes(words[0] ?? ''));

const stemsOf = (text: string): string[] =>
  (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [])
    .filter((word) => !filler.has(word))
    .map((word) => word.slice(0, 6));
const filler = new Set(
  'valid current a an the of in as to and or state license licence licensed certified certification certificate s'.split(
    ' ',
  ),
);
