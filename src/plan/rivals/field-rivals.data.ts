/** Who competes for people of a narrow field, where the kinds of the whole trade are those of another: title to rivals. */
export const fieldRivals: readonly (readonly [
  title: RegExp,
  rivals: readonly { kind: string; draw: string; counter: string }[],
])[] = [
  [
    /\btrunk(?:ing|er)?\b/i,
    [
      {
        kind: 'Pallet networks and their member hauliers',
        draw: 'The same trunk runs at night, often from the next hub',
        counter: 'Compare start times, nights a week and what a cancelled run pays.',
      },
    ],
  ],
  [
    /\bline ?haul\b/i,
    [
      {
        kind: 'LTL carriers and parcel linehaul contractors',
        draw: 'The same runs between terminals, often by the mile',
        counter: 'Compare miles a week, start times and nights at home.',
      },
    ],
  ],
  [
    /\b(?:admissions?|enrol?lment) (?:advis[eo]r|representative|counsell?or|coordinator|officer|specialist)\b/i,
    [
      {
        kind: 'Other schools and colleges that enroll by tour and appointment',
        draw: 'The same work under another name and calendar',
        counter: 'Compare leads given, targets, evenings and what a graduate earns.',
      },
    ],
  ],
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
