/** Says what somebody is only together with the word before it. */
const general =
  /^(?:manager|assistant|representative|associate|coordinator|officer|engineer|technician|specialist|operator|advisor|adviser|lead|director|intern|analyst|worker|supervisor|consultant|administrator|developer|designer)$/i;
const role =
  /^(?:\p{L}{2,}(?:er|or|ist|ian|ant|ent|ney|tive|yst|eer|ate|man|ef)|nurse|clerk|cook|guard|lead|intern|pilot|mechanic|assistant)$/iu;
const longest = 3;

/** "the attorney job": a long title in the words that are left once everybody knows which job is meant. */
export function shortenTitle(title: string): string {
  const words = title.split(/\s+/);
  if (words.length <= longest) return title;
  const isLast = role.test(words.at(-1) ?? '');
  const at = isLast ? words.length - 1 : words.findLastIndex((word) => general.test(word));
  const noun = words[at];
  if (noun === undefined) return title;
  const before = words[at - 1] ?? '';
  return general.test(noun) && /^\p{L}{3,}$/u.test(before) && !/^(?:and|or|of|for)$/i.test(before)
    ? `${before} ${noun}`
    : noun;
}
