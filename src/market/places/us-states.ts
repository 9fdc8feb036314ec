export type UsState = { code: string; name: string; fips: string };

const packed = `AL Alabama 01|AK Alaska 02|AZ Arizona 04|AR Arkansas 05|CA California 06|CO Colorado 08|CT Connecticut 09|DE Delaware 10|DC District of Columbia 11|FL Florida 12|GA Georgia 13|HI Hawaii 15|ID Idaho 16|IL Illinois 17|IN Indiana 18|IA Iowa 19|KS Kansas 20|KY Kentucky 21|LA Louisiana 22|ME Maine 23|MD Maryland 24|MA Massachusetts 25|MI Michigan 26|MN Minnesota 27|MS Mississippi 28|MO Missouri 29|MT Montana 30|NE Nebraska 31|NV Nevada 32|NH New Hampshire 33|NJ New Jersey 34|NM New Mexico 35|NY New York 36|NC North Carolina 37|ND North Dakota 38|OH Ohio 39|OK Oklahoma 40|OR Oregon 41|PA Pennsylvania 42|RI Rhode Island 44|SC South Carolina 45|SD South Dakota 46|TN Tennessee 47|TX Texas 48|UT Utah 49|VT Vermont 50|VA Virginia 51|WA Washington 53|WV West Virginia 54|WI Wisconsin 55|WY Wyoming 56|PR Puerto Rico 72|GU Guam 66|VI Virgin Islands 78`;

/** The states, the District of Columbia and the territories the wage survey covers. */
const usStates: readonly UsState[] = packed.split('|').map((entry) => ({
  code: entry.slice(0, 2),
  name: entry.slice(3, -3),
  fips: entry.slice(-2),
}));

const byKey = new Map(
  usStates.flatMap((state) => [
    [state.code.toLowerCase(), state],
    [state.name.toLowerCase(), state],
    [state.fips, state],
  ]),
);

/** By postal code, name or FIPS code. */
export const findState = (text: string): UsState | undefined =>
  byKey.get(text.trim().replaceAll('.', '').toLowerCase());

/** "Georgia" is a country as well. */
const unmistakable = new RegExp(
  String.raw`\b(?:${usStates
    .map(({ name }) => name)
    .filter((name) => name !== 'Georgia')
    .join('|')})\b`,
);

/** Whether a text names a state that no other country has. */
export const namesState = (text: string): boolean => unmistakable.test(text);
