/** Words for people and bodies one reports to, besides the names of occupations. */
export const leaders =
  /\b(?:leitung|leiter\w*|responsable|leads?|head|chief|ceo|cfo|coo|cto|cio|cmo|chro|vp|svp|avp|evp|md|gm|owner|board|founders?|partners?|leader|management|geschäftsführ\w+|direktion|direct(?:ion|or|eur|rice)|chef\w*|manager|supervisor|superintendent|principal|president|captain|pi|officer|coordinator|administrator|dean|chair|foreman|sergeant|controller|jef[ea]|encargad[oa]|gerente|directora?|supervisora?)\b/i;
