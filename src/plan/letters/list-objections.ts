import { hasOffHours } from '#market/difficulty/off-hours.ts';
import { stripEnd } from '#writing/casing.ts';
import { quote } from '#writing/quote.ts';
import { cutWords } from '#writing/shorten.ts';
import { isGlued } from '#writing/glued.ts';
import { findProof } from '../evidence.ts';
import { onTheSpot } from '../on-the-spot.ts';
import { listFacts, openDashes, ownWords } from '../own-words.ts';
import { makePlan, type Plan } from '../plan.ts';
import type { Source } from '../source.ts';
import { sayWhereOf } from '../who-said.ts';
import { findWelcome, listJobFacts, type JobFacts } from './job-facts.ts';
import { isNightWork } from './night-work.ts';

export interface Objection {
  objection: string;
  answer: string;
  /** Where the answer comes from; a blank where the advertisement is silent. */
  evidence: string;
}

interface Given {
  source: Source;
  plan: Plan;
  facts: JobFacts;
}

const advertised = (words: string): string => `Advertisement: ${quote(stripEnd(words))}.`;
const nothing = 'Not in the advertisement: fill the blank first.';
/** The words stand in the answer already. */
const quoted = 'Advertisement, in the words quoted.';

const stop = 'If that rules it out for you, say so and I will not press it.';

function onPay({ source, plan, facts }: Given): Objection {
  const { pay, stated, sentences } = plan;
  if (!stated.has('pay') || sentences.pay === '')
    return {
      objection: 'No pay is stated. Why should I answer?',
      answer:
        'A fair point: the posting names no pay. It is [range: ask the hiring manager], and you should have the figure before you spend time on this.',
      evidence: nothing,
    };
  return {
    objection:
      pay.standing === 'below'
        ? 'That is less than others pay.'
        : 'What does it pay, and what comes with it?',
    answer:
      `${sentences.pay} ${sentences.payTerms} ${pay.hourly === null ? '' : `That is ${pay.hourly}.`} ${facts.offers[0] ?? ''} Tell me the figure you would need, not what you earn now, and I will say whether it is within reach.`.replace(
        / {2,}/g,
        ' ',
      ),
    evidence: `${sayWhereOf(source, 'pay', '')}: ${quote(stripEnd(pay.said ?? pay.spoken ?? sentences.pay))}.`,
  };
}

const away = /\baway from home\b|\bovernight\b|\btravel\w*\b/i;
const weekend = /\bweekends?\b|\bsaturdays?\b|\bsundays?\b|\b7[- ]day\b/i;
const onCall = /\bon[- ]call\b|\bcall[- ]outs?\b/i;

function listTimes({ source: { brief } }: Given): string[] {
  return [
    brief.hours?.text ?? '',
    ...listFacts(brief, { kinds: ['schedule'] }).map(ownWords),
    ...brief.employerBlocks.filter(({ role }) => role === 'schedule').map(({ text }) => text),
  ].filter((text) => text !== '' && text.split(/\s+/).length <= 30);
}

const timesOf = [
  [onCall, 'I do not want to be on call.', 'on-call work belongs to this job'],
  [weekend, 'I cannot work weekends.', 'weekends belong to this job'],
] as const;

function onTimes(given: Given): Objection | null {
  const { source, plan, facts } = given;
  // The number alone stands in the pattern of the letters.
  const hours = facts.hours || plan.sentences.hours;
  const times = listTimes(given).filter((text) => !away.test(text));
  const said = openDashes(times[0] ?? '');
  if (isNightWork(source))
    return {
      objection: 'I do not want to work nights.',
      answer: `Then this one is not for you: it is night work. ${hours === '' ? '' : `${hours} `}Tell me which hours you would take, and I will write only if such a job opens.`,
      evidence: advertised(times[0] ?? source.brief.title.given),
    };
  for (const [words, objection, belongs] of timesOf) {
    const line = times.find((text) => words.test(text) && hasOffHours(text));
    if (line !== undefined)
      return {
        objection,
        answer: `You should know it now: ${belongs}. The posting says ${quote(stripEnd(cutWords(openDashes(line), 20)))}. ${stop}`,
        evidence: quoted,
      };
  }
  const kind =
    /\bpart[- ]time\b/i.test(plan.sentences.contract) && !/\bor\b/.test(plan.sentences.contract);
  if (kind)
    return {
      objection: 'I need full-time hours.',
      answer: `This job is part-time.${hours === '' ? '' : ` ${hours}`} If that is too little, say so and I will stop here.`,
      evidence: advertised(source.brief.employmentType?.text ?? 'part-time'),
    };
  if (hours !== '')
    return {
      objection: 'Which hours would I really work?',
      answer: `${hours} That is what the posting states. If you need other hours, tell me which, and I will ask before you apply.`,
      evidence: advertised(said || hours),
    };
  return facts.needs.some((need) => hasOffHours(need))
    ? null
    : {
        objection: 'Which hours would I work?',
        answer: `The posting does not give them${facts.pattern === '' ? '' : `; it says only that it is ${facts.pattern.replace(/^It is |\.$/g, '')}`}. The hours are [hours: ask the hiring manager]. You get them before you decide anything.`,
        evidence: nothing,
      };
}

function onTravel({ source: { brief } }: Given): Objection | null {
  const line = [
    ...listFacts(brief, { kinds: ['travel'] }).map(ownWords),
    ...listFacts(brief, { kinds: ['schedule'] })
      .map(ownWords)
      .filter((text) => away.test(text)),
  ]
    .filter(
      (text) =>
        text.split(/\s+/).length <= 25 &&
        !/\b(?:paid|per diem|allowance|reimburs\w*)\b/i.test(text),
    )
    .map(openDashes);
  if (line.length === 0) return null;
  const said = line.slice(0, 2).map((text) => quote(stripEnd(text)));
  return {
    objection: 'I do not want to be on the road.',
    answer: `${line.every((text) => seldom.test(text)) ? 'Some may come up.' : 'It is part of this job.'} The posting says ${said.join(' and ')}. ${stop}`,
    evidence: quoted,
  };
}

const seldom = /\b(?:occasional\w*|may|some|rare\w*)\b/i;
const relocation = /\brelocat\w+/i;

function onPlace({ source, plan, facts }: Given): Objection | null {
  const { brief } = source;
  const { place, offers } = plan;
  const moves = offers.some((offer) => relocation.test(offer));
  const help = moves ? ' The posting offers relocation assistance.' : '';
  if (brief.workType === 'remote')
    return {
      objection: 'Will I have to come to an office after all?',
      answer:
        'The posting says the job is remote. Days on site, if any, are [days on site: ask the hiring manager], so that nothing surprises you later.',
      evidence: advertised('remote'),
    };
  if (brief.workType === 'hybrid')
    return {
      objection: 'I want to work from home.',
      answer: `Partly you can. ${facts.pattern}${place.in === '' ? '' : ` The workplace is ${place.in}.`} If you need more days at home than that, tell me before we go on.`,
      evidence: advertised(facts.pattern),
    };
  if (place.in === '')
    return {
      objection: 'Where exactly is the job?',
      answer:
        'The posting does not say. It is in [place: ask the hiring manager], and you get the address before you decide anything.',
      evidence: nothing,
    };
  if (brief.workType === 'on-site' && !onTheSpot.has(plan.drawer.kind))
    return {
      objection: 'I want to work from home.',
      answer: `This job is on site ${place.in}.${help} If you need days at home, it does not fit, and I would rather say so now.`,
      evidence: advertised(`on site, ${place.label ?? ''}`),
    };
  return {
    objection: 'That may be too far for me.',
    answer: `The job is ${place.in}.${help} How would you get there, and how long may it take? If the way is too long, we stop here.`,
    evidence: advertised(place.label ?? ''),
  };
}

const yearsOf = /\b(?:years?|months?)\b/i;
const checks = /\b(?:background|criminal|drug|vetting|DBS|clearance|screening)\b/i;
const papers =
  /licen[cs]|certif|\bcards?\b|permit|degree|diploma|regist|\bG\.?E\.?D\b|qualif|\bHN[CD]\b|high school|bachelor|master|\bclearance\b/i;
const bodily = /\b(?:lift|carry|pounds|lbs|kg)\b/i;

/** What such a demand is called in the country of the job. */
function namePaper(need: string, { brief: { place } }: Source): string {
  if (/\bhigh school\b|\bG\.?E\.?D\b/i.test(need)) return 'diploma';
  if (/\b(?:degree|bachelor|master|diploma|BSc?|BA|HN[CD]|PhD)\b/i.test(need)) return 'degree';
  if (/licen[cs]e/i.test(need)) return place.country === 'US' ? 'license' : 'licence';
  if (/\bpermit\b/i.test(need)) return 'permit';
  if (/\bcards?\b/i.test(need)) return 'card';
  return /certif/i.test(need) ? 'certificate' : 'qualification it asks for';
}

function onNeeds({ facts, source }: Given): Objection[] {
  const { needs, training } = facts;
  const paper = needs.find((need) => papers.test(need) && !yearsOf.test(need));
  const time = needs.find((need) => yearsOf.test(need));
  const heavy = needs.find((need) => bodily.test(need));
  const taught = training === null ? '' : ` It also says: ${quote(stripEnd(training))}.`;
  const taughtPaper = /certif|licen[cs]|qualif|apprentice/i.test(taught) ? taught : '';
  return [
    ...(paper
      ? [
          {
            objection: `I do not have the ${namePaper(paper, source)}.`,
            answer: `The posting requires it: ${quote(paper)}. Without it I cannot put you forward for this job.${taughtPaper} Once you have it, write to me.`,
            evidence: quoted,
          },
        ]
      : []),
    ...(time
      ? [
          {
            objection: 'I have less experience than that.',
            answer: `It asks for ${quote(time)}.${taught} Tell me how long you have done this work and where, and I will say plainly whether it meets that.`,
            evidence: quoted,
          },
        ]
      : []),
    ...(heavy
      ? [
          {
            objection: 'How heavy is the work?',
            answer: `The posting says: ${quote(heavy)}. If something has to be arranged so that you can do the work, we can ask for it; you need not tell me why.`,
            evidence: quoted,
          },
        ]
      : []),
  ];
}

/** The line of the advertisement in which such words stand. */
const findFact = ({ brief }: Source, words: string): string =>
  brief.facts.find(({ text }) => text.toLowerCase().includes(words.toLowerCase()))?.text ?? words;

function onTraining({ facts, source }: Given): Objection | null {
  const { training, needs, taught } = facts;
  const welcome = findWelcome(source);
  if (welcome !== null)
    return {
      objection: 'I have only just qualified.',
      answer: `The posting is open to ${welcome}.${taught === '' ? '' : ` ${taught}`} Tell me what you have done in training, and what you would want to be shown first.`,
      evidence: advertised(findFact(source, welcome)),
    };
  const [asked] = listFacts(source.brief, { kinds: ['experience'], importance: ['must'] })
    .map(ownWords)
    .filter((text) => text.split(/\s+/).length <= 16);
  if (training === null && asked !== undefined)
    return {
      objection: 'How much experience do I need?',
      answer: `The posting asks for this: ${quote(stripEnd(asked))}. Tell me where you have done it, and I will say honestly whether it fits.`,
      evidence: quoted,
    };
  if (training === null)
    return needs.length > 0 || source.brief.seniority.years !== null
      ? null
      : {
          objection: 'Do I need experience?',
          answer:
            'The posting asks for no set number of years. What the team expects is [experience: ask the hiring manager]. Tell me what you have done, and I will ask before you apply.',
          evidence: nothing,
        };
  return {
    objection: 'I have not done exactly this work before.',
    answer: `The posting says: ${quote(stripEnd(training))}. So tell me what you have done so far, and which part would be new to you.`,
    evidence: quoted,
  };
}

function onCheck({ facts }: Given): Objection | null {
  const check = facts.needs.find((need) => checks.test(need));
  return check === undefined
    ? null
    : {
        objection: 'What will they check about me?',
        answer: `The posting names it: ${quote(check)}. It is the same for everyone. Ask me what it covers before you apply, and I will find out in writing.`,
        evidence: quoted,
      };
}

function onContract({ source: { brief }, facts }: Given): Objection {
  const start = brief.startDate?.text;
  return {
    objection: 'I have notice to give. When would it start?',
    answer:
      start !== undefined && start.split(/\s+/).length <= 10
        ? `The posting says: ${quote(stripEnd(start))}. Tell me your notice, and I will ask whether it fits.`
        : `The posting names no date; it is [start: ask the hiring manager]. Tell me your notice for ${facts.shortly}, and I will ask whether they can wait.`,
    evidence: start === undefined ? nothing : quoted,
  };
}

/** Promises of the employer, or of a visit: not ours to give. */
const promises =
  /\b(?:here|come (?:on|and|by)|visit|stand (?:there|in)|you will see(?!.*if they agree)|can (?:also )?speak|we|our|us|many (?:practices|employers|places) can)\b/i;

/** Matters on which the doubts above speak already. */
const spoken: ReadonlySet<string> = new Set([
  'pay',
  'place',
  'workType',
  'travel',
  'contract',
  'credentials',
  'years',
  'education',
]);

/** What people of this trade ask before they move, whatever the job; answered with what is known or with a promise to ask. */
function listOfTrade({ source, plan }: Given, hasHours: boolean): Objection[] {
  return plan.drawer.objections
    .filter(({ backed_by: matter }) => !hasHours || matter !== 'hours')
    .filter(({ backed_by: matter }) => !spoken.has(matter))
    .filter(({ answer }) => !promises.test(answer))
    .map(({ objection, answer, backed_by: matter }) => {
      const found =
        matter === 'nothing' ? null : findProof(source, plan, matter, `${objection} ${answer}`);
      const isUsable = found !== null && found.split(/\s+/).length <= 20 && !isGlued(found);
      return {
        objection,
        answer: isUsable ? `The posting says: ${quote(found)}. ${answer}` : answer,
        evidence: isUsable
          ? quoted
          : 'Not in the advertisement: put it to the hiring manager first.',
      };
    });
}

const most = 6;

/** Doubts that this posting raises or answers, each met with its own fact; then what the trade asks. */
export function listObjections(source: Source): Objection[] {
  const plan = makePlan(source);
  const given = { source, plan, facts: listJobFacts(source) };
  const [need, ...more] = onNeeds(given);
  const times = onTimes(given);
  const isKnown = times !== null && times.evidence !== nothing;
  const [first, second, third] = listOfTrade(given, isKnown);
  return [
    onPay(given),
    isKnown ? times : null,
    onTravel(given),
    need ?? null,
    onTraining(given),
    first ?? null,
    second ?? null,
    isKnown ? null : times,
    ...more,
    onPlace(given),
    third ?? null,
    onCheck(given),
    onContract(given),
  ]
    .filter((one) => one !== null)
    .slice(0, most);
}
