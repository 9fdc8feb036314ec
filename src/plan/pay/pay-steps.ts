/** An amount as advertisements write it, without its closing mark. */
const amount = String.raw`(?:[£$€₹]\s?\d(?:[\d,]*\d)?(?:\.\d\d)?k?)`;
const filler = String.raw`[^£$€₹\d]{0,40}?`;

/** "€14 an hour increasing to €15 after the probation" */
const rising = new RegExp(
  String.raw`(${amount})${filler}\b(?:increas|ris|go|mov)(?:ing|es|e|s)?(?: up)? to (${amount})[^£$€₹,.;]{0,24}?\b(after|following|upon|on|once) ([^£$€₹.;,]{4,80})`,
  'i',
);
/** "Ages 16-20 = £10 per hour, ages 21+ = £12" */
const byAge = new RegExp(
  String.raw`\b(?:ages? |aged )?(\d\d)\s?(?:(?:-|–|to)\s?(\d\d)|\+|and over|or over|plus)(?:\s?years?(?: olds?)?)?\s?[=:–-]?\s?(${amount})`,
  'gi',
);
/** "£30,000, after 1 year's service £31,000" */
const byService = new RegExp(
  String.raw`\bafter (\d{1,2}|one|two|three|four|five|six) (year|month)s?['’]?s?['’]?(?: (?:of )?(?:service|employment))?\s?[=:–-]?\s?(${amount})`,
  'gi',
);
/** "Days: £14.00 Nights: £16.50" */
const byShift = new RegExp(
  String.raw`\b(days?|nights?|evenings?|weekends?|saturdays?|sundays?|weekdays?)(?: shifts?)?\s?[=:–-]\s?(${amount})`,
  'gi',
);

const close = (text: string): string => text.replace(/\s/g, '');

function sayRise(words: string, per: string): string | null {
  const [, from, to, , condition = ''] = rising.exec(words) ?? [];
  if (from === undefined || to === undefined) return null;
  const step = condition
    .replace(/^(?:the )?(?:successful )?(?:completion|passing) of /i, '')
    .replace(/^(?:your|the|successful)\s/i, 'the ')
    .trim();
  return `${close(from)}${per}, rising to ${close(to)} after ${step}`;
}

function sayAges(words: string, per: string): string | null {
  const found = [...words.matchAll(byAge)];
  if (found.length < 2) return null;
  return found
    .map(([, from, to, paid = ''], index) => {
      const age = to === undefined ? `from ${from}` : `from ${from} to ${to}`;
      return `${close(paid)}${index === 0 ? per : ''} ${index === 0 ? `at the age ${age}`.replace('age from', 'age of') : age}`;
    })
    .join(', ');
}

function sayService(words: string, per: string): string | null {
  const found = [...words.matchAll(byService)];
  const [first] = new RegExp(amount).exec(words) ?? [];
  if (found.length === 0 || first === undefined || found[0]?.[3] === first) return null;
  const later = found.map(([, count = '', unit = '', paid = '']) => {
    const many = /^(?:1|one)$/i.test(count) ? unit.toLowerCase() : `${unit.toLowerCase()}s`;
    return `${close(paid)} after ${count} ${many}`;
  });
  return [`${close(first)}${per} to begin with`, ...later].join(', ');
}

function sayShifts(words: string, per: string): string | null {
  const found = [...words.matchAll(byShift)];
  if (found.length < 2) return null;
  return found
    .map(([, shift = '', paid = ''], index) => {
      const when = /^(?:satur|sun|week)/i.test(shift)
        ? `at ${shift.toLowerCase()}`
        : `for ${shift.toLowerCase()}`;
      return `${close(paid)}${index === 0 ? per : ''} ${when.replace(/^at (satur|sun)/, (_, day: string) => `on ${day === 'satur' ? 'Satur' : 'Sun'}`)}`;
    })
    .join(', ');
}

/** Pay in steps, each with what it depends on; null where the words name no condition. */
export function sayPaySteps(given: string, period: string | undefined): string | null {
  const per = period === undefined ? '' : ` ${period}`;
  // "£12.00" is £12, unless another step has pence.
  const words = /\.(?!00)\d\d\b/.test(given) ? given : given.replace(/(?<=\d)\.00\b/g, '');
  return (
    sayRise(words, per) ?? sayAges(words, per) ?? sayService(words, per) ?? sayShifts(words, per)
  );
}
