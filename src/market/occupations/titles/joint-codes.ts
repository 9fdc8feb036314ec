/** Codes the wage survey publishes jointly; profiles use the joint one, titles the finer ones. */
const JOINT: readonly (readonly [RegExp, string])[] = [
  [/^13-102[123]$/, '13-1020'],
  [/^13-202[23]$/, '13-2020'],
  [/^21-101[14]$/, '21-1018'],
  [/^25-205[256]$/, '25-2052'],
  [/^25-904[239]$/, '25-9045'],
  [/^29-201[12]$/, '29-2010'],
  [/^31-112[12]$/, '31-1120'],
  [/^51-202[23]$/, '51-2028'],
  [/^51-209[29]$/, '51-2090'],
  [/^53-104[2349]$/, '53-1047'],
];

/** The other way: the finer code most jobs of a joint one have. */
const FINER = new Map([
  ['13-1020', '13-1023'],
  ['13-2020', '13-2023'],
  ['21-1018', '21-1014'],
  ['25-2052', '25-2056'],
  ['25-9045', '25-9042'],
  ['29-2010', '29-2011'],
  ['31-1120', '31-1122'],
  ['51-2028', '51-2022'],
  ['51-2090', '51-2092'],
  ['53-1047', '53-1042'],
]);

export const toJointCode = (soc: string): string =>
  JOINT.find(([pattern]) => pattern.test(soc))?.[1] ?? soc;

export const toFineCode = (soc: string): string => FINER.get(soc) ?? soc;
