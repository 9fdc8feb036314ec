/** Must-haves in another order, known by their words, and the lines that get another role with it. */
export interface OrderedMustHaves {
  order: string[];
  wishes: string[];
  moved: { quote: string; role: 'must' | 'nice' }[];
}
