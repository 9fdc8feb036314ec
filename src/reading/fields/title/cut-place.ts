import { findPlaceMentions } from '#market/places/find-mentions.ts';
import { isEnglishWord } from '../../facts/shapes/tagger.ts';
import { isOccupationWord, namesOccupation } from './occupation-words.ts';
import { isPlaceName } from './place-name.ts';

const joints =
  /\s+[-–—]\s+|(?<=\p{L})[-–—](?=\p{Lu})|\s*[|,(:•·@]\s*|\s+(?:in|at|near|based in|located in|à|bei|am Standort|Raum|sur|en)\s+/gu;
const mostJoints = 8;

/** "Welder - Tulsa, OK" and "Nurse in Leeds" lose the place; "Paris Bureau Chief" keeps it. */
export function cutPlace(title: string): string {
  for (const joint of [...title.matchAll(joints)].slice(0, mostJoints)) {
    if (joint.index < 3) continue;
    const tail = title.slice(joint.index + joint[0].length).replace(/[\s).,!-]+$/, '');
    const head = title.slice(0, joint.index);
    if (isGrown(joint[0])) {
      if (isTown(tail) && (head.includes(' ') || namesOccupation(head))) return head;
      continue;
    }
    if (isPlaceName(tail) || isPlaceName(withComma(tail))) return head;
    if (isTown(tail) && /^\s*[-–—(]/.test(joint[0]) && namesOccupation(head)) return head;
    const [next = '', after] = tail.split(/,\s/);
    if (after !== undefined && isPlaceName(next) && namesOccupation(head)) return head;
  }
  return cutUnjoined(title);
}

/** "Binder-Tulsa": a dash without its blanks, as other words have it too. */
const isGrown = (joint: string): boolean => /^[-–—]$/.test(joint);

/** The whole of it is the name of a town, however small, and no word besides: somewhere a town is called Apples. */
const isTown = (tail: string): boolean =>
  !isEnglishWord(tail.toLowerCase()) &&
  findPlaceMentions(tail).some(
    ({ start, end, kind, towns, isOrdinary }) =>
      kind === 'town' && towns.length > 0 && !isOrdinary && start === 0 && end === tail.length,
  );

/** "Tulsa Oklahoma": a town and its state without the comma. */
const withComma = (tail: string): string => tail.replace(/ (?=\S+$)/, ', ');

/** "Line Cook Denver" */
function cutUnjoined(title: string): string {
  const words = title.split(' ');
  for (let count = Math.min(3, words.length - 1); count > 0; count -= 1) {
    const head = words.slice(0, -count);
    const tail = words.slice(-count).join(' ');
    if (isOccupationWord(head.at(-1) ?? '') && isPlaceName(tail)) return head.join(' ');
  }
  return title;
}
