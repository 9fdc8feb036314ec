const plain = (text: string): string => text.replaceAll('’', "'").toLowerCase();

/** "in 40 shops for Harrow Freight" beside the name of the employer is "in 40 shops". */
export function dropHouse(text: string, employer: string): string {
  const [, stop = ''] = /([.]?)$/.exec(text) ?? [];
  const bare = stop === '' ? text : text.slice(0, -1);
  const ends = ['for', 'at', 'within', 'with'].map((joint) => plain(` ${joint} ${employer}`));
  const end = employer === '' ? undefined : ends.find((one) => plain(bare).endsWith(one));
  return end === undefined ? text : `${bare.slice(0, -end.length)}${stop}`;
}
