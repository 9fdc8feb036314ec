import { findSpoken, isSpokenOf } from '#shared/spoken-of.ts';
import { isGlued } from '#writing/glued.ts';
import { joinList } from '#writing/list.ts';
import { quote } from '#writing/quote.ts';
import { countWords } from '#writing/shorten.ts';
import type { Gate } from '../criteria/criterion.ts';
import { isUnderway } from '../criteria/gates/is-condition.ts';
import { saySmall } from '../criteria/gates/name-gate.ts';
import { shortenWay } from '../criteria/gates/ways.ts';
import { isListItem, listFacts, ownWords } from '../wording/own-words.ts';
import { listMusts } from '../demands/requirements.ts';
import type { Source } from '../source.ts';
import { findFromNought, findWelcome } from './job-facts.ts';
import { headsOthers } from './heads-others.ts';
import { advertised, notSaid, quoted, type Given, type Objection } from './objection.ts';
import { ofProfession } from './profession-papers.data.ts';
import { quoteAd } from './quote-ad.ts';
import { isRouteOfSome } from './say-training.ts';
import { nameTeam } from './tell-facts.ts';

const yearsOf =
  /\b(?:\d{1,2}\+?|an?|one|two|three|four|five|six|seven|eight|nine|ten)\b[^,;.]{0,16}?\b(?:years?|months?)\b/i;
/** Years of work; years in a place are none. */
const ofExperience =
  /\bexperience\b|\b(?:years?|months?)\b.{0,20}\b(?:in|as|of|with|managing|working)\b/i;
/** "A background in law" is no check, and whoever hires screens others. */
const checks =
  /\b(?:background (?:and \p{L}+ )?(?:checks?|screen\w*|investigations?|verification|clearance)|(?:pre-?employment|drug|employment|health|security|credit|reference) (?:\p{L}+ )?screening|criminal|vetting|DBS|clearance)\b/iu;
const papers =
  /licen[cs]|certif|\bcards?\b|permit|degree|diploma|regist|\bG\.?E\.?D\b|qualif|\bHN[CD]\b|high school|bachelor|master|\bclearance\b/i;
/** What is held or finished, and no years and no check. */
export const isPaper = (need: string): boolean =>
  papers.test(need) &&
  !yearsOf.test(need) &&
  !/^agreement to |^(?:(?:proven|previous|prior|relevant|successful) )?experience\b/i.test(need);
/** Most people have it: asked about last. */
const driving = /\bdriv(?:er['’]?s?|ing) licen[cs]e\b/i;

/** What such a demand is called in the country of the job. */
function namePaper(need: string, { brief: { place } }: Source): string {
  if (/\bhigh school\b|\bG\.?E\.?D\b/i.test(need)) return 'diploma';
  if (
    /\b(?:degree(?! of (?!bachelor|master|doctor|scien|arts))|bachelor|master|diploma|BSc?|BA|HN[CD]|PhD)\b/i.test(
      need,
    )
  )
    return 'degree';
  if (/licen[cs]e/i.test(need)) return place.country === 'US' ? 'license' : 'licence';
  if (/\bpermit\b/i.test(need)) return 'permit';
  if (/\bcards?\b/i.test(need)) return 'card';
  return /certif/i.test(need) ? 'certificate' : 'qualification it asks for';
}

const fold = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' ');

const orExperience =
  /\b(?:equivalent|comparable|relevant|related|commensurate)\b[^.;]{0,40}\bexperience\b|\bexperience\b[^.;]{0,20}\b(?:in lieu|instead|equivalent)\b/i;
const offersChoice = /\bor\b|\bin lieu\b|\binstead\b|\b(?:combination|mix) of\b/i;
const longestLine = 30;

/** The line that takes experience for the paper; null where none does. */
const orWilling =
  /\bor (?:be |the |a )?(?:willing(?:ness)?|ability|able) to (?:obtain|get|gain|acquire|complete|work towards?|study)\b|\bor (?:be )?(?:licen[cs](?:e|ure)[- ])?eligib(?:le|ility)\b/i;

/** The line that takes somebody who would still get the paper. */
const findLater = (paper: string, { brief }: Source): string | null =>
  [
    paper,
    ...brief.facts.map(ownWords).filter((text) => fold(text).includes(fold(paper).trim())),
  ].find((text) => isWillingFor(paper, text) && text.split(/\s+/).length <= longestLine) ?? null;

/** "Diploma; and a card or be willing to get one": what may come later is the card, and nobody's school. */
function isWillingFor(paper: string, text: string): boolean {
  const willing = orWilling.exec(text);
  if (!willing || ofSchools.test(paper)) return false;
  const clause =
    text
      .slice(0, willing.index)
      .split(/[;.] | and /)
      .at(-1) ?? '';
  return text === paper || fold(clause).includes(fold(paper).trim());
}
const ofSchools = /\b(?:high school|diploma|degree|bachelor|master|G\.?E\.?D)\b/i;

function findInstead(paper: string, { brief }: Source): string | null {
  const lines = [
    paper,
    ...brief.facts.map(ownWords).filter((text) => fold(text).includes(fold(paper).trim())),
  ];
  return (
    lines.find(
      (text) =>
        orExperience.test(text) &&
        offersChoice.test(text) &&
        text.split(/\s+/).length <= longestLine,
    ) ?? null
  );
}

const sameStart = 24;

/** A demand that is met in several ways, or later: nobody is told no before each of them was named. */
function onWays(
  need: string,
  objection: string,
  { source, plan }: Pick<Given, 'source' | 'plan'>,
): Objection | undefined {
  const open = plan.gates.find(
    ({ name, ways = [] }) =>
      ways.length > 1 && fold(name).startsWith(fold(need).slice(0, sameStart)),
  );
  if (!open?.ways) return undefined;
  const evidence = advertised(source, open.name);
  if (open.isAll !== true)
    return {
      objection,
      answer: `There is more than one way to meet it. The posting takes ${joinList(
        open.ways.map((way) => saySmall(shortenWay(way))),
        'or',
      )}. Tell me which of them is yours, and I will check it against the full wording.`,
      evidence,
    };
  return open.later === undefined
    ? undefined
    : {
        objection,
        answer: `You do not need to have all of it yet: the posting accepts people who will get the rest${open.later ? ` ${open.later}` : ''}. Tell me which of the ${open.ways.length} you have, and I will ask who pays for the rest.`,
        evidence,
      };
}

/** "Or equivalent": something else counts as well. */
const orEqual =
  /\bor (?:an? |its |the )?(?:equal|equivalent|comparable)\b|\bequivalent\b[^.;]{0,20}$/i;
/** "Ability to obtain": whoever has not got it yet may come. */
const toObtain =
  /\b(?:able|ability|willing(?:ness)?|eligib(?:le|ility)) (?:to|for) (?:obtain\w*|get|acquire|complete|hold|pass|registration|certification|licensure)\b|\bobtained\b|^(?:an? )?obtain(?:ing)?\b/i;
const ofSchool =
  /\b(?:degree|bachelor\S*|master\S*|diploma|HN[CD]|PhD|B[AS]c?|high school|GED|graduate)\b/i;
/** A paper that is held or not; "relevant certifications" and a course are none. */
const held = /\blicen[cs]e[sd]?\b|\bpermit\b|\bcards?\b|\bregist(?:ered|ration)\b/i;
const vague =
  /^(?:an? |any |all |the )?(?:required|relevant|appropriate|necessary|applicable|suitable|other) |\bsuch as\b|\brelevant\b|\btraining$/i;

const forced =
  /\b(?:mandatory|non[- ]negotiable|absolutely (?:required|essential))\b|\b(?:is|are) (?:essential|a must)\b/i;
/** A paper that the line itself calls mandatory is not bargained about. */
const isForced = ({ kind, factIds = [], ways = [], later }: Gate, { brief }: Source): boolean =>
  kind === 'credential' &&
  ways.length < 2 &&
  later === undefined &&
  brief.facts.some(
    ({ id, text, source }) =>
      factIds.includes(id) &&
      forced.test(`${text}\n${source.from === 'job' ? source.quote : ''}`) &&
      !/\bnot (?:mandatory|essential)\b/i.test(text),
  );

/** Without this paper nobody can be put forward: a licence, card or registration, and no way round it. */
export function isRefused(need: string, { source, plan }: Pick<Given, 'source' | 'plan'>): boolean {
  const bare = fold(need.replace(/^(?:to be )?(?:(?:an?|the) )?/i, '')).trim();
  const gate = plan.gates.find(({ name }) => fold(name).includes(bare));
  if (orEqual.test(need) || toObtain.test(need) || onTheWay.test(need)) return false;
  if (gate?.law !== undefined || (gate && isForced(gate, source))) return true;
  if (!held.test(need) || ofSchool.test(need) || vague.test(need)) return false;
  const isOpen = (gate?.ways ?? []).length > 1 || gate?.later !== undefined;
  return !isOpen && findInstead(need, source) === null && findLater(need, source) === null;
}

/** Asked of whoever does not hold it yet. */
const onTheWay = /^to be (?:working|studying|training) (?:towards?|for)\b/i;

function onPaper(paper: string, { source, plan, facts }: Given): Objection {
  const objection = `I do not have the ${namePaper(paper, source)}.`;
  const law = plan.gates.find(
    ({ name, law: of }) => of !== undefined && fold(name).includes(fold(paper)),
  )?.law;
  const taught =
    facts.training !== null && /certif|licen[cs]|qualif|apprentice/i.test(facts.training)
      ? ` It also says: ${quoteAd(source, facts.training)}.`
      : '';
  if (isUnderway(paper) && !/\bor\b/i.test(paper))
    return {
      objection: 'I have not finished the qualification.',
      answer: `You do not need to have finished it. The posting says: ${quoteAd(source, paper.replace(behindNeed, ''))}. Which one is it, and when do you expect to finish?`,
      evidence: quoted,
    };
  const instead = findInstead(paper, source);
  if (law === undefined && instead !== null)
    return {
      objection,
      answer: `Equivalent experience counts, too. The posting says: ${quoteAd(source, instead)}. Tell me what you have done and for how long, and I will ask whether it is enough.`,
      evidence: quoted,
    };
  const open = onWays(paper, objection, { source, plan });
  if (open) return open;
  const later = findLater(paper, source);
  if (later !== null)
    return {
      objection,
      answer: `You do not need it yet. The posting says: ${quoteAd(source, later)}. If you would get it, tell me how soon, and I will ask who pays for it.`,
      evidence: quoted,
    };
  if (onTheWay.test(paper))
    return {
      objection: 'I do not hold the qualification yet.',
      answer:
        'You do not have to: the posting only asks that you are working towards it. Which one is it, and how far along are you?',
      evidence: quoted,
    };
  if (toObtain.test(paper))
    return {
      objection,
      answer: `You do not need it yet. The posting says: ${quoteAd(source, paper.replace(behindNeed, ''))}. If you would get it, tell me how soon, and I will ask who pays for it.`,
      evidence: quoted,
    };
  if (orEqual.test(paper))
    return {
      objection,
      answer: `One of the two is needed: that, or what counts as equal. The posting says: ${quoteAd(source, paper.replace(behindNeed, ''))}. Tell me what you have instead, and I will ask whether it counts.`,
      evidence: quoted,
    };
  if (!isRefused(paper, { source, plan }))
    return {
      objection,
      answer: `The posting asks for it: ${quoteAd(source, paper.replace(behindNeed, ''))}.${taught} What do you hold so far, and since when? If you are working on it, when do you expect to have it?`,
      evidence: quoted,
    };
  return {
    objection,
    answer: `The posting asks for it: ${quoteAd(source, paper.replace(behindNeed, ''))}.${law === undefined ? '' : ' So does the law.'} Without it I cannot put you forward.${taught} If you are working on it, when do you expect to have it?`,
    evidence: law === undefined ? quoted : 'Advertisement, and the law of the place.',
  };
}

/** "You need to be a weaver", quoted, is "weaver". */
const behindNeed = /^to be (?:an? )?/;
/** "to be qualified" stands behind "you need" only. */
const asked =
  /^to be (?=\p{L}+(?:, | or | )(?:\p{L}+(?:, | or | )){0,8}?(?:qualified|certified|registered|licensed)\b)/u;
const span =
  /\b(\d{1,2}|an?|one|two|three|four|five|six|seven|eight|nine|ten)(?:\s?[-–]\s?\d{1,2}|\s?to \d{1,2})?\s?\+?(?: \(\d{1,2}\))? (?:\p{L}{1,12} )?(years?|months?)\b/iu;

/** "A license, or ability to get it within 3 months of hire": the time to get it is no experience. */
const dropTerm = (need: string): string =>
  need.replace(
    /\b(?:in|within|inside) (?:\d{1,2}|an?|one|two|three|four|six|nine|twelve) (?:days|weeks?|months?|years?) (?:of|after|from) (?:the |your )?(?:start|hire|hiring|employment|joining|appointment)\b/giu,
    '',
  );

/** "I have less than 3 years of experience.": by the lower number, where one stands there. */
export function sayLess(need: string): string {
  const [, number, unit] = span.exec(dropTerm(need)) ?? [];
  return number === undefined || unit === undefined
    ? 'I have less experience than that.'
    : `I have less than ${number.toLowerCase()} ${/^(?:1|one|an?)$/i.test(number) ? unit.toLowerCase().replace(/s$/, '') : unit.toLowerCase()} of experience.`;
}
const looking = /^(?:looking|searching) for /i;
const ofSchooling =
  /\beducation\b|\bschool\w*\b|\bdegree(?! of (?!bachelor|master|doctor|scien|arts))\b|\bdiploma\b|\btraining\b/i;

/** What else counts, and no more than the line takes for it. */
export function sayEqual(need: string): string {
  if (/\bcombination\b/i.test(need) && ofSchooling.test(need))
    return ' So a different mix of education and work can count.';
  return /\bequ(?:al|ivalent)(?: \p{L}+)? experience\b/iu.test(need)
    ? ' So experience gained elsewhere can count.'
    : '';
}

/** Whoever is written to has it; a degree of the field somebody may lack. */
const isOfAll = (need: string): boolean => ofProfession.test(need) && !ofSchool.test(need);

export const askedChecks = 'What checks would they do on me?';

/** Doubts about what somebody must bring, the hardest first. */
export function objectToNeeds(given: Given): Objection[] {
  const { source, facts } = given;
  const { needs, training, body: heavy } = facts;
  const held = needs.filter(isPaper);
  const paper = held.find((need) => !driving.test(need) && !isOfAll(need));
  const driver = held.find((need) => driving.test(need));
  const time = needs.find((need) => yearsOf.test(dropTerm(need)) && ofExperience.test(need));
  const check = needs.find((need) => checks.test(need));
  const taught = training === null ? '' : ` It also says: ${quoteAd(source, training)}.`;
  return [
    paper === undefined ? null : onPaper(paper, given),
    time === undefined
      ? null
      : (onWays(time, sayLess(time), given) ?? {
          objection: sayLess(time),
          answer: `It asks for ${asked.test(time) ? 'somebody ' : ''}${quoteAd(source, time.replace(asked, '').replace(looking, ''))}.${sayEqual(time)}${taught} Tell me how long you have done this work and where, and I will ask whether that is enough.`,
          evidence: quoted,
        }),
    heavy === null
      ? null
      : {
          objection: 'How physical is the work?',
          answer: `The posting says: ${quoteAd(source, heavy)}. If you would need an adjustment to do the work, we can ask for it; you do not have to tell me why.`,
          evidence: quoted,
        },
    check === undefined
      ? null
      : {
          objection: askedChecks,
          answer: `The posting names this: ${quoteAd(source, check.replace(/^(?:able|the ability) to (?:pass )?(?:an? |the )?|^agreement to (?:an? |the )?/g, ''))}. It is the same for everyone. If you want to know what it covers before you apply, ask me, and I will get it in writing.`,
          evidence: quoted,
        },
    driver === undefined ? null : onPaper(driver, given),
  ].filter((one) => one !== null);
}

/** The line of the advertisement in which such words stand. */
const findFact = ({ brief }: Source, words: string): string =>
  brief.facts.find(({ text }) => text.toLowerCase().includes(words.toLowerCase()))?.text ?? words;

const longestAsked = 24;

/** What heads ask before they talk: to whom they report, whom they lead, with which money, and why the post is open. */
function objectToPost({ source, plan: { names } }: Given): Objection {
  const told = findSpoken(source.brief, 'reports to');
  const boss =
    source.brief.reportsTo !== null
      ? `The job reports to ${names.manager}.`
      : told !== null && countWords(told) <= longestAsked
        ? `The posting says: ${quoteAd(source, told)}.`
        : '';
  const named = nameTeam(source);
  const team = named === '' ? '' : `There is ${named}.`;
  const open = [team === '' ? 'team' : '', 'budget', 'why it is open'].filter(Boolean);
  return {
    objection: 'Who would I report to, who would I lead, and why is the job open?',
    answer: [boss, team, `The rest is [${open.join(', ')}: ask the hiring manager].`]
      .filter(Boolean)
      .join(' ')
      .replace(
        /^The rest is .*/,
        `The posting does not say: [reporting line, ${open.join(', ')}: ask the hiring manager].`,
      ),
    evidence:
      boss === '' && team === '' ? notSaid : 'Advertisement; what is in brackets is not stated.',
  };
}

/** "An experienced weaver", wherever the text says for whom it looks. */
export function findExperienced({ brief }: Source): string | null {
  const texts = [
    brief.title.given,
    ...brief.facts.map(({ source: at, text }) => (at.from === 'job' ? at.quote : text)),
    ...brief.employerBlocks.map(({ text }) => text),
  ];
  for (const text of texts) {
    const [, said] = soughtAfter.exec(text) ?? [];
    if (said !== undefined) return said;
  }
  return null;
}
const soughtAfter =
  /(?:^|\b(?:seek\w*|looking for|need|want|hire|hiring|recruit\w*|require|join\w*(?: \p{L}+){0,3} as) )((?:an? |two |several )?(?:highly |very )?experienced (?:and \p{L}+ )?(?:[\p{L}/&-]+ ){0,3}?[\p{L}/&-]+)(?= (?:to|who|for|with|in|at|on|and)\b|[.,;:!]|$)/iu;

/** A number of years stands in the text, read or not. */
const tellsYears = ({ brief }: Source): boolean =>
  brief.seniority.years !== null || isSpokenOf(brief, 'years');

/** Whether somebody who is new to it may come: what is taught, who is welcome, what is asked for. */
export function objectToTraining(given: Given): Objection | null {
  const { facts, source } = given;
  const { training, needs, taught } = facts;
  if (headsOthers(source)) return objectToPost(given);
  const welcome = findWelcome(source);
  if (welcome !== null)
    return {
      objection: 'I have only just qualified.',
      answer: `The posting is open to ${welcome}.${taught === '' ? '' : ` ${taught}`} Tell me what you have done in training, and what you would want to be shown first.`,
      evidence: advertised(source, findFact(source, welcome)),
    };
  const fromNought = findFromNought(source);
  if (fromNought !== null)
    return {
      objection: 'Do I need experience?',
      answer: `No. The posting says ${quoteAd(source, fromNought)}, so you can start without any.${training === null ? '' : ` It also says: ${quoteAd(source, training)}.`} Tell me what you have done so far.`,
      evidence: quoted,
    };
  // That there are apprenticeships says nothing of how somebody new to this post is taught.
  if (training !== null && /\btrain|\bexperience\b|\bresidency\b|\bmentor/i.test(training))
    return isRouteOfSome(training)
      ? {
          objection: 'I have only just started in this field.',
          answer: `There is another way in. The posting says: ${quoteAd(source, training)}. How long have you worked so far? If that applies to you, I will put you forward.`,
          evidence: quoted,
        }
      : {
          objection: 'I have not done exactly this work before.',
          answer: `The posting says: ${quoteAd(source, training)}. So tell me what you have done so far, and which part would be new to you.`,
          evidence: quoted,
        };
  // The years are answered among the demands.
  const ofWork = needs.filter((need) => ofExperience.test(need) && !isPaper(need));
  const asked = ofWork.find((need) => yearsOf.test(need)) ?? ofWork[0];
  if (asked !== undefined && yearsOf.test(asked)) return null;
  // Also what no letter has room for; how many years comes before what they were spent on.
  const others = listMusts(source.brief)
    .filter(({ kind, text }) => kind === 'experience' || /\bexperienced?\b/i.test(text))
    .map(ownWords)
    .filter(
      (text) =>
        !isPaper(text) &&
        !isGlued(text) &&
        !/\d\p{L}{3}/u.test(text) &&
        isListItem(text, longestAsked),
    );
  const demanded = others.find((text) => yearsOf.test(text)) ?? asked ?? others[0];
  if (demanded !== undefined)
    return {
      objection: 'How much experience do I need?',
      answer: `The posting asks for this: ${quoteAd(source, demanded)}. Tell me where you have done it, and I will say honestly whether it fits.`,
      evidence: quoted,
    };
  const [wished] = listFacts(source.brief, {
    kinds: ['experience'],
    importance: ['preferred', 'nice'],
  })
    .map(ownWords)
    .filter((text) => text.split(/\s+/).length <= longestAsked);
  if (wished !== undefined)
    return {
      objection: 'Do I need experience?',
      answer: `It is preferred, not required: ${quoteAd(source, wished)}. Tell me what you have done so far.`,
      evidence: quoted,
    };
  if (needs.length > 0 || tellsYears(source)) return null;
  const wanted = findExperienced(source);
  return wanted === null
    ? {
        objection: 'How much experience do they expect?',
        answer:
          'The posting gives no number of years; they are looking for [experience: ask the hiring manager]. Tell me what you have done, and I will check with them.',
        evidence: notSaid,
      }
    : {
        objection: 'Do I need experience?',
        answer: `Yes. The posting looks for ${quote(wanted)}. In years, that means [years: ask the hiring manager].`,
        evidence: quoted,
      };
}
