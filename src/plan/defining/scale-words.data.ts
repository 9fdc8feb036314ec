/** What an employer counts of itself: the nouns behind the number, by what they tell. */
export const scaleNouns = {
  /** Told as "people". */
  people:
    'employees|colleagues|staff|team members|staff members|associates|co-workers|coworkers|teammates|workers|crew members|professionals|people',
  sites:
    'sites|locations|offices|branches|stores|shops|showrooms|restaurants|pubs|bars|cafes|hotels|resorts|care homes|nursing homes|homes|schools|academies|nurseries|clinics|hospitals|surgeries|practices|pharmacies|plants|factories|mills|farms|warehouses|depots|terminals|centers|centres|facilities|dealerships|campuses|laboratories|labs|gyms|clubs|libraries|museums|parks|stations|properties|communities|garages|salons',
  served:
    'customers|clients|patients|students|pupils|learners|residents|members|guests|visitors|users|families|households|subscribers|companies|businesses|contractors|tenants|passengers|children|young people|organizations|organisations|communities|brands|investors|farmers|children and families|people',
  countries: 'countries|states|provinces|counties',
  size: 'beds|guest rooms|bedrooms|rooms|seats|acres|vehicles|trucks|vans|buses|aircraft|vessels|ships|machines|looms|volumes|apartments|flats|units',
} as const;
