/** "Not a deal breaker" is the opposite of one, "as needed" leaves it open, and everybody sits and walks. */
const harmless =
  /\bas needed$|\bnot (?:a deal breaker|required|needed|necessary)\b|\b(?:sit|sitt|stand|walk|talk|hear|see|reach|bend|vision|stoop|kneel)(?:ing)?\b|\b(?:coordination|dexterity|stamina|arrangements|finger|feel|grasp)\b/i;

/** A form says it of every post: who has hands and eyes can do it. */
const ofEverybody =
  /\b(?:coordination|dexterity|finger\w*|grasp\w*|hear(?:ing)?|talk(?:ing)?|vision|visual acuity|sit(?:ting)?)\b(?!.{0,60}\b(?:lift|carry|climb|heights)\w*)/i;

/** A bag of shopping: nobody turns a job down for it. */
function isLight(text: string): boolean {
  const [, amount, unit] = /(\d{1,3})\s*(lbs?|pounds?|kgs?|kilos?)\b/i.exec(text) ?? [];
  return amount !== undefined && Number(amount) < (/^[lp]/i.test(unit ?? '') ? 30 : 14);
}

/** What no one would turn a job down for: sitting, seeing, a light parcel. */
export const isTrifling = (text: string): boolean => ofEverybody.test(text) || isLight(text);

/** The first condition that some people cannot accept, in the words of the job. */
export const findHardCondition = (
  hardParts: readonly string[],
  longest = Infinity,
): string | null =>
  hardParts.find(
    (part) => !harmless.test(part) && !isLight(part) && part.split(/\s+/).length <= longest,
  ) ?? null;
