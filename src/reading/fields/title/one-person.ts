import { isOccupationWord } from './occupation-words.ts';

const ofMany = /(?<!s|sale|operation|service|system|affair|resource|art|sport)s$/i;

/** "Harbor Pilots" are sought: the job is that of one of them. */
export function toOnePerson(title: string): string {
  const [name = '', ...notes] = title.split(/(?=\s\(| - | – |,\s)/u);
  const one = name
    .split('/')
    .map((half) => {
      const part = half.trimEnd();
      const bare = part
        .replace(/men$/, 'man')
        .replace(/(?<=\p{L}{2})ies$/iu, 'y')
        .replace(ofMany, '');
      const last = bare.split(' ').at(-1) ?? '';
      const end = half.slice(part.length);
      return (bare !== part && isOccupationWord(last) ? bare : part) + end;
    })
    .join('/');
  return [one, ...notes].join('');
}
