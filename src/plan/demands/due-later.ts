const count =
  '(?:the first |your first )?(?:\\d{1,3}|an?|one|two|three|four|six|nine|ten|twelve|eighteen)';
const due = new RegExp(
  String.raw`\b(?:within|in) ${count} (?:\(\d{1,3}\) )?(?:calendar |working )?(?:days?|weeks?|months?|years?) (?:of|from|after|following) (?:(?:the|your|their|initial|date|of) ){0,3}(?:hire|hiring|employment|start(?:ing)?|joining|appointment)\b`,
  'i',
);

/** "Able to obtain and keep a harbor permit": the will and the way to it are asked for; a clearance decides before the start. */
const canGet =
  /^(?:(?:you(?:['’]re| are)?|candidates?|applicants?|must|should|will|need to|be) )*(?:able|ability|willing(?:ness)?|eligib(?:le|ility)|capable) (?:to|of) (?:obtain|get|gain|acquire|secure|earn)(?:ing)?\b(?!.*\bclearance\b)[^,;]*\b(?:licen[cs]e|certificat(?:e|ion)|card|permit|endorsement|registration|licensure)\b/i;

/** "Certified within 180 days of hire": got on the job, and so nothing that anybody must have before it. */
export const isDueLater = (text: string): boolean => due.test(text) || canGet.test(text);
