/** Standards that an employer is audited against, by the letters they go by: whoever keeps one is asked about it. */
export const namesStandard =
  /\b(?:(?:AS|EN|API|ASTM|ASME|SOC|NIST)[- ]?\d{1,5}|(?:ISO|IATF|NADCAP|c?GMP|GxP|GLP|HACCP|BRCGS?|SQF|SOX|PCI[- ]DSS|CMMC|ITAR|JCAHO)(?:[- ]?\d{2,5})?)(?![\p{L}\d])/iu;
