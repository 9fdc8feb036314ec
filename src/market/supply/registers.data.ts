interface Register {
  country: string;
  /** Codes of the occupations whose members it lists. */
  soc: RegExp;
  name: string;
}

/** Public registers in which everybody stands who may do the work: to be counted by hand, never quoted from here. */
const registers: readonly Register[] = [
  { country: 'GB', soc: /^29-1141|^29-1151|^29-1161/, name: 'the NMC register' },
  { country: 'GB', soc: /^29-12/, name: 'the GMC medical register' },
  { country: 'GB', soc: /^29-1051/, name: 'the GPhC register' },
  { country: 'GB', soc: /^29-102|^29-1292|^31-9091/, name: 'the GDC register' },
  {
    country: 'GB',
    soc: /^29-112[2-79]|^29-1181|^29-2034|^29-204|^29-1031|^19-303/,
    name: 'the HCPC register',
  },
  { country: 'GB', soc: /^23-1011/, name: 'the SRA solicitors register' },
  { country: 'GB', soc: /^21-102/, name: 'the Social Work England register' },
  { country: 'GB', soc: /^17-1011/, name: 'the ARB register of architects' },
  { country: 'GB', soc: /^33-9032/, name: 'the SIA register of licence holders' },
  { country: 'GB', soc: /^29-1131/, name: 'the RCVS register' },
  { country: 'IE', soc: /^29-1141|^29-1151|^29-1161/, name: 'the NMBI register' },
  { country: 'IE', soc: /^29-12/, name: 'the Medical Council register' },
  { country: 'AU', soc: /^29-1(?:0|1[25]|14|2)/, name: 'the Ahpra register of practitioners' },
  { country: 'US', soc: /^29-1141|^29-2061/, name: 'Nursys and the license lookup of the state' },
  { country: 'US', soc: /^13-2011/, name: 'CPAverify, where a CPA is asked for' },
  { country: 'US', soc: /^23-1011/, name: 'the directory of the state bar' },
  {
    country: 'US',
    soc: /^29-1(?:0|1[25]|2)|^17-1011|^21-102|^39-50/,
    name: 'the license lookup of the state board',
  },
  { country: 'US', soc: /^53-2011|^49-3011/, name: 'the FAA airmen registry' },
  { country: 'KE', soc: /^29-1141/, name: 'the register of the Nursing Council of Kenya' },
  { country: 'PH', soc: /^29-1|^17-2/, name: 'the PRC list of licensed professionals' },
];

/** The register in which people of the occupation can be counted; null where none is known. */
export const findRegister = (country: string | null, soc: string | null): string | null =>
  soc === null
    ? null
    : (registers.find((one) => one.country === country && one.soc.test(soc))?.name ?? null);
