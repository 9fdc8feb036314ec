/** Words of a unit that state one fact, and where they stand in it. */
export interface Part {
  text: string;
  start: number;
  end: number;
  /** A step of the selection, whatever the unit around it is. */
  isStep?: boolean;
  /** Something one does, whatever the unit around it is. */
  isTask?: boolean;
  /** What makes a deed of a task that is a thing: "be responsible for". */
  ofThing?: string;
  /** Given to whoever is hired, whatever the unit around it is. */
  isOffer?: boolean;
  /** Asked for, though the rest of its unit is only wished for. */
  isAsked?: boolean;
  /** Only wished for, though the rest of its unit is asked for. */
  isWished?: boolean;
  /** What one word beside the person asks: "an experienced clerk". */
  isStanding?: boolean;
}
