const count =
  '(?:the first |your first )?(?:\\d{1,3}|an?|one|two|three|four|six|nine|ten|twelve|eighteen)';
const due = new RegExp(
  String.raw`\b(?:within|in) ${count} (?:\(\d{1,3}\) )?(?:calendar |working )?(?:days?|weeks?|months?|years?) (?:of|from|after|following) (?:(?:the|your|their|initial|date|of) ){0,3}(?:hire|hiring|employment|start(?:ing)?|joining|appointment)\b`,
  'i',
);

/** "Certified within 180 days of hire": got on the job, and so nothing that anybody must have before it. */
export const isDueLater = (text: string): boolean => due.test(text);
