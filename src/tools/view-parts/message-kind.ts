/** How words reach a person, which decides what they look like on the screen. */
export type MessageKind = 'mail' | 'text' | 'voice' | 'note';

/** The kind of a channel by its name; InMail and notes are read in a network, not in a mail program. */
export function chooseMessageKind(channel: string): MessageKind {
  if (/voice\s?mail|phone|call/i.test(channel)) return 'voice';
  if (/in-?mail|linkedin/i.test(channel)) return 'note';
  if (/sms|text|whatsapp/i.test(channel)) return 'text';
  return channel === '' || /mail/i.test(channel) ? 'mail' : 'note';
}
