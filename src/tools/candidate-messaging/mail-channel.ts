/** Whether a step goes out by mail; InMail and voicemail do not. A step without a channel is a mail of its sequence. */
export function isMailChannel(channel: string): boolean {
  return channel === '' || (/mail/i.test(channel) && !/voice\s?mail|in-?mail/i.test(channel));
}
