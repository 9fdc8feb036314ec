/** "On call only by phone", "telephone-only on-call": whoever is called answers, and goes nowhere. */
const byPhone =
  /\bon[- ]call\b[^.;]{0,40}\b(?:only |solely |purely |exclusively )?(?:by|via|over the|through|on the) (?:tele)?phone\b|\bon[- ]call\b[^.;]{0,30}\b(?:tele)?phone[- ]only\b|\b(?:tele)?phone(?:[- ]only)? (?:on[- ])call\b|\b(?:tele)?phone[- ]only\b[^.;]{0,20}\bcall\b/i;

export const isCalledByPhone = (text: string): boolean => byPhone.test(text);
