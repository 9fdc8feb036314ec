import { findSpoken } from '#shared/spoken-of.ts';
import { withArticle } from '#writing/article.ts';
import { capitalize, stripEnd } from '#writing/casing.ts';
import { isGlued } from '#writing/glued.ts';
import { quote } from '#writing/quote.ts';
import type { FactKind } from '#shared/brief.ts';
import type { JobFact } from '#knowledge/drawer.ts';
import { findProof } from '../evidence.ts';
import { findPath } from '../offers/growth.ts';
import { makePlan, type Plan } from '../plan.ts';
import type { Source } from '../source.ts';
import { sayWhereOf } from '../wording/who-said.ts';
import { listLines } from './ad-lines.ts';
import { answerTopic, presumes } from './answer-topic.ts';
import { isElsewhere } from './ask.ts';
import { sayEnd } from './decisive.ts';
import { findExtraWork } from './extra-work.ts';
import { isHollowGrowth, sayGrowth, sayLastMoves } from './say-growth.ts';
import { listJobFacts } from './job-facts.ts';
import { joinGood, listGood, listGoodOffers } from './list-good.ts';
import { deskKinds, isOnSiteDesk } from './minuses.ts';
import { moreOnPay, objectionMatters } from './objection-matters.data.ts';
import { advertised, notSaid, quoted, retold, type Given, type Objection } from './objection.ts';
import { onPlace, onTravel } from './object-to-place.ts';
import { askedChecks, objectToNeeds, objectToTraining } from './object-to-needs.ts';
import { onOpenHours, onTimes } from './object-to-times.ts';
import {
  onHouse,
  onManyDuties,
  onNightRate,
  onOtherField,
  onOtherState,
  onPayday,
  onWishes,
  sayOnTop,
} from './object-to-post.ts';
import { objectToSelling } from './object-to-selling.ts';
import { objectToTools } from './object-to-tools.ts';
import { objectToWorries } from './object-to-worries.ts';
import { isVerbatim, quoteAd } from './quote-ad.ts';
import { speakHours } from './say-job.ts';
import { isSchoolLeaving } from './rank-needs.ts';
import { payday } from './tell-terms.ts';
import { isNearly } from './tell-facts.ts';
import { isOver } from '#writing/read-day.ts';
import { hasNoBenefits } from '../offers/no-benefits.ts';
import { findOwnBusiness } from '../contract/deal-form.ts';
import { listDecidingTerms, sayFormOfPay } from '../contract/deciding-terms.ts';

/** How to complain or appeal is no part of the pay. */
const notOnPay = /\b(?:complain\w*|breach\w*|appeals?|grievance|recruitment principles)\b/i;

/** A lunch is no answer to a question about pay. */
function sayPaidBeside(source: Source): string {
  const paid = listGoodOffers(source).flatMap(({ group, phrase }) =>
    group === 'pay' ? phrase : [],
  );
  return paid.length === 0 ? '' : `It does mention ${joinGood(paid.slice(0, mostPaid))}.`;
}
const mostPaid = 3;

function onPay({ source, plan }: Given): Objection {
  const { pay, stated, sentences } = plan;
  const line = listLines(source).find(
    (text) => moreOnPay.test(text) && !notOnPay.test(text) && isVerbatim(source, text),
  );
  const more = line === undefined ? '' : `The posting adds: ${quote(stripEnd(line))}.`;
  if (!stated.has('pay') || sentences.pay === '')
    return {
      objection: 'What does it actually pay?',
      answer: [
        `The posting does not say. The ${findOwnBusiness(source.brief) === null ? 'range' : 'rate'} is [${findOwnBusiness(source.brief) === null ? 'range' : 'rate'}: ask the hiring manager].`,
        more || sayPaidBeside(source),
        'You will have a figure before any interview.',
      ]
        .filter(Boolean)
        .join(' '),
      evidence: line === undefined ? notSaid : quoted,
    };
  const isBelow = pay.standing === 'below';
  const isOpen = isRange(source) || isCeiling(source) || sentences.pay.startsWith('Pay starts');
  return {
    objection: isBelow ? 'I can get more elsewhere.' : 'I already earn about that.',
    answer: [
      isBelow ? 'You may be right.' : 'Then pay alone is not a reason to move.',
      `${stripEnd(sentences.pay.replace(payday, ''))}.`,
      isCeiling(source) ? 'That is the top of what it pays, not the starting point.' : '',
      sentences.payTerms,
      pay.hourly === null ? '' : `That is ${pay.hourly}.`,
      more,
      isOpen
        ? 'I will ask where in it you would start, and tell you before you interview.'
        : sayOnTop(
            listGood(source)
              .filter((benefit) => !isNearly(benefit, more))
              .slice(0, 2),
          ) || 'What else would have to be better for you to consider it?',
    ]
      .filter(Boolean)
      .join(' '),
    evidence: [
      `${sayWhereOf(source, 'pay', '')}: ${quotePay(source) ?? stripEnd(pay.said ?? pay.spoken ?? sentences.pay)}.`,
      isBelow && pay.median !== null && pay.source !== null
        ? `Median for the occupation: ${pay.median} (${pay.source}).`
        : '',
    ]
      .filter(Boolean)
      .join(' '),
  };
}

const isCeiling = ({ brief: { pay } }: Source): boolean =>
  pay !== null && pay.min === null && typeof pay.max === 'number';

/** One amount is taken or not, and "from 40,000" has no end: there is nothing to name. */
const isRange = ({ brief: { pay } }: Source): boolean =>
  typeof pay?.min === 'number' && typeof pay.max === 'number' && pay.min < pay.max;

const longestPay = 14;

/** The amount as it stands there; the field of the form holds it in a form of its own. */
function quotePay({ brief: { pay } }: Source): string | null {
  if (pay?.source.from !== 'job') return null;
  const said = stripEnd(pay.source.quote);
  if (!/\d/.test(said) || said.split(/\s+/).length > longestPay) return null;
  return pay.source.field === 'salaryRange' ? said : quote(said);
}

/** Not eligible for benefits: the first thing that people with insurance ask. */
const onNoBenefits = ({ source }: Given): Objection | null =>
  hasNoBenefits(source.brief)
    ? {
        objection: 'What about benefits?',
        answer:
          'The posting says that none come with this job. If you need insurance or paid leave from it, this is not the right job, and it is better to know now. Any other perks, such as a discount: [perks: ask the hiring manager].',
        evidence: retold,
      }
    : null;

/** Doubts that a line of the advertisement raises by itself. */
function onLines({ source }: Given): Objection[] {
  const lines = listLines(source).filter((text) => isVerbatim(source, text));
  return objectionMatters.flatMap(({ said, not, objection, before, behind }) => {
    const found = lines
      .filter((text) => said.test(text) && !(not?.test(text) ?? false))
      .toSorted((a, b) => a.length - b.length)[0];
    return found === undefined
      ? []
      : [{ objection, answer: `${before} ${quote(stripEnd(found))}. ${behind}`, evidence: quoted }];
  });
}

/** The terms that decide by themselves, each with the plain answer; a contract with its end is told below. */
const onTerms = ({ source }: Given, hasEnd: boolean): Objection[] =>
  listDecidingTerms(source.brief).flatMap(({ id, objection, words }) =>
    objection === null || (id === 'time' && hasEnd)
      ? []
      : [{ ...objection, evidence: advertised(source, words) }],
  );

const ofFuture =
  /\b(?:nowhere to go|stuck|next step|dead end|grow\w*|progress\w*|promot\w*|career|move up|move on|future|lead(?:s)? (?:to|anywhere))\b/i;

/** Where the job leads, where the text says so. */
function onGrowth({ source }: Given): Objection | null {
  const said = sayGrowth(source);
  // "Career growth" answers nobody.
  return said === '' || isHollowGrowth(source)
    ? null
    : {
        objection: 'Where could I go from there?',
        answer:
          `${said} ${findPath(source) === null ? sayLastMoves(source) : 'At the interview, ask who has taken that path.'}`.trim(),
        evidence: quoted,
      };
}

function onContract({ source, facts }: Given): Objection {
  const end = sayEnd(source);
  if (end !== '' && /^intern/i.test(source.brief.employmentType?.text ?? ''))
    return {
      objection: 'How long is it, and what happens after that?',
      answer: `${end} What happens after that: [after the internship: ask the hiring manager].`,
      evidence: 'Advertisement; what comes after is not stated.',
    };
  if (end !== '')
    return {
      objection: 'Why would I give up a permanent job for that?',
      answer: `Only with your eyes open. ${end} What happens after that: [after the contract: ask the hiring manager]. If you need something permanent, just say so, and I will not press you.`,
      evidence: 'Advertisement; what comes after is not stated.',
    };
  if (/\bpermanent\b/.test(facts.pattern))
    return {
      objection: 'Is it a permanent job?',
      answer: `Yes. ${facts.pattern} The probation period: [probation: ask the hiring manager].`,
      evidence: advertised(source, 'permanent'),
    };
  const extra = findExtraWork(source);
  // Whoever needs more hours is answered already.
  if (extra !== null && extra !== 'part-time')
    return {
      objection: 'I want to keep my other job.',
      answer: `Many do. ${facts.pattern} ${speakHours(facts.hours)} ${facts.hours === '' ? `How many ${extra === 'shifts' ? 'shifts' : 'days'} they expect, and how far ahead you would know: [least number and notice: ask the hiring manager].` : 'How far ahead you would know your days: [notice of the rota: ask the hiring manager].'}`,
      evidence: advertised(source, source.brief.employmentType?.text ?? extra),
    };
  const own = findOwnBusiness(source.brief);
  if (own !== null)
    return {
      objection: 'I would rather be an employee.',
      answer: `Then this may not be for you: you would work as ${withArticle(own)}, not as an employee, and pay your own taxes. The rate, how fast invoices are paid, whose equipment you use and what insurance you need: [terms: ask the hiring manager]. You should have those before you spend time on this.`,
      evidence: advertised(source, own),
    };
  const stated = source.brief.startDate?.text ?? findSpoken(source.brief, 'start') ?? undefined;
  const start = stated !== undefined && isOver(stated, source.today) ? undefined : stated;
  const isShort = start !== undefined && start.split(/\s+/).length <= 10;
  return {
    objection: 'I have to give notice. When would it start?',
    answer: isShort
      ? `The posting says: ${quoteAd(source, start)}. Tell me how much notice you need, and I will ask whether that works.`
      : start !== undefined
        ? `The posting speaks of the start, and I will get you the exact date. Tell me how much notice you need, and I will ask whether they can wait.`
        : `The posting gives no start date for ${facts.shortly}: [start: ask the hiring manager]. Tell me how much notice you need, and I will ask whether they can wait.`,
    evidence: start === undefined ? notSaid : quoted,
  };
}

/** Promises of the employer, or of a visit: not ours to give. */
const promises =
  /\b(?:(?:give|show|send) you|let me (?:send|show)|examples? from|team chart|here|come (?:on|and|by)|visit|stand (?:there|in)|you will see(?!.*if they agree)|can (?:also )?(?:speak|look)|we|our|us|many (?:practices|employers|places) can)\b/i;

/** Matters on which the doubts above speak already. */
const spoken: ReadonlySet<string> = new Set([
  'pay',
  'hours',
  'place',
  'workType',
  'travel',
  'contract',
  'credentials',
  'years',
  'education',
]);
const mostOfTrade = 2;

const isSaid = (matter: JobFact | 'nothing', { stated }: Plan): boolean =>
  matter !== 'nothing' && stated.has(matter);

const anyWord = /^(?:would|which|where|there|their|about|after|never|really|again|still|enough)/;
const listStems = (text: string): string[] =>
  (text.toLowerCase().match(/\p{L}{5,}/gu) ?? [])
    .filter((word) => !anyWord.test(word))
    .map((word) => word.slice(0, 5));
const fewestStems = 2;

/** Whether the advertisement says something on what is asked: then nobody may be told that it is silent. */
function speaksOf({ brief }: Source, objection: string): boolean {
  const said = new Set(brief.facts.flatMap(({ text }) => listStems(text)));
  const asked = listStems(objection);
  const found = asked.filter((stem) => said.has(stem)).length;
  return found >= fewestStems && found > asked.length / 2;
}

/** What people of this trade ask before they move; on a matter of which the job speaks, only where its words answer. */
function listOfTrade({ source, plan }: Given): Objection[] {
  return plan.drawer.objections
    .filter(({ backed_by: matter }) => !spoken.has(matter))
    .filter(({ objection }) => !isElsewhere(source, objection) && !presumes(source, objection))
    .filter(({ objection }) => !ofFuture.test(objection) || !plan.stated.has('growth'))
    .filter(
      ({ objection, answer }) =>
        !promises.test(answer) && !/\bI (?:have )?heard\b/i.test(objection),
    )
    .flatMap(({ objection, answer, backed_by: matter }) => {
      const onTools = matter === 'tools' ? objectToTools(source, objection) : null;
      if (onTools !== null) return [onTools];
      const onTopic = answerTopic(source, objection);
      if (onTopic !== null) return [{ objection, answer: onTopic, evidence: quoted }];
      // A program that every desk has is no answer to a doubt about theirs.
      const found =
        matter === 'nothing' || matter === 'tools'
          ? null
          : findProof(source, plan, matter, `${objection} ${answer}`);
      const isUsable =
        found !== null &&
        found.split(/\s+/).length <= 20 &&
        !isGlued(found) &&
        // A line on something else is no answer.
        listStems(found).some((stem) => listStems(`${objection} ${answer}`).includes(stem));
      if (!isUsable && (isSaid(matter, plan) || speaksOf(source, objection))) return [];
      const said = isUsable
        ? `${isVerbatim(source, found) ? 'The posting says:' : 'The posting names'} ${isVerbatim(source, found) ? quote(found) : found}. `
        : '';
      const silent =
        matter === 'nothing'
          ? 'Makes no claim about the job.'
          : 'The advertisement does not answer this: ask the hiring manager first.';
      return [{ objection, answer: `${said}${answer}`, evidence: said === '' ? silent : quoted }];
    })
    .slice(0, mostOfTrade);
}

/** Where no amount stands beside the form of pay, the form is the answer. */
const isFormOnly = ({ brief }: Source): boolean =>
  sayFormOfPay(brief) !== null && (brief.pay === null || (brief.pay.min ?? brief.pay.max) === null);

const mostOfLines = 3;
const mostOfWorries = 2;
const fewest = 4;
const most = 7;

/** Doubts that this posting raises, each met with its own words; then at most two that the trade has anyway. */
export function listObjections(source: Source): (Objection & { isOfJob: boolean })[] {
  const plan = makePlan(source);
  const given = { source, plan, facts: listJobFacts(source) };
  const [need, ...more] = objectToNeeds(given);
  const lines = onLines(given);
  const isDesk = deskKinds.has(plan.drawer.kind);
  const isOwn = findOwnBusiness(source.brief) !== null;
  const contract = onContract(given);
  const end = sayEnd(source) === '' && !isOwn ? null : contract;
  const all = [
    isFormOnly(source) ? null : onPay(given),
    onNoBenefits(given),
    ...onTerms(given, end !== null),
    ...lines.slice(0, mostOfLines),
    onTimes(given),
    onNightRate(given),
    end,
    onTravel(given),
    onPayday(given),
    need ?? null,
    onOtherField(given),
    ...objectToSelling(given),
    onWishes(given),
    isDeskDays(given) ? onPlace(given) : null,
    onOtherState(given),
    objectToTraining(given),
    onGrowth(given),
    ...objectToWorries(given).slice(0, mostOfWorries),
    onHouse(given),
    ...more,
    onManyDuties(given),
    isDesk ? null : onOpenHours(given),
    isDeskDays(given) ? null : onPlace(given),
    end === null && contract.evidence.startsWith('Advertisement') ? contract : null,
  ];
  const own = dropRepeats(
    dropSecondCheck(all.flatMap((one) => (one === null || isRoutine(one) ? [] : [one]))),
  );
  // What any job of the trade is asked, and when it starts, only fill up.
  const further = [
    ...listOfTrade(given),
    ...(isDesk ? [onOpenHours(given)] : []),
    ...(end === null ? [contract] : []),
  ].filter((one) => one !== null);
  return limitOpen(dropRepeats([...own, ...further]).slice(0, Math.max(fewest, own.length)))
    .map(({ objection, answer, evidence }) => ({
      objection,
      answer: capitalize(answer.replace(/ {2,}/g, ' ').trim()),
      evidence: evidence === quoted || evidence === retold ? nameSection(source, answer) : evidence,
      isOfJob: evidence.startsWith('Advertisement'),
    }))
    .slice(0, most);
}

/** A diploma that nearly everybody has, or "college" as a wish, keeps nobody from asking. */
const isRoutine = ({ objection, answer }: Objection): boolean =>
  /^I do not have\b/.test(objection) &&
  (isSchoolLeaving(`${objection} ${answer}`) ||
    /^I do not have (?:a |an )?(?:some )?college\b/i.test(objection));

/** Whether days at home are stated, or ruled out for work that others do there. */
const isDeskDays = ({ source }: Given): boolean =>
  source.brief.workType === 'hybrid' || isOnSiteDesk(source);

/** An answer that sends somebody to ask is none: one of them at most, where there are others. */
function limitOpen(objections: readonly Objection[]): Objection[] {
  const hasBlank = ({ answer }: Objection): boolean => /\[[^\]]+: ask /.test(answer);
  /** No word of the advertisement stands beside the blank. */
  const isOpen = (one: Objection): boolean => hasBlank(one) && !one.answer.includes('"');
  const kept = objections.filter((one, i) => {
    const before = objections.slice(0, i);
    return (
      (!isOpen(one) || before.filter(isOpen).length < mostOpen) &&
      (!hasBlank(one) || before.filter(hasBlank).length < mostBlanks)
    );
  });
  return kept.length >= fewestKept ? kept : [...objections];
}
const mostOpen = 1;
const mostBlanks = 2;
const fewestKept = 4;

const sections: Partial<Record<FactKind, string>> = {
  duty: 'duties',
  benefit: 'benefits',
  schedule: 'hours',
  team: 'the team',
  culture: 'about the employer',
  process: 'how to apply',
  travel: 'travel',
};

const fold = (text: string): string => stripEnd(text).toLowerCase();

/** Which part of the advertisement an answer rests on. */
function nameSection({ brief }: Source, answer: string): string {
  const said = quotedIn(answer);
  const found = brief.facts.find(({ text }) =>
    said.length > 0
      ? said.some((words) => fold(text).includes(fold(words)) || fold(words).includes(fold(text)))
      : isNearly(text, answer),
  );
  if (found === undefined) return said.length > 0 ? quoted : 'Advertisement.';
  const section = sections[found.kind] ?? (found.kind === 'other' ? '' : 'requirements');
  return section === '' ? 'Advertisement.' : `Advertisement, ${section}.`;
}

/** The line on the drug test often names the other checks, too. */
function dropSecondCheck(objections: readonly Objection[]): Objection[] {
  const isTold = objections.some(
    ({ objection, answer }) =>
      objection.includes('drug test') && /background|criminal/i.test(answer),
  );
  return objections.filter(({ objection }) => !isTold || objection !== askedChecks);
}

/** The words of the advertisement in an answer. */
const quotedIn = (answer: string): string[] =>
  [...answer.matchAll(/"([^"]+)"/g)].map(([, words = '']) => words);

/** One line of the advertisement answers one doubt. */
function dropRepeats(objections: readonly Objection[]): Objection[] {
  const said: string[] = [];
  return objections.filter(({ objection, answer }) => {
    const lines = [objection, ...quotedIn(answer)];
    const isKnown = lines.some((line) => said.some((other) => isNearly(line, other)));
    if (!isKnown) said.push(...lines);
    return !isKnown;
  });
}
