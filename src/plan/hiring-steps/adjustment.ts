/** What is offered to whoever needs the work or the talk arranged otherwise, in the word of the country. */
export const nameAdjustment = (country: string | null): string =>
  country === 'US' || country === 'CA' ? 'accommodation' : 'adjustment';

/** A sentence of ours that speaks of an adjustment, in the word of the country. */
export const sayAdjustmentAsIn = (text: string, country: string | null): string =>
  text
    .replace(/\badjustment/g, nameAdjustment(country))
    .replace(
      /^Adjustment/,
      nameAdjustment(country) === 'adjustment' ? 'Adjustment' : 'Accommodation',
    );
