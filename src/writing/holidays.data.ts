/**
 * Public holidays that a whole country keeps, by rule:
 * "12-25" a fixed day, "E-2" days from Easter Sunday, "5/1/1" the first Monday of May, "5/1/-1" the last one,
 * "2027-02-08" one day of one year, where the moon or a decree decides.
 * Holidays of a part of a country are left out, or say so.
 */
export interface CountryHolidays {
  /** Where a fixed holiday goes that falls on a weekend; nowhere unless said. */
  moves?: 'sunday' | 'weekend' | 'nearest';
  days: Readonly<Record<string, string>>;
}

const newYear = { '01-01': "New Year's Day" };
const christmas = { '12-25': 'Christmas Day' };
const boxing = { '12-26': 'Boxing Day' };
const goodFriday = { 'E-2': 'Good Friday' };
const easterMonday = { 'E+1': 'Easter Monday' };
const labour = { '05-01': 'Labour Day' };
const ascension = { 'E+39': 'Ascension Day' };
const whitMonday = { 'E+50': 'Whit Monday' };
const corpusChristi = { 'E+60': 'Corpus Christi' };
const assumption = { '08-15': 'Assumption Day' };
const allSaints = { '11-01': "All Saints' Day" };
const epiphany = { '01-06': 'Epiphany' };
const immaculate = { '12-08': 'Immaculate Conception' };
const secondChristmas = { '12-26': 'the second day of Christmas' };

/** What nearly every country keeps. */
export const everywhere: CountryHolidays = { days: { ...newYear, ...christmas } };

export const holidaysByCountry: Readonly<Partial<Record<string, CountryHolidays>>> = {
  // 5 U.S.C. 6103
  US: {
    moves: 'nearest',
    days: {
      ...newYear,
      '1/1/3': 'Martin Luther King Jr. Day',
      '2/1/3': "Presidents' Day",
      '5/1/-1': 'Memorial Day',
      '06-19': 'Juneteenth',
      '07-04': 'Independence Day',
      '9/1/1': 'Labor Day',
      '10/1/2': 'Columbus Day',
      '11-11': 'Veterans Day',
      '11/4/4': 'Thanksgiving',
      ...christmas,
    },
  },
  CA: {
    moves: 'weekend',
    days: {
      ...newYear,
      ...goodFriday,
      '07-01': 'Canada Day',
      '9/1/1': 'Labour Day',
      '10/1/2': 'Thanksgiving',
      ...christmas,
    },
  },
  GB: {
    moves: 'weekend',
    days: {
      ...newYear,
      ...goodFriday,
      'E+1': 'Easter Monday (not in Scotland)',
      '5/1/1': 'the early May bank holiday',
      '5/1/-1': 'the spring bank holiday',
      '8/1/-1': 'the summer bank holiday (not in Scotland)',
      ...christmas,
      ...boxing,
    },
  },
  IE: {
    days: {
      ...newYear,
      '2/1/1': "St Brigid's Day holiday",
      '03-17': "St Patrick's Day",
      ...easterMonday,
      '5/1/1': 'the May bank holiday',
      '6/1/1': 'the June bank holiday',
      '8/1/1': 'the August bank holiday',
      '10/1/-1': 'the October bank holiday',
      ...christmas,
      '12-26': "St Stephen's Day",
    },
  },
  AU: {
    moves: 'weekend',
    days: {
      ...newYear,
      '01-26': 'Australia Day',
      ...goodFriday,
      ...easterMonday,
      '04-25': 'Anzac Day',
      ...christmas,
      ...boxing,
    },
  },
  NZ: {
    moves: 'weekend',
    days: {
      ...newYear,
      '01-02': "the day after New Year's Day",
      '02-06': 'Waitangi Day',
      ...goodFriday,
      ...easterMonday,
      '04-25': 'Anzac Day',
      '6/1/1': "King's Birthday",
      '2026-07-10': 'Matariki',
      '2027-06-25': 'Matariki',
      '2028-07-14': 'Matariki',
      '10/1/4': 'Labour Day',
      ...christmas,
      ...boxing,
    },
  },
  IN: {
    days: {
      '01-26': 'Republic Day',
      '08-15': 'Independence Day',
      '10-02': 'Gandhi Jayanti',
      '2027-10-29': 'Diwali',
      '2028-10-17': 'Diwali',
      ...christmas,
    },
  },
  PH: {
    days: {
      ...newYear,
      'E-3': 'Maundy Thursday',
      ...goodFriday,
      '04-09': 'Araw ng Kagitingan',
      '05-01': 'Labor Day',
      '06-12': 'Independence Day',
      '08-21': 'Ninoy Aquino Day',
      '8/1/-1': 'National Heroes Day',
      ...allSaints,
      '11-30': 'Bonifacio Day',
      '12-08': 'the feast of the Immaculate Conception',
      ...christmas,
      '12-30': 'Rizal Day',
      '12-31': 'the last day of the year',
    },
  },
  SG: {
    moves: 'sunday',
    days: {
      ...newYear,
      '2027-02-08': 'Chinese New Year',
      '2028-01-26': 'Chinese New Year',
      '2028-01-27': 'Chinese New Year',
      ...goodFriday,
      ...labour,
      '08-09': 'National Day',
      ...christmas,
    },
  },
  AE: { days: { ...newYear, '12-02': 'National Day', '12-03': 'National Day' } },
  ZA: {
    moves: 'sunday',
    days: {
      ...newYear,
      '03-21': 'Human Rights Day',
      ...goodFriday,
      'E+1': 'Family Day',
      '04-27': 'Freedom Day',
      '05-01': "Workers' Day",
      '06-16': 'Youth Day',
      '08-09': "National Women's Day",
      '09-24': 'Heritage Day',
      '12-16': 'the Day of Reconciliation',
      ...christmas,
      '12-26': 'the Day of Goodwill',
    },
  },
  KE: {
    moves: 'sunday',
    days: {
      ...newYear,
      ...goodFriday,
      ...easterMonday,
      ...labour,
      '06-01': 'Madaraka Day',
      '10-10': 'Mazingira Day',
      '10-20': 'Mashujaa Day',
      '12-12': 'Jamhuri Day',
      ...christmas,
      ...boxing,
    },
  },
  NG: {
    days: {
      ...newYear,
      ...goodFriday,
      ...easterMonday,
      '05-01': "Workers' Day",
      '06-12': 'Democracy Day',
      '10-01': 'Independence Day',
      ...christmas,
      ...boxing,
    },
  },
  DE: {
    days: {
      ...newYear,
      ...goodFriday,
      ...easterMonday,
      ...labour,
      ...ascension,
      ...whitMonday,
      '10-03': 'the Day of German Unity',
      ...christmas,
      ...secondChristmas,
    },
  },
  AT: {
    days: {
      ...newYear,
      ...epiphany,
      ...easterMonday,
      ...labour,
      ...ascension,
      ...whitMonday,
      ...corpusChristi,
      ...assumption,
      '10-26': 'the National Day',
      ...allSaints,
      ...immaculate,
      ...christmas,
      '12-26': "St Stephen's Day",
    },
  },
  CH: { days: { ...newYear, ...ascension, '08-01': 'the National Day', ...christmas } },
  FR: {
    days: {
      ...newYear,
      ...easterMonday,
      ...labour,
      '05-08': 'Victory Day',
      ...ascension,
      ...whitMonday,
      '07-14': 'Bastille Day',
      ...assumption,
      ...allSaints,
      '11-11': 'Armistice Day',
      ...christmas,
    },
  },
  BE: {
    days: {
      ...newYear,
      ...easterMonday,
      ...labour,
      ...ascension,
      ...whitMonday,
      '07-21': 'the National Day',
      ...assumption,
      ...allSaints,
      '11-11': 'Armistice Day',
      ...christmas,
    },
  },
  NL: {
    days: {
      ...newYear,
      ...easterMonday,
      '04-27': "King's Day",
      ...ascension,
      ...whitMonday,
      ...christmas,
      ...secondChristmas,
    },
  },
  ES: {
    days: {
      ...newYear,
      ...epiphany,
      ...goodFriday,
      ...labour,
      ...assumption,
      '10-12': 'the National Day',
      ...allSaints,
      '12-06': 'Constitution Day',
      ...immaculate,
      ...christmas,
    },
  },
  IT: {
    days: {
      ...newYear,
      ...epiphany,
      ...easterMonday,
      '04-25': 'Liberation Day',
      ...labour,
      '06-02': 'Republic Day',
      ...assumption,
      ...allSaints,
      ...immaculate,
      ...christmas,
      '12-26': "St Stephen's Day",
    },
  },
  PT: {
    days: {
      ...newYear,
      ...goodFriday,
      '04-25': 'Freedom Day',
      ...labour,
      ...corpusChristi,
      '06-10': 'Portugal Day',
      ...assumption,
      '10-05': 'Republic Day',
      ...allSaints,
      '12-01': 'the Restoration of Independence',
      ...immaculate,
      ...christmas,
    },
  },
  PL: {
    days: {
      ...newYear,
      ...epiphany,
      ...easterMonday,
      ...labour,
      '05-03': 'Constitution Day',
      ...corpusChristi,
      ...assumption,
      ...allSaints,
      '11-11': 'Independence Day',
      '12-24': 'Christmas Eve',
      ...christmas,
      ...secondChristmas,
    },
  },
};
