const split = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** Things that one counts: in a sentence they stand with an article, or there are several. */
export const countNouns = split(`
  account agenda agreement analyst app application appointment area asset assignment associate audit branch
  budget bulletin calendar campaign candidate cart case channel chart client colleague committee community company
  complaint component concept conference contract contractor coordinator course customer dashboard database
  deadline deal department deployment developer director distributor document employee engineer environment
  event executive facility file form forum framework function goal guest guideline hospital incident initiative inspection
  interview invoice issue job kitchen launch leader ledger letter line list log machine manager meeting member memo method
  milestone model module newsletter nurse objective office opportunity order organization organisation package
  partner partnership patient pipeline plan plant platform policy portfolio presentation problem procedure process
  product program programme project proposal question receipt record region relationship report request requirement
  resident review roadmap role routine schedule school script session shipment site solution specification
  spirit spreadsheet stakeholder standard statement store strategy student supervisor supplier survey system target
  task team technician template territory tool tracker transaction trip unit user vehicle vendor visit visitor
  warehouse website workflow workshop
`);

/** The same word is what one does: "plan and report to". */
export const alsoVerbs = split(`
  account audit budget campaign case channel chart contract design document file form function interview invoice issue
  launch line list log model order package partner plan process program project question record report request review
  schedule script target task tool team visit survey
`);

/** Of which a workplace has one: "the budget". */
export const onlyOnes =
  'budget|website|database|department|warehouse|kitchen|sales pipeline|general ledger|calendar|waiting list|front desk|reception desk|switchboard|product roadmap|payroll process|closing process|month-end close|budgeting process';
