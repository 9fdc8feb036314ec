/** An address that opens a new mail with subject and body filled in; who it goes to is for the person to say. */
export function writeMailto({ subject, body }: { subject: string; body: string }): string {
  const lines = body.toWellFormed().replaceAll(/\r?\n/g, '\r\n');
  return `mailto:?subject=${encodeURIComponent(subject.toWellFormed())}&body=${encodeURIComponent(lines)}`;
}
