/**
 * Words that end the names of houses in many fields: alone in a name they do not tell what the house is, and the job
 * must speak of the field in other words as well.
 */
export const unsureNames: ReadonlySet<string> = new Set(
  `technologies|labs|industries|llp|mutual|distribution|foods|beverage|rehab|treatment center|treatment centers|
  properties|wellness|relief|investments|wealth|records|studios|editions|pictures|sourcing|inn|lodge|grill|bridge|
  defense|defence|oil|stores|therapy|spa|mobile network|wireless|hospice|goodwill|nursery|ranch|
  athletics|solar|realty|payments|beauty|fashion|denim|wardrobe`
    .split('|')
    .map((word) => word.trim()),
);
