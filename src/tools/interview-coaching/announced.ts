import { listFacts, ownWords } from '#plan/wording/own-words.ts';
import type { Source } from '#plan/source.ts';
import { stripEnd } from '#writing/casing.ts';
import { hasContact } from '#writing/contacts.ts';
import { listOnce } from '#writing/list.ts';
import { quote } from '#writing/quote.ts';
import { splitSentences } from '#writing/split-sentences.ts';

/** What will be asked or looked at, said beforehand. */
const announces =
  /\b(?:will|may|shall) (?:also )?(?:be )?(?:ask(?:ed)?|invited?|required) (?:you |about |to (?:present|prepare|complete|take|answer|give|show))|\bquestions? (?:about|on|based on)\b|\b(?:skills?|typing|driving|practical|aptitude|written|technical) (?:test|assessment)\b|\bportfolio\b|\b(?:deliver|prepare|give) an? (?:short |\d+[- ]minute )?presentation\b/i;
/** About forms, checks and offers, and not about the talk. */
const ofForms =
  /\b(?:drug|background|medical|vaccin\w+|accommodat\w+|adjustments?|cv|r[ée]sum[ée]|cover letter|form|voluntary|survey|demographic)\b/i;
const most = 3;
const longest = 36;

/** What a test or a talk looks at. */
const looksAt =
  /\b(?:we (?:will |shall )?(?:also )?(?:assess|test|measure)|you will be (?:assessed|tested|scored)|(?:test|assessment|interview|cent(?:re|er)|call|talk|exercise)\b.{0,40}\b(?:to see if|will (?:cover|test|assess|include|consist)|consists? of|looks? at))\b/i;
/** Every word with a capital: a heading. */
const isHeading = (text: string): boolean =>
  (text.match(/(?:^|\s)\p{Lu}\p{Ll}/gu) ?? []).length * 2 > text.split(/\s+/).length;

/** What the advertisement says of choosing people, sentence by sentence. */
const listOfProcess = ({ brief }: Source, isWith: RegExp): string[] =>
  brief.employerBlocks
    .filter(({ role }) => role === 'process' || role === 'legal')
    .flatMap(({ text }) => text.split('\n'))
    .flatMap((line) => splitSentences(line.replace(/\s+/g, ' ').trim()))
    .map(stripEnd)
    .filter((text) => isWith.test(text) && !hasContact(text) && !isHeading(text));

/** Questions, tests and tasks that the advertisement announces and its steps do not tell. */
export const listAnnounced = (source: Source, steps: readonly string[]): string[] =>
  listOnce([
    ...listFacts(source.brief, { kinds: ['process'] })
      .map((fact) => stripEnd(ownWords(fact)))
      .filter((text) => announces.test(text)),
    ...listOfProcess(source, looksAt),
  ])
    .filter(
      (text) =>
        (looksAt.test(text) || !ofForms.test(text)) &&
        !hasContact(text) &&
        text.split(/\s+/).length <= longest &&
        !steps.some((step) => step.includes(text) || text.includes(step)),
    )
    .slice(0, most)
    .map((text) => `The advertisement says: ${quote(text)}.`);

const ofOwnWork =
  /\bplagiari\w+|\b(?:artificial intelligence|AI(?: tools?)?)\b.{0,80}\b(?:application|answers?|examples?|interview|own)\b/i;
const longestRule = 60;

/** Whose words the answers have to be, where the advertisement says so. */
export const listRulesOfAnswers = (source: Source): string[] =>
  listOnce(listOfProcess(source, ofOwnWork))
    .filter((text) => text.split(/\s+/).length <= longestRule)
    .slice(0, 1)
    .map((text) => `Use examples of your own. The advertisement says: ${quote(text)}.`);

const ofAdjusting =
  /\b(?:reasonable (?:adjustments?|accommodations?)|adjustments? (?:are|is|support)|accommodations?)\b/i;
/** When or how it has to be asked for. */
const sayHow =
  /\b(?:before|in advance|in plenty of time|on the day|application form|at least|prior to|must request|by completing|select)\b/i;

/** How to ask for an adjustment, where the advertisement has a rule for it; null where it has none. */
export const findAdjusting = (source: Source): string | null =>
  listOfProcess(source, ofAdjusting).find(
    (text) => sayHow.test(text) && text.split(/\s+/).length <= longest,
  ) ?? null;
