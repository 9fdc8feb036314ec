/** Countries, states and peoples: they have an "'s" behind them as often as a house does. */
export const countries =
  /^(?:(?:East|West|South|North|Eastern|Western|Southern|Northern|Central|Latin|Sub-Saharan) )?(?:Africa|America|Americas|Asia|Australia|Britain|California|Canada|China|Colorado|England|Europe|Florida|France|Georgia|Germany|India|Ireland|Kenya|Kentucky|London|Manila|Nairobi|New York|Ohio|Oregon|Philippines|Scotland|Texas|United (?:States|Kingdom)|Uganda|Wales|Washington)\b/;
