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
/** "£10 (18-20) and £12 (21+)" */
const ofAge = new RegExp(
  String.raw`(${amount})\s?\((?:ages? |aged )?(1\d|2\d)\s?(?:(?:-|–|to)\s?(\d\d)|\+|and over)\)`,
  'gi',
);
/** "£12 (08:00 to 19:00); £15 (19:00 to 08:00)" */
const byClock = new RegExp(String.raw`^(${amount}) \((\d\d:\d\d) to (\d\d:\d\d)\)$`);
/** "Weaver I: $26 - $33; Weaver II: $31 - $39" */
const byGrade = new RegExp(
  String.raw`^([^:£$€₹]{3,70}): (${amount})(?:\s?(?:-|–|to)\s?(${amount}))?$`,
);
/** "£13.10 and up to £14.90 across selected locations within London" */
const byPlace = new RegExp(
  String.raw`(${amount})${filler}\b(?:and|or|,) (?:up to |from )?(${amount})${filler}\b(?:across|in|at|within) ((?:(?:selected|certain|some|our) )?[^£$€₹.;,\d]{3,60})$`,
  'i',
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
  const before = [...words.matchAll(byAge)].map(([, from, to, paid = '']) => ({ from, to, paid }));
  const behind = [...words.matchAll(ofAge)].map(([, paid = '', from, to]) => ({ from, to, paid }));
  const found = behind.length >= 2 ? behind : before;
  if (found.length < 2) return null;
  return found
    .map(({ from, to, paid }, index) => {
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

const clock = (time: string): string => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const past = minutes === 0 ? '' : `.${String(minutes).padStart(2, '0')}`;
  return `${hours % 12 === 0 ? 12 : hours % 12}${past}${hours < 12 ? 'am' : 'pm'}`;
};

function sayClock(words: string, per: string): string | null {
  const found = words.split('; ').map((part) => byClock.exec(part));
  if (found.length < 2 || found.includes(null)) return null;
  return found
    .map((match, index) => {
      const [, paid = '', from = '', to = ''] = match ?? [];
      return `${close(paid)}${index === 0 ? per : ''} from ${clock(from)} to ${clock(to)}`;
    })
    .join(', ');
}

function sayGrades(words: string, per: string): string | null {
  const found = words.split('; ').map((part) => byGrade.exec(part));
  if (found.length < 2 || found.includes(null)) return null;
  return found
    .map((match, index) => {
      const [, grade = '', from = '', to] = match ?? [];
      const paid = to === undefined ? close(from) : `${close(from)} to ${close(to)}`;
      return `${paid}${index === 0 ? per : ''} (${grade})`;
    })
    .join(', ');
}

function sayPlaces(words: string, per: string): string | null {
  const [, here, there, where = ''] = byPlace.exec(words) ?? [];
  if (here === undefined || there === undefined) return null;
  return `${close(here)}${per}, and up to ${close(there)} in ${where.replace(/^(?:our) /i, '').trim()}`;
}

/** Pay in steps, each with what it depends on; null where the words name no condition. */
export function sayPaySteps(given: string, period: string | undefined): string | null {
  const per = period === undefined ? '' : ` ${period}`;
  // "£12.00" is £12, unless another step has pence.
  const words = /\.(?!00)\d\d\b/.test(given) ? given : given.replace(/(?<=\d)\.00\b/g, '');
  return (
    sayClock(words, per) ??
    sayGrades(words, per) ??
    sayRise(words, per) ??
    sayAges(words, per) ??
    sayService(words, per) ??
    sayShifts(words, per) ??
    sayPlaces(words, per)
  );
}
