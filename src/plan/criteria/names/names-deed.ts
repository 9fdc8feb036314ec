/** The last word of a name tells a deed: "sail repair", "wool sorting", "collection". */
const deeds =
  /(?:ing|tion|sion|ment|ance|ysi|yse|ership|oversight|upkeep|support|control|care|repair|research|design|entry|input|review|sale|delivery|deliverie|recovery|follow-?up|set-?up|audit|check|service|prep|removal|disposal|approval|renewal|response)$/iu;
/** These end like deeds, and are things. */
const thingsLike =
  /ings$|(?:meet|build|ceil|cloth)ing$|^(?:services|controls)$|(?:advance|improve|engage|require)ments?$|(?:applica|solu|publica|regula|informa|sta|posi|loca|func|por|sec|ques|condi|situa|organi[sz]a|institu|(?:^|inter)na|popula|genera)tions?$|(?:mis|profes|pas|dimen|ver)sions?$|(?:equip|depart|docu|environ|instru|seg|ele|mo|frag|apart)ments?$|(?:insur|fin|ambul|appli|alli)ances?$/iu;
export const isDeed = (word: string): boolean =>
  !thingsLike.test(word) && deeds.test(word.replace(/(?<=[^s])s$/u, ''));
export const turn =
  / (?:of|for|in|on|at|to|with|by|from|between|across|against|through|within|under|into)(?= )/iu;
export const joint = /,? (?:and|or|&) |, /u;

/** Whether a name that begins with no doing still tells what is done. */
export const namesDeed = (name: string): boolean =>
  (name.split(turn)[0] ?? '')
    .split(joint)
    .slice(-1)
    .some((part) => isDeed(part.split(' ').at(-1) ?? ''));
