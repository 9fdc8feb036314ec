/**
 * Things of one kind of workplace, as the beginnings of words. A stranger is asked about them only where the job itself
 * speaks of them: nobody asks the front desk of a dentist for its beds.
 */
export const workplaceNouns: readonly string[] = [
  ...'bed ward room building apartment hotel restaurant kitchen guest table cover section station'.split(
    ' ',
  ),
  ...'patient pupil resident child class classroom lesson theatre theater counter shop store'.split(
    ' ',
  ),
  ...'aisle route stop truck van lift depot vessel ship crew rotation farm herd field'.split(' '),
  ...'branch territory quota commission campaign budget fixed variable retainer'.split(' '),
  ...'return audit closing month-end ledger caseload docket elevator machine line press'.split(' '),
  ...'shift rota night weekend relief on-call pager release sprint'.split(' '),
];
