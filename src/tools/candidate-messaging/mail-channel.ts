/** Whether a step goes out by mail; InMail and voicemail do not. A step without a channel is a mail of its sequence. */
export function isMailChannel(channel: string): boolean {
  return channel === '' || (/mail/i.test(channel) && !/voice\s?mail|in-?mail/i.test(channel));
}

/** What the words of a step are called: what is read out on the phone is no email. */
export function nameStep(channel: string): string {
  if (isMailChannel(channel)) return 'Email';
  if (/phone|call|voice/i.test(channel)) return 'Call script';
  return /sms|text/i.test(channel) ? 'Text message' : 'Message';
}
