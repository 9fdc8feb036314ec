export interface Rival {
  name: string;
  type: string;
  draw: string;
  counter: string;
  /** Whether employers are named, and not a kind of them. */
  isNamed: boolean;
  /** Whether the names come from a list, and nobody looked whether they hire here. */
  isUnchecked?: boolean;
  /** Whether they are large employers of the place, whatever they make or do. */
  isOfPlace?: boolean;
}
