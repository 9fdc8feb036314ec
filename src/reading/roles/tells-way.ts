/** Whoever might apply, and what they are told to do. */
const invited =
  /^(?:please note:? )?(?:all |those )?(?:interested|qualified|suitable|suitably qualified|eligible|successful|prospective)(?: and (?:interested|qualified|eligible))? (?:individuals?|candidates?|applicants?|part(?:y|ies)|persons?|people|professionals?)\b[^.;]{0,30}?\b(?:apply|send|submit|e-?mail|forward|contact|call|visit|complete)\b/i;
const told =
  /^(?:(?:to be considered|if (?:you are |this is )?(?:interested|sounds)[^,.;]{0,60}),? )?(?:please )?(?:apply|(?:send|submit|e-?mail|forward|drop|bring|upload)\b[^.;]{0,50}\b(?:cvs?|r[ée]sum[ée]s?|applications?|cover letters?))(?![\p{L}-])/iu;
const toApply = /^(?:to|how to) apply\b/i;
/** Who answers questions before somebody applies. */
const asking =
  /^(?:for )?(?:an? |any )?(?:informal|further|more|additional) (?:discussions?|chats?|enquir(?:y|ies)|inquir(?:y|ies)|conversations?|visits?|information|details)\b[^.;]{0,80}\b(?:contact|call|e-?mail|speak|to|with|can be)\b/i;

/** "through the Harbour Board website": a place to apply at, though it has no address here. */
const portal =
  /\b(?:via|through|on|at|using|by) (?:the |our |your |this )?(?:[\p{L}\d&.'’/-]+ ){0,6}(?:web ?sites?|portals?|careers? pages?|job pages?|links?|applications? forms?|apps?|platforms?)(?![\p{L}-])/iu;
/** An address, a page or a telephone. */
const contact =
  /[\w.+-]{1,64}@[\w-]{1,63}\.\w|\bhttps?:\/\/|\bwww\.|\b[\w-]{2,63}\.(?:com|org|net|gov|io|jobs|co\.uk|nhs\.uk|ie|ca)\b|(?<!\d)\+?\d(?:[\s()./-]?\d){6,14}(?!\d)/i;
/** Said to those who need another way, and no way to apply by itself. */
const forHelp =
  /\b(?:accommodations?|adjustments?|disabilit\p{L}+|accessib\p{L}+|complaints?|privacy|data protection|benefits)\b/iu;

/** Whether a line tells how somebody applies or whom they ask before, wherever it stands. */
export function tellsWayToApply(text: string): boolean {
  if (forHelp.test(text)) return false;
  const isCall = invited.test(text) || told.test(text) || toApply.test(text);
  return (
    (isCall && (portal.test(text) || contact.test(text))) ||
    (asking.test(text) && contact.test(text))
  );
}
