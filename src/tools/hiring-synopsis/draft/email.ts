import { cutText } from '#shared/cut-text.ts';
import { mendArticles } from '../../craft/prose/article.ts';
import { makePlan, seedOf } from '../../craft/plan.ts';
import { mergeField } from '../../craft/prose/merge-fields.ts';
import { capitalize, stripEnd, toParagraphs, toSentence } from '../../craft/prose/casing.ts';
import { say, type Slots } from '../../craft/prose/fill.ts';
import { joinList } from '../../craft/prose/list.ts';
import { sayNumber } from '../../craft/prose/number.ts';
import type { SearchRisk } from '../../craft/search-risks.ts';
import type { Source } from '#plan/source.ts';
import type { SynopsisWriting } from '../writing.ts';
import * as phrases from './phrases.data.ts';

const DECISIONS = 3;

/** What only the manager can decide; what the job leaves open comes before what every search needs. */
function listDecisions(source: Source, slots: Slots): string[] {
  const { brief } = source;
  const { pay, timeline } = makePlan(source);
  const put = (table: readonly string[], id: string, more: Slots = {}): string =>
    say(table, { ...slots, ...more }, seedOf(source, `decision-${id}`));
  const hasRange = brief.pay?.min && brief.pay.max && brief.pay.min !== brief.pay.max;
  return [
    pay.stated ? '' : put(phrases.decisions.payRange, 'range'),
    hasRange ? put(phrases.decisions.placement, 'placement') : '',
    timeline.start.stated && timeline.start.note ? put(phrases.decisions.start, 'start') : '',
    ...brief.missing
      .filter(({ owner, topic }) => owner === 'Hiring manager' && !/pay|salary/i.test(topic))
      .slice(0, 2)
      .map(({ question }) =>
        put(phrases.decisions.open, 'open', { question: mendArticles(question) }),
      ),
    put(phrases.decisions.sample, 'sample'),
    put(phrases.decisions.panel, 'panel'),
  ]
    .filter(Boolean)
    .slice(0, DECISIONS);
}

export function draftEmail(
  source: Source,
  slots: Slots,
  risks: readonly SearchRisk[],
): SynopsisWriting['email'] {
  const { pay } = makePlan(source);
  const decisions = listDecisions(source, slots);
  const put = (table: readonly string[], id: string, more: Slots = {}): string =>
    say(table, { ...slots, ...more }, seedOf(source, `email-${id}`));
  const payTable = !pay.stated
    ? phrases.payLines.missing
    : pay.percentiles && pay.median
      ? phrases.payLines.placed
      : phrases.payLines.stated;
  const [first, ...others] = risks;
  const numbered = decisions.map((decision, i) => `${i + 1}. ${toSentence(decision)}`).join('\n');
  return {
    subject: cutText(
      capitalize(put(phrases.subjects, 'subject', { count: sayNumber(decisions.length) })),
      150,
    ),
    recipients: [
      source.brief.reportsTo
        ? capitalize(
            stripEnd(source.brief.reportsTo.text.replace(/^(?:reports? to )?(?:the )?/i, '')),
          )
        : 'Hiring manager',
      'HR',
    ],
    body: toParagraphs([
      put(phrases.openings, 'opening'),
      slots['direct'] ? put(phrases.hardness, 'hard') : put(phrases.hardnessNoPool, 'hard'),
      put(payTable, 'pay'),
      put(phrases.planLines, 'plan'),
      first
        ? put(phrases.riskLines, 'risk', {
            risk: first.title,
            others: joinList(
              others.slice(0, 2).map(({ title }, i) => (i === 0 ? title : lower(title))),
            ),
          })
        : null,
      `${put(
        phrases.askLines.filter((line) => !line.startsWith('Three') || decisions.length === 3),
        'ask',
      )}\n${numbered}`,
      mergeField('recruiter_name'),
    ]),
    attachments: [...phrases.attachments],
  };
}

const lower = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
