import { isDenied } from '#shared/denied.ts';

/** A paper or a title that stands in the text and is asked of no applicant. */
interface Named {
  start: number;
  end: number;
}

/** "provided by a Certified Counselor", "works with registered nurses": somebody else has it. */
const ofAnother =
  /\b(?:(?:issued|provided|signed|given|approved|supplied|certified|completed|administered|granted|verified|read|reviewed|dated|supervised|led|run|taught|headed|employed) by|(?:supervision|direction|guidance|oversight|leadership|care) of|works? (?:closely )?(?:with|alongside)|working (?:closely )?(?:with|alongside)|alongside|reports? to|reporting to|assists?|supports?|supporting|assisting|team of|he is|she is|they are) (?:an? |the |our |other |your |one of our )?(?:\p{Ll}+ ){0,2}$/u;
/** A title goes to people; "registration with the board" and "license" go to nobody else. */
const ofPerson = /^(?:licensed|registered|certified|chartered|board[- ]certified)\b/i;

/** A way in for some people, or a notice about fees and identity papers. */
const notice =
  /\bcertificate of disability\b|\balternat(?:e|ive) hiring\b|\bno fees?\b|\bcheck out our\b|\b(?:passport|utility bill|birth certificate|payslip)\b.{0,60}\/|\/.{0,60}\b(?:passport|utility bill|birth certificate|payslip)\b|\bequal (?:employment )?opportunit|\bwithout regard to\b|\breasonable accommodations?\b|\bmust list their\b/i;
/** "Some positions may require a license": perhaps not this one. */
const perhaps =
  /\b(?:some|certain|other|future) (?:positions?|roles?|posts?|jobs?|assignments?|(?:\p{L}+ )?bulletins?) (?:may|might|will|could|require)\b|\b(?:license|licence|certificate|certification|clearance|permit|card) (?:may|might) be (?:required|needed)\b/iu;
/** "Is no longer required", "we do not require" */
const denied =
  /\bno (?:\p{L}+ ){0,4}(?:licen[cs]e|certificate|certification|permit) (?:is )?(?:needed|required|necessary)\b|\b(?:no longer|not|never|n't) (?:be )?(?:required|requires?|needed|need|necessary|essential|mandatory|ask(?:ed)? for)\b/iu;
/** A question of the form for applicants asks what somebody has and demands nothing. */
const question =
  /^(?:do|are|have|did|can|will) you\b[^?]{0,200}\?|\b(?:revoked|suspended)\b[^?]{0,40}\?/i;
/** "ITIL-aligned", "PE experience", "CST timezone": the letters stand for a manner, a past or an hour. */
const otherUse =
  /^(?:-(?:aligned|based|style|driven|compliant)\b| experience\b| time ?zone\b| hours\b| maps?\b| behaviou?rs\b| (?:principles?|method\p{L}*|tools?|concepts?|techniques?|practices|process(?:es)?|framework|guidelines|initiatives|thinking|standards)\b(?! certif))/iu;
/** "Aware of Lean Six Sigma", "knowledge of the CPA code": known of, and held by nobody. */
const known =
  /\b(?:aware(?:ness)?|knowledge|understanding|familiar(?:ity)?|exposure|grasp) (?:of|with|to|in) (?:[\p{L},/-]+ ){0,4}$/iu;
const holds = /licen[cs]|certif|regist|card|permit|chartered|qualifi/i;

export const isAskedInForm = (text: string): boolean => question.test(text);

export const isAskedOfNobody = (text: string, sentence: string, { start, end }: Named): boolean =>
  notice.test(sentence) ||
  perhaps.test(sentence) ||
  denied.test(sentence) ||
  isDenied(text, { start, end }) ||
  otherUse.test(text.slice(end, end + 24)) ||
  (known.test(text.slice(Math.max(0, start - 90), start)) &&
    !holds.test(text.slice(start, end + 16))) ||
  (ofPerson.test(text.slice(start, end)) &&
    ofAnother.test(text.slice(Math.max(0, start - 90), start)));
