/**
 * Beginnings of words that stand in the lines of any job, beside those that every trade uses: a name that has no others
 * tells nothing that people could be told apart by.
 */
export const generalStems: ReadonlySet<string> = new Set(
  `abili achie acros activ addit admin advan align appli areas assig basic best busin capab comfo commi compr compu
  conce condu conti coord creat cross day deleg deliv demon detai detail diffe direc drive driv dutie effec effic
  embra enhan excel execu exper exter extra facin famil focus follo fulfi funct fundm gener goal good great guida handl
  high ident imple improv initi innov instr inter keep key knowl level lines make making metho multi need new objec open
  optim organ over overs phone pract proac proce profi progr promo prov prove proven quick read relev resea resul role
  setti situa skill smart solid solut some strat strong succe suppo table task techn terms time tools track under use
  user using util vario verif veri verifi well withi withn write writt young`.split(/\s+/),
);
