import type { ConditionKind } from '#shared/brief.ts';
import { nameHome, speaksOfHome } from './residence.ts';
import { findZoneHours } from '../remote/time-zone.ts';
import { nameExclusion } from './exclusion.ts';

/** How one kind of condition is told from a sentence; what it is called there, or nothing where it is not asked. */
export interface ConditionRow {
  kind: ConditionKind;
  /** Whether a sentence speaks of it at all. */
  mentions: RegExp;
  /** Where it speaks of something else with the same words. */
  unless?: RegExp;
  /** The thing itself: "a clearance is not required" asks for none. */
  about?: RegExp;
  /** A duty may speak of the same thing, done to others: then only what is plainly asked counts. */
  needsAsking: boolean;
  /** In a list of demands it is asked for by standing there, however long the line. */
  isAskedInList?: boolean;
  name: (sentence: string) => string | null;
}

function nameVaccination(sentence: string): string {
  const [disease] =
    /\bCOVID(?:-?19)?\b|\binfluenza\b|\bflu\b|\bhepatitis B\b|\bMMR\b/i.exec(sentence) ?? [];
  const of =
    disease === undefined
      ? 'Vaccination'
      : /^covid/i.test(disease)
        ? 'COVID-19 vaccination'
        : `${disease.charAt(0).toUpperCase()}${disease.slice(1)} vaccination`;
  const booster = /\bboosters?\b/i.test(sentence) ? ' and booster' : '';
  const or = /\bor (?:\p{L}+ )?(?:weekly )?test(?:ing|s|ed)\b|\btested weekly\b/iu.test(sentence)
    ? ', or weekly tests'
    : /\bexempt\w*|\baccommodation\b/i.test(sentence)
      ? ', unless exempt'
      : '';
  return `${of}${booster}${or}`;
}

/** What is looked into before somebody starts, each by its plain name. */
const looks: readonly (readonly [RegExp, string])[] = [
  [/\benhanced (?:DBS|disclosure)|\bDBS\b[^.]{0,20}\benhanced\b/i, 'enhanced DBS check'],
  [/\bDBS\b|\bdisclosure and barring\b/i, 'DBS check'],
  [/\bPVG\b|\bdisclosure scotland\b/i, 'PVG scheme membership'],
  [/\bFBI\b[^.]{0,40}\bbackground|\bbackground check[^.]{0,40}\bFBI\b/i, 'FBI background check'],
  [
    /\bbackground (?:checks?|screen\w*|investigations?|\/|and\/or)|\bbackground,? (?:and |& )(?:drug|credit|reference)|\bcriminal background (?:check|screen)/i,
    'background check',
  ],
  [/\bcriminal history (?:check|screen)/i, 'criminal history check'],
  [/\bcriminal records? check/i, 'criminal record check'],
  [
    /\bdrug(?: and alcohol)?[ -](?:test|screen|exam)\w*|\bdrug and pre-?employment\b|\bbackground and drug\b/i,
    'drug test',
  ],
  [/\bcredit check/i, 'credit check'],
  [/\breference checks?\b|\bsatisfactory references\b/i, 'references'],
  [/\bfingerprint\w*/i, 'fingerprints'],
  [/\b(?:pre-?employment|post-offer) physical\b|\bphysical exam/i, 'physical examination'],
  [/\btuberculosis test|\bTB (?:test|screen)/i, 'tuberculosis test'],
  [/\bcompetency test\b/i, 'competency test'],
  [/\bpolice (?:check|clearance)/i, 'police check'],
];
/** "5 years referencing", "a five-year checkable work history": how far back it is looked. */
const lookedBack =
  /\b(\d{1,2}|three|five|ten)(?: |-)years?['’]?(?: of)? (?:fully )?(?:referenc(?:ing|ed?|eable)|(?:checkable|verifiable|traceable|screening))\b(?: (?:(?:work|employment|address) )?(?:history|references?|background))?/i;
/** "Background, Identity & Security checks": several in one breath. */
const row = /\b(\p{L}+(?:, \p{L}+){1,3},? (?:and|&) \p{L}+|\p{L}+ (?:and|&) \p{L}+) checks\b/iu;

function nameChecks(sentence: string): string | null {
  const [, named] = row.exec(sentence) ?? [];
  if (
    named !== undefined &&
    !/^check/i.test(named) &&
    /background|identity|security|reference|criminal|credit/i.test(named)
  )
    return capital(`${named.toLowerCase().replace('&', 'and')} checks`);
  const found = looks
    .filter(([words]) => words.test(sentence))
    .map(([, name]) => name)
    .filter((name, _, all) => name !== 'DBS check' || !all.includes('enhanced DBS check'))
    .filter((name, _, all) => name !== 'background check' || !all.includes('FBI background check'));
  const [, years] = lookedBack.exec(sentence) ?? [];
  const all =
    years === undefined
      ? found
      : [
          `references for the last ${years.toLowerCase()} years`,
          ...found.filter((name) => name !== 'references'),
        ];
  return all.length === 0 ? null : capital(joinNames(all));
}

const joinNames = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const share = /\b(up[ -]to )?(\d{2}(?: ?%? ?(?:-|–|to) ?\d{2})?) ?%( or (?:more|greater)| ?\+)?/i;

function nameTravel(sentence: string): string | null {
  const [, limit, amount, more] = share.exec(sentence) ?? [];
  if (amount === undefined) return null;
  const [, most = ''] = /(\d{2})$/.exec(amount) ?? [];
  if (Number(most) < 20) return null;
  const said = amount.replace(/ ?%? ?(?:-|–|to) ?/, ' to ');
  const bound =
    more !== undefined
      ? 'at least '
      : limit !== undefined && !said.includes(' to ')
        ? 'up to '
        : '';
  return `Travel ${bound}${said}% of the time`;
}

const mustWork =
  /\b(?:must|required?|requires|availab\w+|able to|ability to|willing\w*|flexib\w+|have to|expected|need(?:s|ed)? to|will (?:be|include|involve|have|work|cover)|includ(?:es|ing))\b/i;
const atWork = /\b(?:work\w*|shifts?|hours|rota|schedule|cover|availab\w+|flexib\w+|on[- ]call)\b/i;

const many =
  '(?:(?:all day(?: on)?|some|early|late|most|every|alternate|rotating|weekday|weeknight|week|bank|public|school|major) ){0,3}';
const time = new RegExp(
  String.raw`\b(${many}(?:evenings?|nights?(?! (?:away|out)\b)|weekends?|holidays|holiday(?= (?:hours|shifts?|work|coverage))|(?:satur|sun)days?|mornings?|weekdays?))\b`,
  'gi',
);
/** What comes on top of the days. */
const beside: readonly (readonly [RegExp, string])[] = [
  [/\b(?:variable|varying|changing) schedules?\b/i, 'variable schedules'],
  [/\brotating shifts?\b/i, 'rotating shifts'],
  [/\bovertime\b/i, 'overtime'],
  [/\bon[- ]call\b(?! (?:team|staff|manager))/i, 'on-call duty'],
];
/** "20-30 weekend days and 10-12 evenings a year": the numbers are the condition. */
const counted =
  /\b((?:about |approximately |up to |at least )?\d{1,3}(?: ?[-–] ?\d{1,3})? (?:weekend days|weekends?|evenings?|nights?|saturdays?|sundays?|holidays)(?: and holidays)? (?:per|a|each) (?:year|month|week|quarter)(?:,? and (?:about |approximately |up to )?\d{1,3}(?: ?[-–] ?\d{1,3})? (?:weekend days|weekends?|evenings?|nights?|holidays) (?:per|a|each) (?:year|month|week|quarter))?)/i;
const isPlace = /\b(?:satur|sun)day|morning|weekday/i;

/** "evening" beside "weekend and holiday hours" is one of several. */
const inSeveral = (name: string): string =>
  name.toLowerCase().replace(/\b(evening|night|weekend|holiday|morning|weekday)$/, '$1s');
const withDay = (name: string): string =>
  name.replace(/\b(?:satur|sun)day/g, (day) => capital(day));

/** "All day on Saturday" and "Sunday" are said in one breath. */
function joinAllDay(names: readonly string[]): string[] {
  const at = names.findIndex((name) => name.startsWith('all day'));
  const next = names[at + 1];
  return at === -1 || next === undefined || !isPlace.test(next)
    ? [...names]
    : [...names.slice(0, at), `${names[at]} and ${next}`, ...names.slice(at + 2)];
}

/** "Work on weekday evenings and weekends, with overtime": all that the week asks of whoever takes the job. */
function nameTimes(sentence: string): string | null {
  const [, count] = counted.exec(sentence) ?? [];
  if (!mustWork.test(sentence) || (count === undefined && !atWork.test(sentence))) return null;
  const extras = beside.filter(([words]) => words.test(sentence)).map(([, name]) => name);
  const days = [...sentence.matchAll(time)].map(([, name = '']) => withDay(inSeveral(name)));
  const named = joinAllDay([...new Set(days)]);
  // Days and mornings alone are the plain hours of a week.
  const isUnusual = named.some((name) => !isPlace.test(name) || /\ball day\b|days$/i.test(name));
  if (count === undefined && !isUnusual) {
    const [first] = extras.filter((name) => name === 'on-call duty' || name === 'rotating shifts');
    return first === undefined ? null : capital(first);
  }
  const work = `Work on ${count?.toLowerCase() ?? joinNames(named)}`;
  return extras.length === 0 ? work : `${work}, with ${joinNames(extras)}`;
}

const heavy = { lbs: 40, kg: 18 };

function nameLifting(sentence: string): string | null {
  const found = [...sentence.matchAll(/(\d{2,3})\)? ?(lbs?|pounds?|kgs?|kilos?)\b/gi)].map(
    ([, amount = '0', unit = '']) => ({ amount: Number(amount), isPounds: /^[lp]/i.test(unit) }),
  );
  const most = found.toSorted((a, b) => b.amount - a.amount)[0];
  if (!most || most.amount < (most.isPounds ? heavy.lbs : heavy.kg)) return null;
  const now = /\boccasional/i.test(sentence) ? ' now and then' : '';
  const isOver =
    /\b(?:over|more than|above|exceeding|in excess of|greater than) \d{2,3}\b|\d{2,3} ?\+/i.test(
      sentence,
    );
  return `Lifting ${isOver ? 'more than' : 'up to'} ${most.amount} ${most.isPounds ? 'pounds' : 'kg'}${now}`;
}

function nameClearance(sentence: string): string | null {
  const [level] =
    /\bTS\/SCI(?: with \p{L}+ poly\p{L}*)?|\btop secret\b|\bsecret\b|\bpublic trust\b|\b(?:SC|DV|BPSS|CTC)\b/iu.exec(
      sentence,
    ) ?? [];
  const name =
    level === undefined
      ? 'Security clearance'
      : `${/^[A-Z/]+/.test(level) ? level : capital(level.toLowerCase())} clearance`;
  return /\b(?:obtain|gain|apply for|eligible|able to (?:hold|get))\b/i.test(sentence)
    ? `${name}, or able to obtain it`
    : name;
}

const toMeet =
  /^.{0,60}?\b(?:meet|pass|satisfy|complete|undergo|undertake|have|maintain)(?: and (?:maintain|pass))? (?:an? |the |all )?(?=\S)/i;
const longestStandard = 16;

/** "Able to meet the ferry medical standards" is "Ferry medical standards"; a test goes by its plain name. */
function nameFitness(sentence: string): string | null {
  const named = (sentence.replace(toMeet, '').split(/[.;]/)[0] ?? '').trim();
  if (/\bstandards?$/i.test(named) && named.split(/\s+/).length <= longestStandard)
    return capital(named);
  const isMedical = /\bmedical|\bphysical exam/i.test(sentence);
  const isFitness = /\bfitness\b|\bagility\b|\bphysical (?:\p{L}+ )?(?:test|assessment)/iu.test(
    sentence,
  );
  if (isMedical && isFitness) return 'Medical and fitness tests';
  if (isFitness) return 'Fitness test';
  return isMedical ? 'Medical examination' : null;
}

const licence =
  /\b((?:valid |full |current |clean |UK |state |\p{Lu}\p{Ll}+ ){0,3}driv(?:er|ing)\S* licen[cs]e)\b/iu;

/** "a good driving record" is not a clean one: what the text asks of it, in its own word. */
const record =
  /\b(clean|good|safe|acceptable|satisfactory|excellent|insurable)(?: and \p{L}+)? (?:motor vehicle|driving|MVR|driver['’]?s?)\b/iu;

/** The paper and what must not stand in it are one thing. */
function nameDriving(sentence: string): string {
  const paper = licence.exec(sentence)?.[1]?.replace(/^and /i, '');
  const [, how = /\bclean\b/i.test(sentence) ? 'clean' : 'acceptable'] =
    record.exec(sentence) ?? [];
  const asked = `${how.toLowerCase()} driving record`;
  if (paper === undefined) return capital(asked);
  return /\bclean\b/i.test(paper)
    ? capital(paper)
    : `${capital(paper)} with ${/^[aei]/.test(asked) ? 'an' : 'a'} ${asked}`;
}

const papers: readonly (readonly [RegExp, string])[] = [
  [/\bgreen ?card|\bGC holders?\b|\bpermanent resident/i, 'a Green Card'],
  [/\bEAD\b/, 'an EAD'],
];

/** "US citizens, Green Card and EAD holders": any of them will do. */
function nameStatus(sentence: string): string | null {
  const [, who] =
    /\b(U\.?S\.?A?|United States|British|UK|Canadian|Australian)\b\.? citizen/i.exec(sentence) ??
    [];
  const named = [
    ...(who === undefined ? [] : [`${/^(?:u\.?s|united)/i.test(who) ? 'US' : who} citizenship`]),
    ...papers.filter(([words]) => words.test(sentence)).map(([, name]) => name),
  ];
  if (named.length === 0) return null;
  const last = named.at(-1) ?? '';
  return capital(named.length === 1 ? last : `${named.slice(0, -1).join(', ')} or ${last}`);
}

/** One row a condition, in the order in which they are told. */
export const conditionRows: readonly ConditionRow[] = [
  {
    kind: 'residence',
    mentions: speaksOfHome,
    unless: /\bsalary\b|\bpay range\b|\bnot open to\b|\bcare\b|\bvaccinat|\bbenefits?\b/i,
    needsAsking: false,
    name: nameHome,
  },
  {
    kind: 'exclusion',
    mentions:
      /\b(?:unable|not able|cannot|can ?not|can['’]t)\b[^.]{0,40}\b(?:accept|consider|employ|take|hire|enrol)\b|\b(?:cannot|can ?not|can['’]t|not (?:be )?(?:able|eligible)|unable)\b[^.]{0,20}\b(?:apply|be considered|undertake|be accepted)\b/i,
    needsAsking: false,
    name: nameExclusion,
  },
  {
    kind: 'relocation',
    mentions:
      /\bno (?:\p{L}+ )?relocation\b|\b(?:not|unable|cannot|can['’]t|without)\b[^.]{0,40}\brelocation\b|\brelocation\b[^.]{0,40}\b(?:not (?:be )?(?:offered|provided|available|paid|covered|eligible)|unavailable)\b/iu,
    needsAsking: false,
    name: () => 'No relocation package',
  },
  {
    kind: 'citizenship',
    about: /\b(?:citizen\p{L}*|green ?card|EAD)\b/iu,
    mentions:
      /\b(?:must be|be an?|require\w*|only|due to|work (?:auth\w*|status|permit)|eligible|visa status)\b[^.]{0,60}(?:\b(?:U\.?S\.?A?|United States|British|UK|Canadian|Australian)\b\.? citizen|\bgreen ?card\b|\bGC holders?\b|\bEAD\b)|(?:\b(?:U\.?S\.?A?|United States|British|Canadian|Australian)\b\.? citizen(?:ship|s)?\b|\bgreen ?card(?: holders?)?\b|\bEAD\b)[^.]{0,60}\b(?:required|only|is a must|mandatory|eligible)\b/i,
    unless:
      /\bauthori[sz]ed non\b|\bH-?1B\b|\bsponsor|\bfil+ing (?:of )?green ?card|\bregardless\b|\bnot (?:be )?(?:required|eligible)\b|\bgreen ?card (?:processing|filing|assistance|support)\b/i,
    needsAsking: false,
    name: nameStatus,
  },
  {
    kind: 'clearance',
    about: /\bclearance\b/i,
    mentions:
      /\bsecurity clearance\b|\b(?:TS\/SCI|(?:top )?secret|public trust|SC|DV|BPSS) clearance\b/i,
    needsAsking: true,
    name: nameClearance,
  },
  {
    kind: 'vaccination',
    about: /\b(?:vaccinat|immuni[sz])\p{L}*/iu,
    mentions:
      /\b(?:must|requir\w+|mandatory|condition of|proof of|need to be|fully)\b[^.]{0,80}\b(?:vaccinat|immuni[sz])\w*|\bvaccinat\w+[^.]{0,50}\b(?:requir\w+|mandatory|condition of|must)\b/i,
    unless:
      /\bno longer\b|\bprogram(?:me)?s?\b|\bencourag\w+|\bdisclose\b|\badminister\w*|\bclinics?\b|\bknowledge of\b/i,
    needsAsking: true,
    name: nameVaccination,
  },
  {
    kind: 'checks',
    about:
      /\b(?:background|drug|DBS|PVG|fingerprint\p{L}*|credit check|reference checks?|criminal|checks)\b/iu,
    mentions:
      /\bbackground\b|\bdrug\b|\bDBS\b|\bPVG\b|\bfingerprint|\bcredit check|\breference checks?\b|\bcriminal (?:record|history|background)|\btuberculosis test|\b(?:identity|security|reference|criminal)\b[^.]{0,30}\bchecks\b|\bcompetency test\b|\byears?['’]?(?: of)? (?:fully )?(?:referencing|checkable|verifiable|traceable)\b/i,
    unless:
      /\bfair chance\b|\bregardless\b|\bconsider\w* (?:for employment )?(?:all )?(?:qualified )?(?:applicants?|candidates)\b|\bwithout regard\b|\bno fees?\b|\bdrug (?:development|discovery|product|free workplace\b$)|\bpoints within\b|\bexperience in\b/i,
    needsAsking: true,
    name: nameChecks,
  },
  {
    kind: 'fitness',
    mentions:
      /\b(?:medical(?:ly)?|physical|(?<!\bfinancial )fitness|agility)\b[^.;]{0,40}\b(?:standards?|exam(?:ination)?s?|tests?|assessments?)\b|\bmedically fit\b/i,
    unless:
      /\b(?:terminology|patients?|clients?|residents?|equipment|devices?|laborator\w+|experience|knowledge|conduct|administer|perform|assist\w*|insurance|coverage|written|products?|software|leave)\b/i,
    needsAsking: true,
    isAskedInList: true,
    name: nameFitness,
  },
  {
    kind: 'own car',
    about: /\b(?:car|vehicle|transport(?:ation)?)\b/i,
    mentions:
      /\b(?:own|insured|reliable|personal) (?:and (?:reliable|insured) )?(?:adequate )?(?:car|vehicle|(?:means of )?transport(?:ation)?)\b|\baccess to (?:a|your own) (?:car|vehicle)\b/i,
    unless:
      /\bbeneficial\b|\bnot (?:an? )?(?:essential|required)\b|\bprovided\b|\bcompany (?:car|vehicle)\b|\brefuel\b/i,
    needsAsking: true,
    isAskedInList: true,
    name: (sentence) =>
      /\btransport(?:ation)?\b/i.test(sentence) && !/\b(?:car|vehicle)\b/i.test(sentence)
        ? /\btransportation\b/i.test(sentence)
          ? 'Reliable transportation of your own'
          : 'Reliable transport of your own'
        : /\binsured\b|\binsurance\b/i.test(sentence)
          ? `Own ${/\bregistered\b/i.test(sentence) ? 'registered and ' : ''}insured vehicle`
          : /\b(?:access to|use of) an? (?:car|vehicle)\b/i.test(sentence) &&
              !/\bown\b/i.test(sentence)
            ? 'Use of a vehicle'
            : 'Own vehicle',
  },
  {
    kind: 'driving record',
    mentions:
      /\b(?:clean|good|clear|acceptable|satisfactory|safe|excellent)\b(?: \p{L}+){0,2} (?:driving (?:record|history)|motor vehicle re\p{L}+|MVR)\b|\bdriving record\b[^.]{0,30}\b(?:satisfactory|acceptable|clean)\b|\bclean (?:driver|driving|UK driv|full)\S*(?: \p{L}+)? licen[cs]e/iu,
    needsAsking: false,
    name: nameDriving,
  },
  {
    kind: 'age',
    mentions:
      /\b(?:must be|be at least|at least|minimum age(?: of)?|be) \(?(?:18|21)\)? ?(?:years?\b|or (?:older|over)\b|\+)|\b(?:18|21) years (?:of age|old) (?:or|and) (?:older|over|above)\b/i,
    unless: /\bif (?:18|21)\b|\bexperience\b/i,
    needsAsking: false,
    name: (sentence) => `Aged ${/\b21\b/.test(sentence) ? 21 : 18} or over`,
  },
  {
    kind: 'times',
    about:
      /\b(?:nights?|weekends?|evenings?|holidays|saturdays|sundays|on[- ]call|rotating shifts?)\b/i,
    mentions:
      /\b(?:nights?|weekends?|evenings?|holidays|saturdays|sundays|on[- ]call|rotating shifts?)\b/i,
    unless:
      /(?:\b(?:no|not|without|never)\b|n['’]t\b)[^.]{0,30}\b(?:nights?|weekends?|evenings?|holidays|on[- ]call)\b|\bpaid\b|\boff\b|\b(?:may|might|occasional\w*|sometimes|option\w*|opportunit\w+|choice|choose)\b|\bevents?\b|\bfree\b|\bentitle\w*|\bbank holidays?\)|\bovernight packages\b|\btime ?zones?\b|\bin most cases\b|\b(?:shifts?|roles|positions) (?:are )?available\b|\bavailable (?:in|on) (?:our|the)\b/i,
    needsAsking: true,
    name: nameTimes,
  },
  {
    kind: 'travel',
    about: /\btravel\b/i,
    mentions: /\btravel\b/i,
    unless:
      /\b(?:travel|trip) (?:reimburse|allowance|expenses|industry|arrangements?|bookings?|plans|itinerar)|\breimburs/i,
    needsAsking: false,
    name: nameTravel,
  },
  {
    kind: 'lifting',
    mentions: /\b(?:lift|carry|move|push|pull)\w*\b/i,
    needsAsking: false,
    name: nameLifting,
  },
  {
    kind: 'time zone',
    mentions:
      /\b(?:time ?zones?|[ECMP][SD]?T|GMT|BST|CET|Eastern|Central|Pacific|Mountain|coast)\b/i,
    needsAsking: false,
    name: (sentence) => findZoneHours(sentence)?.asked ?? null,
  },
];
