/**
 * Words over a list that only say that there is one: "perform the following tasks:", "Essential duties include the
 * following and other duties as assigned".
 */
const work = String.raw`(?:dut(?:y|ies)|responsibilit(?:y|ies)|tasks?|functions|activities|accountabilities)`;
const lead = new RegExp(
  String.raw`^[^:.;]{0,140}?\b(?:the following(?: (?:essential |main |key |daily |primary |core |other )?(?:${work}|areas|steps|work))?|(?:include|are|involve)s?(?:,? but (?:is |are )?not (?:be )?limited to)?(?: the following(?: [\p{L}]+)?)?):\s*[-–•]?\s*(?=\p{L}[\p{L}'’-]* \S+ \S)`,
  'iu',
);
const ofWork = new RegExp(
  String.raw`\b(?:${work}|perform|complete|carry out|do|doing|assist with|responsible for|role|position|job)\b`,
  'iu',
);
const bare = new RegExp(
  String.raw`^(?:(?:the|your|our|his|her|these|essential|primary|key|core|main|principal|major|specific|general|typical|position|job|role|daily|day-to-day|and|or|&|/|[\p{L}'’]+ position['’]?s) )*${work}(?:(?: and|,| &|/) ?(?:${work}))*(?: (?:of|for|in) (?:this|the) [\p{L} ]{2,40}?)? ?(?:(?:will |may |shall )?(?:include|are|involve)s?|as follows)?(?:,? but (?:is |are )?not (?:be )?limited to)?,?(?: (?:to )?(?:the following|as follows|those listed below))?(?:,? (?:and|as well as|plus)(?: any)? (?:other|additional)(?: related)? (?:duties|tasks|responsibilities)(?: (?:as|that)(?: may)?(?: be)?(?: \p{L}+)?)?)?$`,
  'iu',
);

/** How many characters of a line only announce what stands behind them; 0 where it announces nothing. */
export function dropListFrame(text: string): number {
  const [found = ''] = lead.exec(text) ?? [];
  return ofWork.test(found) ? found.length : 0;
}

/** "Specific duties will include", "Your responsibilities will consist of": before the work itself, in the same sentence. */
const before = new RegExp(
  String.raw`^(?:(?:the|your|our|these|essential|primary|key|core|main|principal|major|specific|general|typical|position|job|role|daily|day-to-day) )*${work}(?: (?:of|for|in) (?:this|the) [\p{L}]{3,20})? (?:will |may |shall |can )?(?:also )?(?:include|involve|comprise|consist of)s?,? (?:but (?:is |are )?not (?:be )?limited to,? )?(?!(?:the|these|this|all|any|other|others|following|various|several|a|an|but|those|what)\b)(?=\p{L}[\p{L}'’/-]* \S)`,
  'iu',
);
export const dropDutyFrame = (text: string): number => before.exec(text)?.[0].length ?? 0;

const tail = /[.:;,\s]+$/;

/** Whether a line is the frame of a list and no work of its own. */
export const isListFrame = (text: string): boolean => {
  const words = text.replace(tail, '');
  if (/^(?:your remit (?:will )?includes?|as (?:an?|our|the) (?:\p{L}+ ?){1,4})$/iu.test(words))
    return true;
  return (
    bare.test(words) &&
    (/\b(?:following|follows|listed below|includes?|involves?)\b/i.test(words) ||
      /(?:assigned|required|needed)$/i.test(words))
  );
};
