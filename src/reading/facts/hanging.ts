/** "This includes bank holidays", "These are open late", "That's why we visit": said of the sentence before. */
const verb = String.raw`(?:is|are|was|were|means?|includes?|involves?|requires?|allows?|enables?|gives?|helps?|ensures?|makes?|covers?|applies|apply|comes?|can|will|may|also (?:includes?|means?|involves?|covers?|requires?,?))`;
const saidOfIt = new RegExp(
  String.raw`^(?:this|that|these|those) (?=${verb}\s)(?!is (?:an?|the|your|not an?|our)\b(?! reason\b))`,
  'i',
);
const because =
  /^(?:(?:and )?(?:that|this)(?:['’]s| is) why|(?:it|this) is (?:for this|the) reason(?: why)?),? /i;
const therefore =
  /^(?:therefore|as a result|for this reason|because of this|as such|consequently|hence|to that end|with this in mind|however),? (?=\p{L})/iu;
const further =
  /^(?:(?:also|additionally|furthermore|moreover),?|(?:in addition|plus),) (?=[\p{L}\d])/iu;

/** A sentence that stands on the one before it, as the end of that one; undefined where it stands alone. */
export function readHanging(text: string): string | undefined {
  const words = text.replace(/(?<![\s.;,!])[\s.;,!]+$/, '');
  if (because.test(words)) return words.replace(because, ', which is why ');
  if (saidOfIt.test(words)) return words.replace(saidOfIt, ', which ');
  if (therefore.test(words)) return `; ${words.charAt(0).toLowerCase()}${words.slice(1)}`;
  return undefined;
}

/** "Also a bicycle scheme" adds a thing of its own. */
export const withoutFurther = (text: string): string => {
  const rest = text.replace(further, '');
  return rest === text ? text : rest.charAt(0).toUpperCase() + rest.slice(1);
};
