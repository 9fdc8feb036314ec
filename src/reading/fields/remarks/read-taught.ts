import type { UnitRole } from '#shared/reading.ts';
import { onlyOnce, remarkIn, wordsOf, type Remark, type RemarkSource } from './remark.ts';

const kinds =
  '(?:(?:free|full|paid|comprehensive|extensive|ongoing|on[- ]the[- ]job|hands[- ]on|in[- ]house|initial|complete|continuous|continued|formal|structured|professional|technical|product|clinical|all|regular|some|further|weekly|specialist|industry|world-class|excellent|great|the|necessary|required|thorough|bespoke|funded|fully funded|accredited|company|induction and|and|,) ){0,6}';
const trained = String.raw`${kinds}(?:training|apprenticeships?|mentoring|mentorship|onboarding|coaching)(?! (?:others|new|staff|and developing))`;
/** What it is in: up to where the sentence turns to something else. */
const rest = String.raw`(?: (?:for|in|on|with|to|towards?|from|by|of|as|will be|is|are|and (?:development|support|certification|mentoring|mentorship))\b[^.!?]{0,220})?`;
const patterns: readonly RegExp[] = [
  new RegExp(
    String.raw`\b(?:we|they|company|employer|team)(?:['’]ll| will| can| also| are)*[^.!?]{0,90}?\b(?:provide|provides|offer|offers|offering|give|gives|arrange|pay for|fund|sponsor)s? (?:you )?(?:with )?(?<said>${trained}${rest})`,
    'iu',
  ),
  new RegExp(
    String.raw`\b(?:offer|offering|receive|get|enjoy|given) (?<said>${trained}${rest})`,
    'iu',
  ),
  new RegExp(
    String.raw`(?<said>\b${trained}(?: [^.!?,()–-]{0,60})? (?:(?:is|are|will be) )?(?:provided|given|offered|included|available|paid)(?: (?:for|in|on|to|by)\b[^.!?]{0,80})?)`,
    'iu',
  ),
  new RegExp(
    String.raw`^(?<said>(?:free|paid|full|ongoing|comprehensive|extensive|on[- ]the[- ]job|in[- ]house|hands[- ]on|continuous|great|excellent)(?:,? (?:and )?\p{L}+){0,3} training${rest})`,
    'iu',
  ),
];
/** The shortest promise there is, wherever it stands: it may have grown onto a heading. */
const short =
  /^(?:[Ww]e )?(?<said>[Ww]ill train)(?!\p{Ll}| \p{Ll})|\b(?:but|and|or) (?:we )?(?<other>will train the right (?:person|candidate|applicant))\b/u;
const silent = new Set<UnitRole>(['legal', 'noise', 'title', 'head', 'must', 'nice', 'process']);
/** A duty to teach, or a demand to have been taught. */
const ofOthers =
  /^(?:provide|deliver|conduct|develop|lead|facilitate|attend|complete|participate|assist|support|coordinate|organi[sz]e|design|ensure)\b|\b(?:must|required to (?:complete|attend)|responsible for|(?:provide|offer|deliver)s? training to (?:clients|customers|staff|users|employees|students|others))\b/i;
const most = 4;

/** What is taught there, in the words that say so: "free training for CPR, diode laser, etc." */
export const readTaught = (source: RemarkSource): Remark[] =>
  onlyOnce(
    source.units.flatMap((unit) => {
      const promised = short.exec(wordsOf(unit));
      const said = promised?.groups?.['said'] ?? promised?.groups?.['other'];
      if (promised && said !== undefined) {
        const start = promised.index + promised[0].indexOf(said);
        return [remarkIn(source, unit, { said, start, end: start + said.length })];
      }
      const isOffer =
        unit.role !== 'duty' || unit.also.includes('benefit') || /^(?:we|our)\b/i.test(unit.text);
      if (silent.has(unit.role) || unit.shape === 'heading' || !isOffer) return [];
      const text = wordsOf(unit);
      if (ofOthers.test(text)) return [];
      for (const pattern of patterns) {
        const found = pattern.exec(text);
        const said = found?.groups?.['said']
          ?.replace(/(?<![\s,;.])[\s,;.]+$/, '')
          .replace(/^(?:the|all|and) /i, '');
        if (!found || !said || said.split(' ').length < 2) continue;
        const start = text.indexOf(said, found.index);
        return [remarkIn(source, unit, { said, start, end: start + said.length })];
      }
      return [];
    }),
    most,
  );
