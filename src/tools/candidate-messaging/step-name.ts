import { chooseMessageKind, type MessageKind } from '../view-parts/message-kind.ts';

const names: Record<MessageKind, string> = {
  mail: 'Email',
  voice: 'Call script',
  text: 'Text message',
  note: 'Message',
};

/** What the words of a step are called: what is read out on the phone is no email. */
export function nameStep(channel: string): string {
  return names[chooseMessageKind(channel)];
}
