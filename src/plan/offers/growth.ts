import { capitalize, stripEnd } from '#writing/casing.ts';
import type { Brief } from '#shared/brief.ts';
import { isGlued } from '#writing/glued.ts';
import { splitSentences } from '#writing/split-sentences.ts';
import { memoize } from '#shared/memoize.ts';
import { listFacts, ownWords } from '../wording/own-words.ts';
import type { Source } from '../source.ts';

/** Whatever leads on from this job, be it learning or rising. */
export const ofGrowth =
  /\b(?:train(?:ing|ed)|tuition|career|develop(?:ment|ing your)|promot\w+|qualif\w+|certif\w+|learn\w*|apprentic\w+|mentor\w*|courses?|advance(?:ment)?|progress\w*|move up|grow(?:th)?)\b/i;
const praised =
  '(?:(?:excellent|great|genuine|clear|real|internal|long-term|strong|defined|structured|professional|ongoing|continuous|extensive|fast-track|rapid|good|leadership|personal|unlimited|amazing) (?:and )?){0,3}';
/** The few words that promise it, out of a longer sentence. */
const promises: readonly RegExp[] = [
  /\b(?:progress|advance|move) (?:up )?(?:in)?to (?:[\p{L}\d-]{1,20} ){1,4}within (?:\d{1,2}|\p{L}{3,8}) (?:months|years?)(?: of (?:hire|joining|starting))?/iu,
  /\b(?:opportunit\w+|room|chances?|paths?|potential) (?:for|to|of) (?:[\p{L}/-]{1,20} ){0,4}?(?:move up|grow(?:th)?|advance(?:ment)?|progress(?:ion)?|promotion|develop(?:ment)?|learn)\b(?: (?:into|to|within|in) (?:[\p{L}/-]{1,20} ?){1,6})?/iu,
  new RegExp(
    String.raw`\b${praised}(?:career (?:(?:progression|growth|advancement|development)(?: opportunities)?|pathways?|paths?|opportunities)|(?:internal )?(?:promotion|progression) (?:opportunities|paths?)|(?:(?:training|learning) and )?(?:development|advancement) (?:and \p{L}{1,20} )?opportunities|promot\w{1,6} from within)\b`,
    'iu',
  ),
  /\bpathways? (?:so|for|to|through|that)\b[^.;:]{4,90}/iu,
  /\b(?:learning and development|training|learning) (?:days|budget|allowance)\b/i,
  /\b(?:tuition (?:reimbursement|assistance)|apprenticeship|continuing education)\b/i,
  /\bsupport(?:ing|s)? (?:for |with |your |further )?(?:education|study|studies|professional qualifications?)\b/i,
];
const ofOthers =
  /\b(?:ensure|responsible|manage|lead|drive|support(?:s|ing)? (?!education|study|studies|for|with|your|further|professional)|business development|sales growth|grow(?:th)? (?:plans|of the)|customers?|clients?)\b/i;
/** A task of whoever is hired, or a case that may never come. */
const ofTask =
  /^(?:responsible|this position is responsible|if |provid(?:e|es|ing) (?!you\b)|ensur|manag|lead|oversee|develop|train|hir|supervis|conduct|deliver)|\bfor (?:all|their|your) (?:[\p{L}-]+ ){0,2}(?:staff|employees|team members|reports)\b/iu;
/** "We may use all ways, from promotion to newspapers and agencies": how the house finds people. */
const ofHiring =
  /\b(?:recruit(?:ing|ment) (?:polic\w+|agenc\w+|channels|methods)|internet recruiting|(?:employment|staffing) agenc\w+|search firms?|job fairs?|advertis(?:ing|ements?))\b/i;
/** What is taught, out of a row of other things. */
const taughtWords = new RegExp(
  String.raw`\b(?:(?:paid|free|full|comprehensive|ongoing|regular|continuous|initial|on-the-job|in-house|online|first-rate|management|weekly|extensive|excellent|great|product|sales|further) ){0,3}(?:training|coaching|mentorship)(?: (?:and|&) (?:development|support|mentoring|education)\b)?(?: (?:opportunities|program(?:me)?s?))?(?: (?:is|will be) (?:provided|given))?`,
  'iu',
);
/** Where somebody gets to, and not only that they may. */
const leadsTo =
  /\b(?:career|progress\w*|promot\w+|advance\w*|grow(?:ing)?|mov(?:e|ing)|step(?:ping)? up) (?:up )?(?:in)?to (?:an? |the |our |more )?(?:[\p{L}/&-]+ ){0,4}(?:managers?|leads?|leader(?:ship)?|supervisors?|engineers?|technicians?|officers?|roles?|positions?|levels?|grades?|industry|partners?|heads?|directors?|foreman|management|specialists?)\b|\b(?:ph\.?d|master's|graduate) (?:\p{L}+ )?(?:programs?|degrees?|school)\b[^.;]{0,60}\bafter\b|\bpromot\w{1,6} from within\b|\bafter (?:\d{1,2}|one|two|three|six|twelve)(?:\s?[-–]\s?\d)? (?:months|years?)\b[^.;]{0,80}\b(?:promot\w+|progress\w*|career|move up)\b/iu;
const pathWords = { fewest: 6, most: 44 };

/** The sentence that says where this job leads; null where none does. */
export const findPath = ({ brief }: Source): string | null => pathOf(brief);

const pathOf = memoize((brief: Brief): string | null => {
  const lines = [
    ...listFacts(brief, { kinds: ['benefit', 'goal', 'team', 'culture', 'other'] }).map(ownWords),
    ...brief.employerBlocks.flatMap(({ text }) => splitSentences(text)),
  ];
  return (
    lines
      .map((line) => stripEnd(line.replace(/^\p{L}+: /u, '')))
      .find((line) => {
        const count = line.split(/\s+/).length;
        return (
          leadsTo.test(line) &&
          !ofTask.test(line) &&
          !ofHiring.test(line) &&
          !isGlued(line) &&
          !/\b(?:require\w*|must|qualifications?|experience|applicants?)\b/i.test(line) &&
          count >= pathWords.fewest &&
          count <= pathWords.most
        );
      }) ?? null
  );
});

const longest = 22;
const shortLine = 8;

/** What the job says of what comes after it: a short line whole, or the words out of a long one; null where it is silent. */
export const findGrowth = ({ brief }: Source): string | null => growthOf(brief);

/** The paper that is earned in the post, wherever the text says so. */
const earned =
  /\b(?:undertak(?:e|ing)|work(?:ing)? towards?|enroll?(?:ed)? (?:on|onto|in)) ((?:an?|the|your|our) (?:[\p{L}\d'’-]{1,20} ){0,6}apprenticeship)\b/iu;

const growthOf = memoize((brief: Brief): string | null => {
  for (const { text } of brief.facts) {
    const paper = earned.exec(text)?.[1];
    if (paper) return capitalize(paper);
  }
  const lines = [
    ...listFacts(brief, { kinds: ['benefit', 'goal', 'team', 'culture', 'other', 'schedule'] }).map(
      ownWords,
    ),
    ...brief.employerBlocks.filter(({ role }) => role === 'benefit').map(({ text }) => text),
  ].filter((line) => !ofTask.test(line));
  for (const words of promises)
    for (const line of lines) {
      const [said] = words.exec(line) ?? [];
      if (said === undefined || ofOthers.test(said)) continue;
      const short = stripEnd(said.replace(/^(?:and|or|with|of|the|our|for|an?)\s+/i, ''));
      if (short.split(/\s+/).length <= longest && !isGlued(short)) return capitalize(short);
    }
  const [taught] = brief.taught.map(({ text }) => text);
  if (taught !== undefined)
    return capitalize(taught.replace(/ and an? (?:competitive|generous|attractive)\b.*$/i, ''));
  for (const line of lines) {
    const [said] = taughtWords.exec(line) ?? [];
    if (said === undefined || ofOthers.test(line)) continue;
    if (/\bprovides? training\b|^training$/i.test(line)) return 'Training is provided';
    const isItem = /^(?!(?:we|you|our)\b)[^,]+ [^,]+$/i.test(line);
    if (isItem && line.split(' ').length <= shortLine) return line;
    if (said.includes(' ')) return capitalize(said);
  }
  return null;
});
