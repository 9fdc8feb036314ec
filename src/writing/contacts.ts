const address = /[\w.+-]{1,64}@[\w-]{1,63}\.\w/;
const page =
  /\bhttps?:\/\/|\bwww\.|\b[\w-]{2,63}\.(?:com|org|net|gov|edu|io|jobs|co\.uk|org\.uk|nhs\.uk|ca|com\.au|ie|de|fr|es|nl)\b/i;
const figures = /\+?\d[\d\s()./-]{6,20}\d/g;
const span = /^(?:19|20)\d\d\s?[-/]\s?(?:19|20)\d\d$/;

/** A number somebody could dial: seven figures or more, and no span of years, date or law. */
const hasPhone = (text: string): boolean =>
  (text.match(figures) ?? []).some(
    (found) =>
      found.replace(/\D/g, '').length >= 7 &&
      !span.test(found) &&
      !/^\d{1,4}[./-]\d{1,2}[./-]\d{1,4}(?:\D|$)/.test(found),
  );

/** Whether a text names a way to reach somebody: an address, a page or a telephone. */
export const hasContact = (text: string): boolean =>
  address.test(text) || page.test(text) || hasPhone(text);
