import type { Fact } from '#shared/brief.ts';
import { ownWords } from '../wording/own-words.ts';

/** Under "Preferred" nobody needs to read "preferred" again. */
export const calledWish =
  /(?:,|\s[-–])?(?:\sand)?\s\(?(?:(?:is|are|would be|will be|being)\s)?(?:strongly |highly |very )?(?:(?:an?|considered an?|seen as an?)\s(?:(?:added|big|real|huge|definite|strong|distinct|major|significant)\s)?(?:plus|bonus|asset|advantage)|preferred|desirable|desired|advantageous|favou?rable|highly regarded|helpful|nice to have|von vorteil|wünschenswert|un plus|serait un plus|deseable|valorable)(?:,? (?:but|although|though) not (?:required|essential|necessary|mandatory))?\)?\.?$/i;

/** "A loom card preferred or the like": said in the middle of what is wished for. */
const gradedInside =
  /,?\s\(?(?:(?:is|are)\s)?(?:strongly |highly |much )?(?:preferred|desirable|desired|required)\)?(?=,? (?:or|and) (?:an? |any )?(?:equivalent|similar|related|relevant|comparable|equal|the (?:like|equivalent))\b)/i;

/** A wish by its own name, for a list that says already that it is one. */
export const nameWish = (fact: Fact): string => {
  const name = ownWords(fact)
    .replace(calledWish, '')
    .replace(gradedInside, '')
    .replace(example, ' such as $1');
  return name.length >= shortestName ? name : ownWords(fact);
};
const shortestName = 3;
/** "A card (e.g. A or B)" as it is said. */
const example = / \((?:e\.?g\.?|for example|i\.?e\.?),? ?([^()]+)\)/i;
