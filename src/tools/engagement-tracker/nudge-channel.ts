interface Nudge {
  group: string;
  moment: string;
  words: string;
}

/** Two text messages with the words that end them. */
const longest = 210;
/** Somebody who has been in touch, and may be texted. */
const inTouch =
  /\b(?:applied|application|applicants?|booked|visit\w*|offer\w*|accept\w*|signed|start(?:s|ed|er|ers|ing)?|interview\w*|trial|test\w*|practical|met|waiting|hired|invited|shortlist\w*|confirmed|screen\w*|notice|day before|second|first (?:day|week|shift)|said yes|task)\b/i;
const byPhone = /\bby (?:tele)?phone\b/i;
const byText = /\b(?:by text|text message|sms)\b/i;
/** Texts go out between eight and nine in the evening. */
const tooEarly =
  /\bbefore (?:six|seven|eight|[678](?:\s?a\.?m)?)\b|\b(?:five|six|5|6)(?::\d\d)?\s?(?:a\.?m\b|in the morning)/i;
const tooLate = /\b(?:midnight|after (?:nine|ten|eleven))\b|\b(?:10|11)\s?p\.?m\b/i;

/** A text only to somebody who has been in touch, at an hour at which texts may be sent; else a mail. */
export function chooseChannel(
  { group, moment, words }: Nudge,
  isAbroad: boolean,
): 'sms' | 'email' | 'phone' {
  if (byPhone.test(moment)) return 'phone';
  if (words.length > longest || tooEarly.test(moment) || tooLate.test(moment)) return 'email';
  if (byText.test(moment)) return 'sms';
  // In other languages groups are named in that language, and the first one is not yet in touch.
  return !isAbroad && inTouch.test(`${group} ${moment}`) ? 'sms' : 'email';
}
