/** Who competes for people of a narrow field, where the kinds of the whole trade are those of another: title to rivals. */
export const fieldRivals: readonly (readonly [
  title: RegExp,
  rivals: readonly { kind: string; draw: string; counter: string }[],
])[] = [
  [
    /\b(?:elder law|trusts?|estates?|probate)\b.*\b(?:attorney|lawyer|counsel|solicitor|associate)\b/i,
    [
      {
        kind: 'Trusts and estates groups of larger local firms',
        draw: 'Staff, a wider practice and a partner track',
        counter:
          'Compare client contact, credit for clients brought in and the path to partnership.',
      },
      {
        kind: 'Trust departments of banks',
        draw: 'Regular hours and nothing to bill',
        counter: 'Ask whether they would miss clients of their own and the court.',
      },
    ],
  ],
];
