/** What the size of a job is counted in, plural and in small letters. */
export const sizeNouns: ReadonlySet<string> = new Set(
  'accounts customers clients households stores shops branches restaurants outlets locations sites venues properties units apartments homes flats houses tenancies buildings rooms bedrooms beds patients residents pupils students children learners families members volunteers donors guests covers meals seats delegates visitors passengers flights aircraft buses coaches trucks vans vehicles lorries trailers trains vessels turbines machines presses lines robots servers endpoints devices users subscribers calls tickets orders parcels pallets containers cases claims invoices transactions employees staff drivers technicians engineers nurses chairs surgeries operatories theatres clinics wards practices schools classrooms countries states counties markets languages acres hectares cows horses animals trees gardens parks pools projects events shows exhibitions products lines brands'.split(
    ' ',
  ),
);
