const people =
  /(?:er|or|ist|ian|ant|ney|tive|yst|eer|ate|man|men|woman|person|ef|ee|ician)$|^(?:nurse|clerk|cook|guard|lead|intern|pilot|mechanic|president|agent|student|apprentice|head|hand|host|hostess|aide|surgeon|paralegal|barista|dean|fellow|steward|secretary|partner|carer|porter|warden|custodian|judge|coach|buyer|hygienist|electrician|architect)$/iu;
const things = /(?:center|centre|career|summer|winter|offer|labor|labour|year)$/i;

/** "a night porter" can be needed, and so can "a buoy & beacon keeper"; "a customer service" cannot. */
export function isPersonTitle(title: string): boolean {
  const [named = ''] = title.split(/,| (?:for|in|of|with|at|to|on)\b| [-–—(]/);
  return named.split(/ (?:and|&) /).some((head) => {
    const last = head.trim().split(/\s+/).at(-1) ?? '';
    return people.test(last) && !things.test(last);
  });
}
