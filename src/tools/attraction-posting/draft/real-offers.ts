import { sayBenefit } from '#plan/letters/say-benefit.ts';
import { readLine } from '#plan/offers/read-line.ts';

/** What stands over a row of benefits, or sums up a house: nobody gets it. */
const endsHollow =
  /\b(?:balance|belonging|inclusiv\p{L}+|inclusion|diversity|equity and inclusion|well-?being|values|culture|environment|atmosphere|employer|people|your role|success|impact|purpose|your time|matters|for you|to you|checkpoints|realities|needs|community)$/iu;
const longestHollow = 9;

/** A sentence on what the house thinks, wants or is. */
const ofHouse =
  /^(?:(?:at|as|in|with|for|from) [^,.]{2,40}, )?(?:we|our|it|they|this|that|these|there|different|every\p{L}*|in this role|the (?:team|company|firm|benefits)|\p{Lu}[\p{L}&’'.-]*(?: \p{Lu}[\p{L}&’'.-]*){0,3})\b[^.]{0,60}?\b(?:is|are|believes?|understands?|cares?|supports?|values?|knows?|recogni[sz]es?|strives?|wants?|offers?|understand|designed)\b/u;
const thinks =
  /^[^,;:]{2,60}\b(?:cares?|believes?|committed|passionate|proud|understands?|wants?) (?:about|in|that|of|to)\b[^,;:]*$/iu;
/** Where somebody comes, and not what is given there. */
const ofReader =
  /^you(?:['’]ll| will) (?:be|join|work|find yourself)\b|^(?:grow|join|come|work|thrive|belong) (?:with|to) (?:us|our)\b/iu;
/** Names something to get, be it rare: money, time, a place, a thing, a chance. */
const something =
  /\d|[$£€%]|\b(?:paid|free|pay|bonus\p{L}*|earn|tips|discount\p{L}*|allowance|stipend|scheme|memberships?|reimburs\p{L}*|cover\p{L}*|insurance|plans?|leave|holidays?|vacation|time off|days|breaks?|hours|shifts?|schedul\p{L}*|flexib\p{L}*|remote|hybrid|from home|training|train|courses?|cert\p{L}+|mentor\p{L}*|coach\p{L}*|learn\p{L}*|promot\p{L}+|progress\p{L}*|advance\p{L}*|career|grow(?:th)?|opportunit\p{L}+|chance|exposure|parking|meals?|lunch\p{L}*|snacks?|drinks|food|car|van|vehicle|laptop|phone|equipment|uniforms?|tools|housing|accommodation|relocation|travel|events?|socials?|part(?:y|ies)|awards?|vouchers?|savings?|loans?|pension|retirement|401|shares?|stock|equity|commissions?|prizes?|assistance|childcare|gym|fitness|health|dental|vision|sabbatical|visa|contract|referral|donat\p{L}+|volunteer\p{L}*|dogs?)\b/iu;

const kindsOf = (line: string): string[] =>
  readLine(line, { kind: 'office-specialist' }).map(({ offer }) => offer.kind);

/** Whether a line among the benefits gives somebody something. */
export function isReal(line: string): boolean {
  if ((thinks.test(line) || ofReader.test(line)) && !/\d/.test(line)) return false;
  if (kindsOf(line).length > 0 || sayBenefit(line) !== null) return true;
  const words = line.split(/\s+/).length;
  if (words <= longestHollow && endsHollow.test(line) && !/\d/.test(line)) return false;
  if (!ofHouse.test(line)) return true;
  return something.test(line) && !/\b(?:amazing|wellbeing of|everything you)\b/i.test(line);
}

const listWords = (text: string): string[] =>
  (text.toLowerCase().match(/\p{L}{3,}|\d+/gu) ?? []).filter(
    (word) =>
      !/^(?:and|the|for|with|you|your|our|are|will|has|all|also|great|excellent|generous|competitive|amazing|enjoy|provided|given|comprehensive|offer|offers)$/.test(
        word,
      ),
  );

/** "401(k)" beside "401(k) matching", "Training provided" beside "Training will be provided": the fuller line says both. */
export function dropWithin(lines: readonly string[]): string[] {
  const words = lines.map(listWords);
  return lines.filter((_, at) => {
    const own = words[at]!;
    return !words.some((other, i) => {
      if (i === at || own.length === 0) return false;
      const holds = own.every((word) => other.includes(word));
      return holds && (other.length > own.length || i < at);
    });
  });
}

/** "An excellent benefits package" says nothing beside what is in it. */
export function dropPackage(lines: readonly string[]): string[] {
  const kinds = lines.map(kindsOf);
  const isNamed = kinds.some((all) => all.some((kind) => kind !== 'package'));
  return lines.filter(
    (line, at) =>
      !isNamed ||
      kinds[at]!.length === 0 ||
      kinds[at]!.some((kind) => kind !== 'package') ||
      /\d|\bcompetitive [\p{L} ]{0,12}(?:salar|pay\b|compensation|wages)/iu.test(line),
  );
}
