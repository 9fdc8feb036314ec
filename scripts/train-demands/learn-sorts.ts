import { listKnown, shuffle } from '../train-names/sparse-model.ts';

/** What is seen of a line, and the sort that somebody chose for it. */
export interface SortedLine {
  signals: readonly string[];
  sort: string;
}

const rounds = 6;
const rate = 0.15;
const pull = 0.004;
const fewestLines = 4;
const least = 12;

/** Weights of each sort and signal, learned in small steps that shrink where a weight has moved often (AdaGrad). */
export class SortModel {
  readonly sorts: readonly string[];
  readonly #places: ReadonlyMap<string, number>;
  readonly #weights: Float64Array;
  readonly #moves: Float64Array;

  constructor(lines: readonly SortedLine[]) {
    this.sorts = [...new Set(lines.map(({ sort }) => sort))].toSorted();
    const known = listKnown(
      lines.map(({ signals }) => signals),
      fewestLines,
    );
    this.#places = new Map([...known].toSorted().map((signal, place) => [signal, place]));
    this.#weights = new Float64Array(this.sorts.length * known.size);
    this.#moves = new Float64Array(this.sorts.length * known.size);
    const seen = lines.map(({ signals, sort }) => ({ places: this.#find(signals), sort }));
    for (let round = 1; round <= rounds; round += 1)
      for (const { places, sort } of shuffle(seen, round)) this.#learn(places, sort);
  }

  /** How likely each sort is. */
  judge(signals: readonly string[]): number[] {
    return [...this.#judge(this.#find(signals))];
  }

  #find(signals: readonly string[]): Int32Array {
    return Int32Array.from(
      signals.map((signal) => this.#places.get(signal) ?? -1).filter((place) => place >= 0),
    );
  }

  #judge(places: Int32Array): Float64Array {
    const count = this.sorts.length;
    const scores = new Float64Array(count);
    for (const place of places)
      for (let k = 0; k < count; k += 1) scores[k]! += this.#weights[place * count + k]!;
    const most = Math.max(...scores);
    let total = 0;
    for (let k = 0; k < count; k += 1) total += scores[k] = Math.exp(scores[k]! - most);
    return scores.map((power) => power / total);
  }

  #learn(places: Int32Array, sort: string): void {
    const count = this.sorts.length;
    const slopes = this.#judge(places);
    slopes[this.sorts.indexOf(sort)]! -= 1;
    for (const place of places) {
      for (let k = 0; k < count; k += 1) {
        const at = place * count + k;
        const weight = this.#weights[at]!;
        const step = slopes[k]! + pull * weight;
        const moved = this.#moves[at]! + step * step;
        this.#moves[at] = moved;
        this.#weights[at] = weight - (rate * step) / Math.sqrt(moved + 1e-6);
      }
    }
  }

  /** One line for each signal that counts: its name, then "sort weight-in-hundredths" of each sort that it speaks for or against. */
  print(): string {
    return [...this.#places]
      .flatMap(([signal, place]) => {
        const weights = this.sorts.flatMap((sort, k) => {
          const hundredths = Math.round(this.#weights[place * this.sorts.length + k]! * 100);
          return Math.abs(hundredths) >= least ? [`${sort}${hundredths}`] : [];
        });
        return weights.length === 0 ? [] : [`${signal}\t${weights.join(' ')}`];
      })
      .join('\n');
  }
}
