/** First words of titles that tell a kind of house or a subject: whoever works in another is no hit. */
export const titleHouses: ReadonlySet<string> = new Set(
  'medical dental gp hotel school campus hospital clinic veterinary legal salon spa gym housing shelter hostel prison church museum airport restaurant esl ged wedding'.split(
    ' ',
  ),
);
