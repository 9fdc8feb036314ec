import { isCountryCode } from './countries.ts';
import { isOrdinaryName, type NameAt, readCodeAt, readNameAt } from './place-names.ts';
import { readPostcode } from './postcodes.ts';
import { findDepartment, liesIn, type Region } from './regions.ts';
import type { TextWord } from './words-of-text.ts';
import type { Town } from './world-cities.ts';

/** What stands behind a place name and belongs to it. */
export interface Neighbours {
  regions: readonly Region[];
  country: string | null;
  postcode: string | null;
  /** Index of the word behind them, and the end of the last of them. */
  next: number;
  end: number;
}

const BESIDE = /^(?:,? ?\(?|,\s{1,3}| ?[/|–—-] ?|\),? ?)$/;
const LOOSE = /[/|–—-]/;
const AREA_WORD = /^(?:metropolitan|metro|area|region|metroplex|bay|areas|county|city)$/;
const ISO = /^[A-Z]{2}$/;
const MOST_NEIGHBOURS = 6;
/** "In Cleveland, Israel and elsewhere" lists a city that everybody knows, and a country. */
const LARGE_TOWN = 300_000;
const METROPOLIS = 1_000_000;
/** Longer gaps never stand inside one place. */
const WIDEST_GAP = 5;

export const gapBetween = (text: string, from: number, to: number): string | undefined =>
  to - from <= WIDEST_GAP ? text.slice(from, to) : undefined;

const fits = (towns: readonly Town[], region: Region): boolean =>
  towns.some((town) => liesIn(town, region));

const isWithin = (own: Region, wide: Region): boolean =>
  own !== wide && own.country === wide.country && own.admin === wide.admin;

/** A name that is nothing but a town, so that whatever stands behind it may say where. */
const isMereTown = (name: NameAt): boolean => !name.country && name.regions.length === 0;

const isLarge = ({ towns }: NameAt): boolean => (towns[0]?.population ?? 0) >= LARGE_TOWN;

class Reader {
  regions: readonly Region[] = [];
  country: string | null = null;
  postcode: string | null = null;

  next: number;
  end: number;
  private readonly text: string;
  private readonly words: readonly TextWord[];
  private readonly name: NameAt | undefined;

  constructor(
    text: string,
    words: readonly TextWord[],
    name: NameAt | undefined,
    { next, end }: { next: number; end: number },
  ) {
    this.text = text;
    this.words = words;
    this.name = name;
    this.next = next;
    this.end = end;
  }

  /** One more neighbour; false when what stands there is none. */
  step(): boolean {
    const word = this.words[this.next];
    const gap = word && gapBetween(this.text, this.end, word.start);
    if (!word || gap === undefined || !BESIDE.test(gap)) return false;
    const isLoose = LOOSE.test(gap);
    if (/^\d|^[a-z]{1,2}\d/.test(word.folded)) return !isLoose && this.readDigits(word, gap);
    const isApart = !isLoose && gap.trim() !== '';
    return (
      (word.isCapital && this.readName(isApart)) ||
      this.readCode(word, isApart) ||
      (word.isCapital && !isLoose && AREA_WORD.test(word.folded) && this.take(word.end, 1))
    );
  }

  private take(end: number, count: number): true {
    this.end = end;
    this.next += count;
    return true;
  }

  private readDigits(word: TextWord, gap: string): boolean {
    const department = gap.includes('(') ? findDepartment(word.folded) : undefined;
    if (department && fits(this.name?.towns ?? [], department)) {
      this.regions = [department];
      this.country = 'FR';
      return this.take(word.end, 1);
    }
    const code = this.postcode === null ? readPostcode(this.text, word.start) : undefined;
    if (!code || (code.country && this.country && code.country !== this.country)) return false;
    if (code.country && code.country !== 'IN') this.country ??= code.country;
    this.postcode = code.text;
    this.end = word.start + code.text.length;
    while ((this.words[this.next]?.start ?? this.end) < this.end) this.next += 1;
    return true;
  }

  private readName(isApart: boolean): boolean {
    const beside = readNameAt(this.text, this.words, this.next);
    if (!beside) return false;
    const end = this.words[this.next + beside.count - 1]!.end;
    if (beside.country && !this.isRather(beside) && this.agrees(beside.country, isApart)) {
      this.country = beside.country;
      this.regions = this.regions.filter(({ country }) => country === beside.country);
      return this.take(end, beside.count);
    }
    const isFirst = this.regions.length === 0;
    const wanted = beside.regions.filter((region) =>
      isFirst
        ? !this.isRowOfCities(beside, region) && this.mayLieIn(region, isApart)
        : this.regions.some((own) => isWithin(own, region)),
    );
    if (wanted.length === 0) return false;
    if (isFirst) this.setRegions(wanted);
    return this.take(end, beside.count);
  }

  /** "Berlin, London, New York": cities in a row, though the state has a London. */
  private isRowOfCities({ towns: [city] }: NameAt, region: Region): boolean {
    const [own] = this.name?.towns ?? [];
    if (!city || !own || city.population < METROPOLIS || own.population < LARGE_TOWN) return false;
    return !liesIn(own, region);
  }

  /** "Atlanta, Georgia" lies in the state, "Batumi, Georgia" in the country. */
  private isRather({ country, regions }: NameAt): boolean {
    const towns = this.name?.towns ?? [];
    return (
      !towns.some((town) => town.country === country) &&
      regions.some((region) => fits(towns, region))
    );
  }

  private setRegions(wanted: readonly Region[]): void {
    const agreeing = wanted.filter((region) => fits(this.name?.towns ?? [], region));
    this.regions = agreeing.length > 0 ? agreeing : wanted;
    const countries = new Set(this.regions.map(({ country }) => country));
    if (countries.size === 1) this.country = this.regions[0]!.country;
  }

  private agrees(country: string, isApart: boolean): boolean {
    if (this.country !== null) return this.country === country;
    if (this.regions.length > 0) return this.regions.some((region) => region.country === country);
    const { name } = this;
    if (!name) return true;
    if (name.towns.some((town) => town.country === country)) return true;
    if (name.regions.some((region) => region.country === country)) return true;
    // A small town may be missing where its namesakes abroad are not.
    return isApart && isMereTown(name) && !isLarge(name) && !isOrdinaryName(name.folded);
  }

  private mayLieIn(region: Region, isApart: boolean): boolean {
    if (this.country !== null && this.country !== region.country) return false;
    const { name } = this;
    if (!name || fits(name.towns, region)) return true;
    return (
      (isApart && this.country === null && isMereTown(name) && !isLarge(name)) ||
      name.regions.some((own) => isWithin(own, region))
    );
  }

  private readCode(word: TextWord, isApart: boolean): boolean {
    const towns = this.name?.towns ?? [];
    const all = readCodeAt(this.text, word);
    // "National Capital Region (NCR)"
    if (all.some((region) => this.regions.includes(region))) return this.take(word.end, 1);
    const codes = this.regions.length === 0 ? all : [];
    const open = codes.filter(({ country }) => this.country === null || this.country === country);
    const agreeing = open.filter(
      (region) => fits(towns, region) || (this.name?.regions.includes(region) ?? false),
    );
    if (agreeing.length > 0) {
      this.setRegions(agreeing);
      return this.take(word.end, 1);
    }
    const written = this.text.slice(word.start, word.end);
    if (ISO.test(written) && isCountryCode(written) && this.country === null) {
      // "Berlin, DE" is not in Delaware.
      if (towns.some(({ country }) => country === written)) {
        this.country = written;
        return this.take(word.end, 1);
      }
    }
    if (open.length === 0 || !isApart) return false;
    this.setRegions(open);
    return this.take(word.end, 1);
  }
}

/** Region, country and postcode behind a name, as far as they agree with it and with each other. */
export function readNeighbours(
  text: string,
  words: readonly TextWord[],
  name: NameAt | undefined,
  from: { next: number; end: number },
): Neighbours {
  const reader = new Reader(text, words, name, from);
  for (let step = 0; step < MOST_NEIGHBOURS && reader.step(); step += 1);
  return reader;
}
