import { listEmployerSentences } from '#plan/employer/employer-words.ts';
import { listFacts, ownWords } from '#plan/wording/own-words.ts';
import type { Source } from '#plan/source.ts';
import { readClosingDay } from '#writing/read-day.ts';
import { hasContact } from '#writing/contacts.ts';
import { squeeze } from '#writing/said-so-far.ts';
import { countWords } from '#writing/shorten.ts';
import { isPrivate } from './private.ts';

export interface Notices {
  /** How to apply, by when, and what happens then: the employer's sentences. */
  applying: string[];
  /** Equal opportunity, visa, adjustments, checks: the employer's sentences. */
  legal: string[];
  /** Those that say where an application goes. */
  ways: string[];
  /** Whether the sentences name an address, a page, a telephone or a form. */
  namesWay: boolean;
  /** True where notices were left out because they are longer than a posting. */
  isCut: boolean;
}

const applyWords =
  /\b(?:appl(?:y|ying|ications?|icants?)|cv|r[ée]sum[ée]s?|cover letter|submit\w*|interested|enquir\w*|inquir\w*|contact (?:us|our|the|your|hr|human|me)|please,? contact|contact:|questions?|e-?mail\w*|phone|telephone|call\w*|click|send|candidates?|interviews?|shortlist\w*|bewerb\w*|lebenslauf|unterlagen|informationen|candidature|postul\w*|entretien|env[íi]a\w*|inscr[íi]\w*)\b/i;
const deadlineWords =
  /\b(?:closing dates?|deadlines?|closes? on|open until|until filled|accepted (?:until|through)|no later than|apply by|bewerbungsfrist|date limite|fecha límite)\b/i;
/** Whoever waits for the last day may be too late. */
const closesEarly =
  /\bclos(?:e|es|ed|ing)\b[^.]{0,50}\b(?:early|earlier|sooner)\b|\bearly clos(?:ure|ing)\b|\b(?:before|ahead of) the (?:closing|advertised|stated) date\b/i;
const ownForm =
  /\b(?:application form|(?:submit|complete|fill)\w* (?:out )?(?:an? |the |our )?online applications?|apply (?:online|now|today|here) (?:with|by|via|through|at)|apply (?:online )?(?:via|through|on|at) (?:the |our )?(?:[\p{L}\d&.'’-]+ ){0,6}(?:website|site|portal|page|app)\b|with (?:their|your|an?|the) application|our (?:website|portal|careers? (?:page|site))|in person|walk[- ]in)\b|\b(?:click|press|hit|use|tap)(?: on)?(?: the)? ['‘’"“]?apply\b|\b(?:click|press|tap)(?: \p{L}+){0,3} to apply\b/iu;

/** In the order in which notices are kept when there is no room for all of them. */
const legalWords: readonly RegExp[] = [
  /\bequal(?:ity)?\b|\bdiscriminat|\bwithout regard to\b|\bregardless of\b|\bdivers|\binclusi|\ball (?:qualified )?(?:applicants|candidates|backgrounds)\b|\bEEO\b|\baffirmative action\b|gleichstellung|chancengleich|égalité/i,
  /\bvisas?\b|\bsponsor|\bright to work\b|\bwork (?:permit|authori[sz]ation)|\bauthori[sz]ed to work\b|\bimmigration\b|\bcitizen/i,
  /\baccommodations?\b|\badjustments?\b|\baccessib|\bdisabilit/i,
  /\bbackground\b|\bcriminal\b|\bdbs\b|\bvetting\b|\bdrug\b|\be-?verify\b|\bi-9\b|\bconvict|\bfair chance\b|\bvaccin|\bsafeguarding\b|\bmedical\b/i,
];

/** Buttons and cheers: nothing is lost with them. */
const noise =
  /^(?:join (?:us|our)|apply (?:now|here|today|for this job|soon)(?! (?:with|by|via|through|at)\b)|e-?mail your cv|click here|do(?:n['’]t| not) (?:wait|miss)|but hurry|hurry|(?:work environment)?the work environment characteristics|(?:physical demands)?the physical demands (?:and work environment characteristics )?described|(?:disclaimer: )?(?:this|the above) (?:information|statements?|job description)[^.]{0,80}(?:general nature|intended to (?:describe|indicate)|designed to)|they are not intended to be an exhaustive|serious inquiries|we (?:hope|look forward) to hear|vacancy type|show more|see more|to learn more|further information|you can (?:read|access|find)|find out more|(?:the )?applications? (?:are|is|period)[^.]{0,20}closed|note: the application period)/i;

/** An application does not go where these are asked about. */
const ofAside =
  /\b(?:privacy|data protection|personal (?:data|information)|retain your|opt[- ]?out|unsubscribe|refer(?:ral)? a friend|terms of use|(?:learn\w*|heard|saw) (?:of|about) (?:this|the|our) (?:job|position|vacancy|opportunity|post)|complaints?|breach\w*|appeals? process|about the (?:initiative|scheme|programme|program))\b/i;
/** Where questions go: an application may go elsewhere. */
const ofQuestions =
  /\b(?:any (?:assistance|help|queries|questions|enquiries)|(?:require|need) (?:assistance|help)|technical (?:issues?|problems?|support))\b/i;
const ofOffer = /\b(?:benefits|scams?|fraud\w*|agenc(?:y|ies))\b/i;
/** Said of the application itself. */
const ofWay =
  /\b(?:(?:apply|applying|submit|send|forward|e-?mail|upload|drop|bring)\b.{0,60}\b(?:cv|r[ée]sum[ée]s?|applications?|cover letters?|at|to|via|by|through|here)|to apply)\b/i;

/** Whether an application may go to the address, page or telephone of this sentence. */
const isWayToApply = (text: string): boolean =>
  hasContact(text) &&
  !ofAside.test(text) &&
  !ofHelp.test(text) &&
  ((!ofOffer.test(text) && !ofQuestions.test(text)) || ofWay.test(text));

/** For those who need help with applying. */
export const ofHelp =
  /\b(?:accommodations?|accessib\w+|adjustments?|disabilit\w+|disabled|AHP|alternative (?:application|hiring)|guaranteed interview|relay|TTY|dial 711)\b/i;

const mostWords = 110;
const mostUrgentWords = 200;
const lastRank = legalWords.length + 2;

interface Notice {
  text: string;
  isLegal: boolean;
  /** What must not be lost has a low number. */
  rank: number;
}

/** Stands by itself: somebody does something, or the reader is told to. */
const selfContained =
  /^(?:if|please|interested|send|submit|reply|upload|attach|include|quote|mention|no (?:phone|telephone|calls|agenc|recruit)\p{L}*|r[ée]sum[ée]s?|to|all|only|once|after|shortlisted|successful|selected|applicants?|candidates?|applications?|interviews?|you|we|our|the|for|tell|let|questions?|note|bewerb|wir|bitte|nous|envoyez|si|para)\b/iu;

/** "jobs@example.orgPlanning and Management": the next heading ran into the address. */
const grownOn =
  /(?<=[\w.+-]{1,64}@[\w-]{1,63}\.(?:com|org|net|gov|edu|io|co\.uk|org\.uk|nhs\.uk|ca|ie|de|fr|es|nl))\p{Lu}\p{Ll}.*$/u;

/** "https://example.org/jobs/ABCArtificial intelligence": the same behind a page. */
const grownOnPage = /(?<=https?:\/\/\S{6,200}\p{Lu}{2})(?=\p{Lu}\p{Ll}{3,20} \p{Ll}).{0,80}$/u;

/** "Best regards, Ann Reed, 01632 960114": whom to ask, without the end of the letter. */
const greeting =
  /^(?:(?:best|kind|warm) regards|regards|many thanks|thanks(?: (?:and|&) regards)?|sincerely),? (?=\p{Lu})/iu;

function toNotice(given: string, isLegalBlock: boolean, today: string): Notice | null {
  const text = given.replace(grownOn, '').replace(grownOnPage, '').replace(greeting, 'Contact: ');
  // The end of a sentence whose beginning was lost.
  if (isLegalBlock && /^\p{Ll}/u.test(text) && !hasContact(text)) return null;
  const isAside =
    hasContact(text) && !isWayToApply(text) && !ofHelp.test(text) && !ofQuestions.test(text);
  if (isAside) return { text, isLegal: true, rank: lastRank };
  const isWay = applyWords.test(text) && hasContact(text);
  const isShort = text.split(/\s+/).length < 4;
  if (
    isPrivate(text) ||
    /→|[A-Z]{3}\d?_[A-Z]{2}/.test(text) ||
    (noise.test(text) && !hasContact(text))
  )
    return null;
  // A day that has passed is told to the recruiter instead.
  if (deadlineWords.test(text) && (readClosingDay(text, today) ?? today) < today) return null;
  if (isWay || (!isLegalBlock && hasContact(text))) return { text, isLegal: false, rank: 0 };
  if (deadlineWords.test(text) || closesEarly.test(text))
    return isShort ? null : { text, isLegal: false, rank: 0 };
  const legal = legalWords.findIndex((words) => words.test(text));
  if (isLegalBlock && legal >= 0) return { text, isLegal: true, rank: 1 + legal };
  if (isLegalBlock) return { text, isLegal: true, rank: lastRank };
  if (isShort) return null;
  if (legal >= 0) return { text, isLegal: true, rank: 1 + legal };
  if (!applyWords.test(text) || !selfContained.test(text)) return null;
  return { text, isLegal: false, rank: lastRank - 1 };
}

/** The employer's own notices, word for word; where they fill pages, what must not be lost stays. */
export function listNotices({ brief, today }: Source): Notices {
  const steps = listFacts(brief, { kinds: ['process'] }).map(ownWords);
  const sentences = listEmployerSentences(brief, ['process']);
  const said = squeeze(sentences.join(''));
  const more = steps.filter((step) => !said.includes(squeeze(step)));
  const notices = [
    ...sentences.map((text) => toNotice(text, false, today)),
    ...more.map((text) => toNotice(text, false, today)),
    ...listEmployerSentences(brief, ['legal']).map((text) => toNotice(text, true, today)),
  ].filter((notice) => notice !== null);
  const told = squeeze(notices.map(({ text }) => text).join(' '));
  // What stands among the demands, or in the small print of the page.
  const asked = brief.termLines
    .filter(({ kind, text }) => kind === 'apply' && !told.includes(squeeze(text)))
    .map(({ text }) => {
      const isLegal = /^by /i.test(text);
      return { text, isLegal, rank: isLegal ? 2 : 0 };
    });
  const isEqual = notices.some(({ text }) => legalWords[0]!.test(text));
  // Said among what the house is like, it is the employer's statement all the same.
  const fair = listFacts(brief, { kinds: ['culture', 'other'] })
    .map(ownWords)
    .filter((text) => !isEqual && /\bequal opportunit/i.test(text))
    .slice(0, 1)
    .map((text) => ({ text, isLegal: true, rank: 1 }));
  const early = listFacts(brief)
    .map(ownWords)
    .filter((text) => closesEarly.test(text) && !notices.some((one) => closesEarly.test(one.text)))
    .slice(0, 1)
    .map((text) => ({ text, isLegal: false, rank: 0 }));
  const all = dropAlike([...notices, ...asked, ...fair, ...early]);
  const kept = keepShort(all);
  const applying = kept.filter(({ isLegal }) => !isLegal).map(({ text }) => text);
  const ways = listWays(
    applying,
    notices.map(({ text }) => text),
  );
  return {
    applying,
    legal: kept.filter(({ isLegal }) => isLegal).map(({ text }) => text),
    ways,
    namesWay: ways.length > 0 || applying.some((text) => ownForm.test(text)),
    isCut: kept.length < all.length,
  };
}

const mails = /[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{2,20}){1,3}/g;

/** An address that answers questions or complaints elsewhere takes no applications, unless a sentence says so. */
function listWays(applying: readonly string[], all: readonly string[]): string[] {
  const answering = new Set(
    all
      .filter((text) => (ofQuestions.test(text) || ofAside.test(text)) && !ofWay.test(text))
      .flatMap((text) => text.match(mails) ?? []),
  );
  return applying.filter((text) => {
    const own = text.match(mails) ?? [];
    const isAnswering = own.length > 0 && own.every((mail) => answering.has(mail));
    return isWayToApply(text) && !/^link\s?:/i.test(text) && (!isAnswering || ofWay.test(text));
  });
}

const listWords = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}@.]+/gu) ?? [];

/** The same said in other words: nearly all words of one stand in a longer one. */
function dropAlike(notices: readonly Notice[]): Notice[] {
  const words = notices.map(({ text }) => new Set(listWords(text)));
  const isIn = (own: Set<string>, other: Set<string>): boolean =>
    [...own].filter((word) => other.has(word)).length >= own.size * 0.85;
  return notices.filter(
    (_, i) =>
      !words.some(
        (other, j) =>
          j !== i &&
          isIn(words[i]!, other) &&
          (other.size > words[i]!.size || (other.size === words[i]!.size && j < i)),
      ),
  );
}

function keepShort(notices: readonly Notice[]): Notice[] {
  const byRank = notices.toSorted((a, b) => a.rank - b.rank);
  let words = 0;
  const kept = new Set(
    byRank.filter(({ text, rank }) => {
      const longer = words + countWords(text);
      if (longer > (rank < 3 ? mostUrgentWords : mostWords)) return false;
      words = longer;
      return true;
    }),
  );
  return notices.filter((notice) => kept.has(notice));
}
