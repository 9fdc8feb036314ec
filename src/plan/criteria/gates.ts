import { hasOffHours } from '#market/difficulty/off-hours.ts';
import type { Fact } from '#shared/brief.ts';
import { capitalize } from '#writing/casing.ts';
import { listOnce } from '#writing/list.ts';
import { listFacts, notice, ownWords } from '../own-words.ts';
import { weighDemand } from '../requirements.ts';
import type { Source } from '../source.ts';
import type { Gate } from './criterion.ts';

const most = 6;

const checks: Record<Gate['kind'], Pick<Gate, 'howChecked' | 'when'>> = {
  credential: {
    howChecked: 'See the document and check its number and date with whoever issued it',
    when: 'Asked in the first call, seen before the offer',
  },
  education: {
    howChecked: 'Ask for level, subject and year; take what the advertisement counts as equal',
    when: 'Asked in the first call, seen before the offer',
  },
  authorization: {
    howChecked: 'The same question to everyone; documents of everyone after the offer',
    when: 'First call',
  },
  check: {
    howChecked:
      'The same check for everyone, by whoever may do it; its result is talked over first',
    when: 'Told in the first call, done after a conditional offer',
  },
  body: {
    howChecked: 'Described to everyone alike, adjustments offered; health is not asked about',
    when: 'Described in the first call; any medical check after a conditional offer',
  },
  language: { howChecked: 'Hold five minutes of the call in it', when: 'First call' },
  condition: {
    howChecked: 'Show the real plan and ask everyone the same: can you work this? No reasons asked',
    when: 'First call',
  },
};

/** Nobody brings these along: they are made once somebody has been chosen. */
const madeAfterOffer =
  /\b(?:background (?:checks?|screen\w*|investigation)|drug|criminal|DBS|PVG|vetting|(?:security|police|customs|criminal record)\b.{0,30}\bclearances?|clearance process|(?:successful|selected|chosen) (?:candidates?|applicants?)\b.{0,40}\b(?:under(?:go|take)|pass|complete)|credit check|reference checks?|pre-?employment|screening(?! (?:call|interview|questions?))|(?:identity|security|employment)\b.{0,20}\bchecks)\b/i;
const bodily =
  /\b(?:medical(?:ly)?|physical|fitness|(?:good|occupational) health|health (?:check|exam\w*|screening)|vaccinat\w+|immuni[sz]\w+|lift|carry|stand(?:ing)? for|pounds|lbs|kneel|climb|eyesight|vision|stamina)\b/i;

function toGate(given: Gate['kind'], name: string): Gate {
  const isOwn = given === 'authorization' || given === 'credential' || given === 'condition';
  const kind =
    isOwn && madeAfterOffer.test(name)
      ? 'check'
      : given === 'condition' && bodily.test(name)
        ? 'body'
        : given;
  return { name, kind, ...checks[kind] };
}

/** What is learned or done after the offer rules nobody out before it. */
const later =
  /\bwill be (?:expected|required|asked|trained) to (?:undertake|complete)|upon employment|after (?:hire|joining)|we (?:will )?(?:provide|offer|train)/i;
const aboutAuthorization =
  /visa|sponsor|right to work|authori[sz]|eligib\w* to work|legally|background|drug|criminal|clearance|vetting|permit|citizen|screening/i;
/** On the way to it, or told of as an activity: no paper to be shown. */
const noPaper = /working towards|in progress|\bregularly\b|\bfrequently\b|\boccasionally\b/i;
/** What is not asked for rules nobody out. */
const notAsked =
  /\b(?:not|no(?:t be)?|never|isn't)\s+(?:\w+\s+)?(?:required|necessary|needed|essential)\b/i;
const torso = /^(?:from|of|in|with|for|by|to|and|or|at|on|under)\b/i;

const isLanguage =
  /\b(?:fluen|speak|bilingual|english|spanish|french|german|mandarin|native|c1|b2|deutsch)/i;

/** Evenings, weekends and nights that people must be able to work. */
const isDemandOnTime = (text: string): boolean =>
  hasOffHours(text) &&
  /\b(?:availab|must|requir|able to work|need(?:ed)? to work|expected|flexib|will (?:be|include|involve))/i.test(
    text,
  );

/** "High degree of initiative" was learned at no school. */
const isSchooling =
  /\b(?:(?<!high )degrees?|bachelor\S*|master\S*|b\.?[as]c?\.?|diploma|dipl\S*|ph\.?d|g\.?e\.?d|high[- ]school|graduat\S*|hn[cd]|nvq|gcses?|a[- ]levels?|coursework|enrolled|student|apprentice\S*|university|college|school|juris|abschluss|ausbildung|studium|bac\b|bts|cap\b|titulaci\S+|form(?:ation|aci)\S*|qualification\S*)/i;

/** A card or a certificate is shown, not told about. */
export const isPaper = (text: string): boolean =>
  text.split(/\s+/).length <= 8 &&
  /\b(?:cards?|licen[cs]es?|certificates?|certification|CPC|tickets?|permits?|registration)\b/i.test(
    text,
  );

/** What rules a person out whatever else they bring: only what the job itself demands. */
export function listGates({ brief }: Source): Gate[] {
  const must = (kind: Fact['kind']): string[] =>
    listFacts(brief, { kinds: [kind] })
      .filter((fact) => weighDemand(fact) === 'must')
      .map(ownWords);
  const authorization = must('authorization')
    .filter((text) => aboutAuthorization.test(text) && !/relocation/i.test(text))
    .slice(0, 2);
  const conditions = [
    // What may be had, as "night roles available", is read as no must.
    ...listFacts(brief, { kinds: ['schedule'], importance: ['must'] }).filter(({ text }) =>
      isDemandOnTime(text),
    ),
    ...listFacts(brief, { kinds: ['travel'], importance: ['must'] }),
  ]
    .map(ownWords)
    .filter((text) => !perhaps.test(text));
  const gates = [
    ...listOnce([
      ...must('licence'),
      ...must('skill').filter(isPaper),
      ...brief.credentials.map(({ text }) => text).filter(isDemandedIn(brief)),
    ])
      .filter((name) => !namesNone.test(name))
      .filter(isNew())
      .map((name) => toGate('credential', name)),
    ...must('education')
      .filter((name) => !/experience/i.test(name) && isSchooling.test(name))
      .slice(0, 2)
      .map((name) => toGate('education', name)),
    ...authorization.map((name) => toGate('authorization', name)),
    ...must('language')
      .filter((name) => isLanguage.test(name))
      .map((name) => toGate('language', name)),
    ...conditions.slice(0, 2).map((name) => toGate('condition', name)),
    ...listFacts(brief, { kinds: ['other', 'process', 'skill'], importance: ['must'] })
      .filter(({ text }) => madeAfterOffer.test(text) || /\bchecks\b.*\bemployment\b/i.test(text))
      .slice(0, 1)
      .map((fact) => toGate('authorization', ownWords(fact).replace(/^please note\s+/i, '')))
      .map((gate) => ({ ...gate, name: capitalize(gate.name) })),
    ...brief.dealBreakers
      .map(({ text }) => text.replace(notice, ''))
      .filter(
        (text) => !authorization.some((known) => known.includes(text) || text.includes(known)),
      )
      .map((name) => toGate('condition', name)),
  ];
  const seen = new Set<string>();
  return gates
    .filter(({ name, kind }) => {
      const key = name.toLowerCase();
      return (
        name.split(/\s+/).length <= 28 &&
        (kind === 'check' || !later.test(name)) &&
        !notAsked.test(name) &&
        !/disabilit/i.test(name) &&
        !torso.test(name) &&
        !noPaper.test(name) &&
        isWhole(name) &&
        !seen.has(key) &&
        seen.add(key)
      );
    })
    .slice(0, most);
}

/** What may or may not come up rules nobody out. */
const perhaps =
  /\b(?:may|might|could) (?:also |sometimes |occasionally )?(?:be|need|have|include|involve)\b/i;

/** "Relevant certification" can be asked for only once somebody has said which. */
export const namesNone =
  /^(?:an? |any |all )?(?:relevant|appropriate|related|necessary|applicable|suitable|other) (?:professional )?(?:certificat(?:ion|e)s?|licen[cs]es?|qualifications?|accreditations?)$/i;

/** A paper is demanded where the line that names it demands it, and not where it is a wish or comes after the offer. */
function isDemandedIn({ facts }: Source['brief']): (name: string) => boolean {
  return (name) => {
    const words = name.toLowerCase().match(/[\p{L}\p{N}]{2,}/gu) ?? [];
    const lines = facts.filter(({ text, source }) => {
      const line = `${text}\n${source.from === 'job' ? source.quote : ''}`.toLowerCase();
      return words.every((word) => line.includes(word));
    });
    return (
      lines.length === 0 ||
      lines.some(
        (fact) =>
          fact.kind !== 'duty' &&
          fact.kind !== 'benefit' &&
          weighDemand(fact) === 'must' &&
          !madeAfterOffer.test(fact.text),
      )
    );
  };
}

/** Whether somebody can be refused for it before the offer: a check comes after it, and the body is not judged. */
export const rulesOut = ({ kind }: Gate): boolean => kind !== 'check' && kind !== 'body';

const isWhole = (name: string): boolean => name.split('(').length === name.split(')').length;

/** "RN license" after "Current RN license in Texas" says nothing new. */
function isNew(): (name: string) => boolean {
  const told: string[] = [];
  return (name) => {
    const lower = name
      .toLowerCase()
      .replace(/[’']/g, "'")
      .replace(/^valid /, '');
    if (told.some((known) => known.includes(lower) || lower.includes(known))) return false;
    told.push(lower);
    return true;
  };
}
