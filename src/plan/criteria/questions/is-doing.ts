/** "Reporting tools" are things, "reporting losses" is a doing. */
const doing =
  /^(?!(?:bring|sing|ring|spring|string|swing|wing|king|thing|marketing|accounting|engineering|manufacturing|nursing|banking|advertising|housing|catering|merchandising|programming|purchasing|building(?!,? (?:and|an?|the|up|out|on|strong|new|complex|robust|scalable|\p{L}+ing)\b)|learning|plumbing|networking|lighting|piping|clothing|existing|ongoing|upcoming|incoming|outgoing|outstanding|following(?! up\b)|remaining|corresponding|pending|missing|emerging|underlying|anything|everything)\b)(?!\p{L}+ing, (?!\p{L}+ing\b))(?:\p{L}+ly )?\p{L}{2,}ing\b(?! (?:experience|skills?|knowledge|systems?|techniques|practices|tools|methods|standards)\b)/iu;

/** "Dyeing and Felt Operations" is a name throughout. */
const names = /^\p{L}+ing and (?!\p{L}+ing\b)\p{Lu}\p{Ll}+ \p{Lu}/u;

/** Whether a name says what is done, and not a thing. */
export const isDoing = (name: string): boolean => doing.test(name) && !names.test(name);
