import type { PayTermKind } from '#shared/brief.ts';
import type { UnitRole } from '#shared/reading.ts';
import { splitSentences } from '../../layout/sentences.ts';
import { remarkIn, wordsOf, type Remark, type RemarkSource } from '../remarks/remark.ts';

export interface ReadPayTerm extends Remark {
  kind: PayTermKind;
}

interface Row {
  kind: PayTermKind;
  words: RegExp;
  unless?: RegExp;
  name: (sentence: string, found: RegExpExecArray) => string | null;
}

const small = (text: string): string =>
  /^\p{Lu}\p{Ll}/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;

/** "on CDOT jobs": only there. */
function onWhich(sentence: string): string {
  const [, which] =
    /\b[Oo]n ((?:\p{Lu}[\p{L}\d&.-]+ |public |state |federal |government |union |certain |some ){1,3}(?:jobs|projects|work|contracts))\b/u.exec(
      sentence,
    ) ?? [];
  return which === undefined ? '' : ` on ${which}`;
}

/** "For full time we pay a bonus": who gets it stands before it. */
function forWhom(sentence: string, said: string): string {
  const [, kind] = /^for (full|part)[- ]time\b/i.exec(sentence) ?? [];
  return kind === undefined || / for /i.test(said) ? '' : ` for ${kind}-time staff`;
}

const rows: readonly Row[] = [
  {
    kind: 'wage law',
    words: /\bdavis[- ]bacon\b|\bprevailing wages?\b/i,
    name: (sentence) =>
      `prevailing wages${/davis/i.test(sentence) ? ' (Davis-Bacon)' : ''}${onWhich(sentence)}`,
  },
  {
    kind: 'guarantee',
    words:
      /\b(?:pay|rate|wage|you)\b[^.]{0,30}\bnever (?:be |go |fall |earn )?(?:lower|below|less) (?:than )?([^.,;]{4,40})/i,
    name: (_, [, than = '']) => `never less than ${small(than.trim())}`,
  },
  {
    kind: 'guarantee',
    words:
      /\bguaranteed (?:\p{L}+ )?(?:base(?: pay| salary)?|minimum(?: pay)?|hours|hourly (?:rate|pay)|salary)\b/iu,
    name: (_, [said]) => small(said),
  },
  {
    kind: 'overtime',
    words:
      /\b(?:paid overtime|overtime (?:is |will be )?(?:paid|available|eligible|pay\b|rates?\b|at time and a half|at 1\.5)|eligible for overtime|time and a half)/i,
    unless: /\bexempt from overtime\b|\bnot eligible\b|\bprocess\w*\b|\btimesheet/i,
    name: (sentence) =>
      /time and a half|1\.5/i.test(sentence)
        ? 'overtime at time and a half'
        : /available/i.test(sentence) && !/paid|pay\b|eligible/i.test(sentence)
          ? 'overtime available'
          : 'paid overtime',
  },
  {
    kind: 'differential',
    words:
      /\b(?:shift|evening|night|weekend|holiday)s?(?: (?:and|or|&) (?:shift|evening|night|weekend|holiday)s?)? differentials?\b/i,
    unless: /\bmay (?:be|include|receive|apply)\b|\b(?:possible|potential|if applicable)\b/i,
    name: (sentence) => {
      const which = [
        ['shift', /\bshift differential/i],
        ['night', /\bnights?\b[^.]{0,30}differential/i],
        ['evening', /\bevenings?\b[^.]{0,30}differential/i],
        ['weekend', /\bweekends?\b[^.]{0,30}differential/i],
        ['holiday', /\bholidays?\b[^.]{0,30}differential/i],
      ] as const;
      const named = which.filter(([, words]) => words.test(sentence)).map(([name]) => name);
      return `${named.length === 0 ? 'shift' : named.join(' and ')} differentials`.replace(
        /^(\w+) and (\w+) and /,
        '$1, $2 and ',
      );
    },
  },
  {
    kind: 'commission',
    words:
      /\b(?:uncapped |target |base (?:salary|pay|compensation)[^.]{0,25}|plus |\+ ?)commissions?\b(?: of (\S+))?/i,
    unless: /\bcivil service\b|\bmay (?:be|include)\b|\bcommission(?:er|ed)\b/i,
    name: (sentence, found) =>
      /uncapped/i.test(sentence)
        ? 'uncapped commission'
        : found[1] && /\d/.test(found[1])
          ? `commission of ${found[1].replace(/[.,]$/, '')}`
          : 'commission',
  },
  {
    kind: 'bonus',
    words:
      /(?:[$£€]\s?\d[\d,.]*k? )?\b(?:sign(?:ing)?[- ]?on|signing|annual|performance|quarterly|monthly|retention|joining|welcome|year[- ]end|discretionary)(?:,? (?:uncapped|performance|company|cash|individual))? bonus(?:es)?\b(?: (?:of|up to) (?:up to )?[$£€]?\s?\d[\d,.]*k?%?)?(?: for (?:[\p{L}-]+ ?){1,3}(?=$|[.,;!)–]))?/iu,
    unless:
      /\b(?:may|might|could)(?: \p{L}{2,12}){0,2} (?:be|include|receive|earn|get|qualify|apply|consist)\b|\b(?:possible|potential|possibility of)\b|\bbased on eligib|\bif applicable\b/iu,
    name: (sentence, [said]) =>
      `${said}${forWhom(sentence, said)}`
        .toLowerCase()
        .replace(/\bsign(?:ing)?[- ]?on\b|\bsigning\b/i, 'sign-on')
        .replace(/([$£€])\s?(\d{1,3})(\d{3})\b/, '$1$2,$3')
        .trim(),
  },
  {
    kind: 'decides',
    words:
      /\bDOE\b|\b(?:depend(?:ing|ent|s)?|based|commensurate) (?:up)?(?:on|with) (?:your |the candidate['’]s |relevant |level of |skills? and )?(?:experience|qualifications?|skills?)(?: and (?:qualifications?|experience|skills?))?/i,
    name: (_, [said]) => {
      const [, what = 'experience'] = /\b(?:on|with) (?:your |level of )?(.+)$/i.exec(said) ?? [];
      return `depending on ${what.toLowerCase()}`;
    },
  },
  {
    kind: 'decides',
    words:
      /\b(?:salary|pay|rate|compensation|package)\b[^.]{0,20}\bnegotiable\b|\bnegotiable (?:salary|pay|rate)\b/i,
    name: () => 'negotiable',
  },
];

/** A duty or a demand speaks of others' pay. */
const silent = new Set<UnitRole>(['noise', 'duty', 'must', 'nice', 'legal', 'process']);
const ofPay =
  /\b(?:pay|paid|salary|rate|wages?|compensation|remuneration|DOE|bonus\w*|commission\w*|overtime|differentials?|earn\w*|package|negotiable)\b|[$£€]\s?\d/i;
const most = 5;

/** What is said of the pay beside its amounts: what decides it, what comes on top, what is guaranteed. */
export function readPayTerms(source: RemarkSource): ReadPayTerm[] {
  const found: ReadPayTerm[] = [];
  for (const unit of source.units) {
    const isMoney = unit.role === 'pay' || unit.role === 'benefit';
    if (silent.has(unit.role) && !unit.also.includes('pay')) continue;
    for (const { text, start } of splitSentences(wordsOf(unit))) {
      if (!isMoney && !ofPay.test(text)) continue;
      for (const { kind, words, unless, name } of rows) {
        if (kind === 'decides' && !isMoney && !/[$£€]\s?\d|\bsalary\b|\bpay\b/i.test(text))
          continue;
        const match = words.exec(text);
        const said = match && !unless?.test(text) ? name(text, match) : null;
        if (said === null || found.some((one) => one.kind === kind && one.text === said)) continue;
        found.push({
          kind,
          ...remarkIn(source, unit, { said, start, end: start + text.length }),
        });
      }
    }
  }
  return onePerKind(found).slice(0, most);
}

/** "bonus" after "a $5,000 bonus for nights": the fuller stays; two guarantees and two bonuses are two. */
function onePerKind(found: readonly ReadPayTerm[]): ReadPayTerm[] {
  return found.filter(
    (one, i) =>
      !found.some(
        (other, j) =>
          i !== j &&
          other.kind === one.kind &&
          (mayBeTwo.has(one.kind) ? other.text.includes(one.text) : true) &&
          (other.text.length > one.text.length || (other.text.length === one.text.length && j < i)),
      ),
  );
}
const mayBeTwo: ReadonlySet<PayTermKind> = new Set(['guarantee', 'bonus']);
