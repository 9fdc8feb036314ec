/** Due wherever titles, job zones or related occupations are shown. */
export const onetAttribution =
  'This product includes information from the O*NET 29.3 Database by the US Department of Labor, Employment and Training Administration (USDOL/ETA), used under the CC BY 4.0 license. USDOL/ETA has not approved, endorsed or tested it; we selected and shortened what we use.';
