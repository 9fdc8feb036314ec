/** Words that wait for another one: no sentence that somebody reads may end with them. */
const waits =
  /(?<![\p{L}\d])(?:and|or|the|of|to|for|with|in|but|this|that|an?|by|on|at|from|as|all|any|their|our|your|its|is|are|which|whose|than|including|ensuring|providing|delivering)["'”’]?$/iu;
/** "Hepatitis A", "Class A" end in a letter. */
const lettered = /(?<![\p{L}\d])\p{Lu}\p{L}+ A$/u;

export const endsOpen = (text: string): boolean => waits.test(text) && !lettered.test(text);
