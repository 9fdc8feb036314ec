/** How a demand that stands among the terms begins, and how it is said of whoever has the job. */
const openings: readonly (readonly [RegExp, string])[] = [
  [/^(?:must |should )?be able to /i, 'You need to be able to '],
  [/^(?:the )?(?:ability|able) to /i, 'You need to be able to '],
  [/^(?:must |should )?be willing to /i, 'You need to be willing to '],
  [
    /^(?:a |the )?(?:willingness|willing|readiness|ready|prepared) to /i,
    'You need to be willing to ',
  ],
  [/^(?:must |should )?be available (?=to|for|on|at|during)/i, 'You need to be available '],
  [/^(?:availability|available) (?=to|for|on|at|during)/i, 'You need to be available '],
  [/^must (?=work|travel|drive|stay|attend|live|cover)/i, 'You must '],
];

/** "Willingness to travel" is no sentence about a place of work; "You need to be willing to travel" is. */
export function sayAbility(text: string): string {
  const found = openings.find(([from]) => from.test(text));
  return found === undefined ? text : text.replace(found[0], found[1]);
}
