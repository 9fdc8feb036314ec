/** Words of which the headings of an advertisement are made. */
const ofHeadings = new Set(
  `a about additional and attributes background basic benefits candidate company conditions core critical day day-to-day desirable
  desired details education eligibility environment essential experience for general ideal information job key
  knowledge level minimum model must must-haves needs nice other our overview personal picture position preferred
  professional profile qualification qualifications required requirement requirements responsibilities role section
  should skill skills special specification specifications summary technical the to what who why work working you your`.split(
    /\s+/,
  ),
);

/** "Working Model", "Critical Skills & Experience", "A must", "Des": a heading or a torn end, and nothing that anybody can have. */
export function isScrap(text: string): boolean {
  const words = text.toLowerCase().match(/[\p{L}-]+/gu) ?? [];
  const isTorn = words.length === 1 && text.length < 4 && !/^\p{Lu}{2,}|[+#\d]/u.test(text);
  return isTorn || (words.length <= 5 && words.every((word) => ofHeadings.has(word)));
}
