/** Words that say when or where work is done. A line needs one of them to be about nothing else. */
export const timesAndPlaces =
  /\b(?:on[- ]call|call[- ]outs?|stand-?by|shifts?|nights?|overnights?|weekends?|evenings?|early mornings?|holidays|saturdays?|sundays?|overtime|rotas?|rosters?|working hours|(?:flexible|extended|irregular|long|unsocial|business|office|odd|additional|after) hours|\d+ hours|schedules?|full[- ]time|part[- ]time|in[- ]office|in the office|on[- ]?site|in[- ]person|hybrid|remotely|from home|attendance|punctual\w*|\d on,? \d off)\b/i;

/** Words beside which a line on times and places says nothing of the work itself. */
export const besideTimes: ReadonlySet<string> = new Set(
  `a an the of in on at to for from with by as and or if when per each every any all some our your their other this it
  able ability availability available willing willingness ready readiness flexible flexibility open comfortable capable must
  should will can may be is are being have has having need needs needed require requires required requirement requirements
  expected essential necessary mandatory occasional occasionally regular regularly regularity reliable reliably dependable
  punctual punctuality consistent consistently prompt predictable good excellent full-time part-time
  work works working worked do does doing complete completes completing perform performs performing participate participates
  participating participation provide provides providing cover covers covering coverage support take takes taking carry out
  undertake join joining attend attending attendance share sharing keep maintain maintaining report reporting
  duty duties role job position post assignment assignments work-days basis part including include includes such also
  on-call call call-out call-outs callout callouts stand-by standby shift shifts night nights overnight overnights weekend
  weekends evening evenings early late morning mornings holiday holidays bank public saturday saturdays sunday sundays monday
  tuesday wednesday thursday friday overtime rota rotas roster rosters rotation rotations rotating rotational alternating
  schedule schedules scheduled pattern patterns varying variable various varied changing different irregular unsocial
  extended long longer additional extra odd core normal standard business hour hours time times timely day days week weeks
  weekly daily month monthly year round start finish am pm off after outside beyond during between out
  full part in-office office offices on-site onsite site sites in-person person hybrid remote remotely home location
  locations environment setting independently`
    .split(/\s+/)
    .filter(Boolean),
);
