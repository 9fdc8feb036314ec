/** Marks that others give an employer, by the words with which they are named; told as they are written. */
export const marks =
  "Living Wage Foundation|Real Living Wage [Ee]mployer|Living Wage [Ee]mployer|Gold Standards? Framework|Investors in People(?: (?:Gold|Silver|Platinum))?|B Corp|Great Place [Tt]o Work|Disability Confident(?: (?:Employer|Leader))?|Magnet|Joint Commission|Baldrige|Queen’s Award|Queen's Award|King's Award|Armed Forces Covenant|Outstanding|CQC|Ofsted|AAHA|NAEYC|CARF|LEED|AAALAC|ISO \\d{4,5}|AS9100|NADCAP";

/** How one house of an employer is called behind its own name. */
export const ownHouses =
  'Nursing Home|Care Home|Care Centre|Care Center|Hospital|Medical Center|Medical Centre|Clinic|Surgery|School|Academy|College|Nursery|Hotel|Resort|Lodge|Restaurant|Inn|Museum|Library|Hospice|Health Center|Health Centre';
