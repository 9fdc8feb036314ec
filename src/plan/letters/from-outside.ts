const ofPeople =
  /\bour (?=(?:[\p{L}-]+ ){0,2}(?:customers?|clients?|users?|guests?|members?|patients?|students?|residents?|suppliers?|vendors?|partners?)\b)/giu;
/** For whose use a thing is made. */
const ofWorks =
  /\bour (?=(?:[\p{L}-]+ ){0,2}(?:projects?|sites?|homes?|houses|schemes|shops?|stores?|restaurants?|kitchens?|plants?|workshops?|practices?|clinics?|fleet)\b)/giu;
const longestName = 3;

/** The employer's own "our" is told by somebody else: its people by its name, its things without; twice it is a riddle. */
export function fromOutside(text: string, house: string): string | null {
  if ((text.match(/\bours?\b/gi)?.length ?? 0) > 1 || /\bours\b|\bour own\b/i.test(text))
    return null;
  const isShort = house !== '' && house.split(/\s+/).length <= longestName && !/[,.]/.test(house);
  return text
    .replace(ofWorks, isShort ? `${house}${house.endsWith('s') ? "'" : "'s"} ` : "the employer's ")
    .replace(ofPeople, isShort ? `${house}${house.endsWith('s') ? "'" : "'s"} ` : 'the ')
    .replace(/\bour\b/gi, 'the')
    .replace(ownThing, '$1your ');
}
/** "plan their workload", where nobody else is spoken of. */
const ownThing =
  /^((?:(?!\p{L}{3,}s\b|\bteam\b|\band\b)[^,])*?)\btheir (?=own\b|role\b|workload\b|duties\b)/iu;
